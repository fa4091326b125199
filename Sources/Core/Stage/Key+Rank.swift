import Instrument

extension Key {
  /// How far a note's line and name stand back: 0 for tonics, 1 for the key's other notes, 2 for black keys where
  /// every note has a line.
  func rank(of note: Int) -> Int {
    if isTonic(note) { return 0 }
    return self != .chromatic || Key.naturals.contains(note) ? 1 : 2
  }
}

/// Which notes of the twelve a piece mostly uses: their lines are drawn strong.
public enum Key: Equatable, Sendable {
  /// All twelve notes alike.
  case chromatic
  /// The major scale on a tonic: a pitch class from 0, C, to 11, B. Other numbers count in octaves.
  case major(tonic: Int)

  /// The white keys of a piano.
  public static let naturals = Key.major(tonic: 0)

  /// Whether a note, a MIDI note number, belongs to the key.
  public func contains(_ note: Int) -> Bool {
    switch self {
    case .chromatic: return true
    case .major(let tonic):
      let step = (note % 12 - tonic % 12 + 24) % 12
      // Steps of the major scale, one bit a semitone: 0, 2, 4, 5, 7, 9, 11.
      return 0b1010_1011_0101 >> step & 1 == 1
    }
  }

  /// Whether a note, a MIDI note number, is the key's tonic; C where there is none.
  public func isTonic(_ note: Int) -> Bool {
    let tonic = if case .major(let tonic) = self { tonic } else { 0 }
    return (note % 12 - tonic % 12) % 12 == 0
  }
}

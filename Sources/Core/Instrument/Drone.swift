/// Steady notes below the player's, for the ear to hold on to.
public enum Drone: Equatable, Sendable, CaseIterable {
  case off
  /// The key's tonic.
  case root
  /// The tonic and the fifth above it.
  case fifth

  /// The lowest root: about 110 Hz, what a phone's loudspeaker still gives.
  public static let lowestRoot = 45

  /// The root, a MIDI note number: the tonic at the lowest line or below it, within an octave; where that is too low
  /// for a small loudspeaker, an octave higher. Where all twelve notes have lines it is a C.
  public static func root(of key: Key, in field: PitchField) -> Int {
    var root = field.notes.first ?? 57
    while !key.isTonic(root) { root -= 1 }
    while root < lowestRoot { root += 12 }
    return root
  }
}

/// What sounds below the voice in one picture.
public struct Accompaniment: Equatable, Sendable {
  /// Whether the drone sounds: while a hand is there.
  public var isDroneOn: Bool
  /// The note of the in-tune cue, a MIDI note number, while one is held in tune.
  public var cue: Int?

  /// Makes an accompaniment.
  public init(isDroneOn: Bool, cue: Int?) {
    self.isDroneOn = isDroneOn
    self.cue = cue
  }

  /// Nothing sounds.
  public static let none = Accompaniment(isDroneOn: false, cue: nil)
}

import Voice

/// What gestures have made of the instrument: what a player must be able to see.
public struct CommandState: Equatable, Sendable {
  /// How long a staccato note is, in seconds.
  public static let staccato = 0.12

  /// Whether nothing sounds because of a gesture.
  public var isMuted = false
  /// Whether a pinch or the like has the instrument play short notes.
  public var isStaccato = false
  /// Whether nothing sounds because no hand shows the gesture that plays.
  public var awaitsPlay = false
  /// Whether all sounds an octave higher.
  public var isOctaveUp = false
  /// The place of the timbre in ``Preset/timbres``; `nil`: the voice's own.
  public var timbre: Int?
  /// Whether the drone was switched on.
  public var isDroneOn = false

  /// Nothing is changed.
  public init() {}
}

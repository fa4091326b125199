/// What the instrument plays at one moment: the one value that sound, tuner, notes and tables share.
public struct ControlFrame: Equatable, Sendable {
  /// When the picture behind it was taken, seconds on the source's clock.
  public var time: Double
  /// The pitch as a MIDI note number, a real number (69 = A4).
  public var pitch: Double
  /// The loudness from 0, digital silence, to 1, full; the voice maps it by its level curve.
  public var level: Double
  /// Whether the instrument sounds.
  public var gate: Bool
  /// How it sounds from now on; `nil`: as the voice's own settings have it.
  public var timbre: Timbre?

  /// Makes a control frame.
  public init(time: Double, pitch: Double, level: Double, gate: Bool, timbre: Timbre? = nil) {
    self.time = time
    self.pitch = pitch
    self.level = level
    self.gate = gate
    self.timbre = timbre
  }
}

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

  /// Makes a control frame.
  public init(time: Double, pitch: Double, level: Double, gate: Bool) {
    self.time = time
    self.pitch = pitch
    self.level = level
    self.gate = gate
  }
}

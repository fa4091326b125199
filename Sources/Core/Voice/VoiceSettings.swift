/// What a voice sounds like; ``VoiceParameter`` lists each number's range and unit.
public struct VoiceSettings: Equatable, Sendable {
  /// The strengths of the harmonics.
  public var timbre: Timbre
  /// The relation of level to amplitude.
  public var levelCurve: LevelCurve
  /// The relation of pitch to frequency.
  public var tuning: Tuning
  /// The peak of a sine at level 1, where 1 is full scale; 0.5 is −6 dBFS.
  ///
  /// Other timbres are as strong (their root mean square is the sine's) and peak higher, by a factor
  /// of 1/√(1 − q²) < 1.67 with ``Timbre``'s q, so that no setting exceeds full scale.
  public var amplitude: Double
  /// The seconds a note takes to swell from silence.
  public var attack: Double
  /// The seconds a note takes to fall to silence, where digital zero begins.
  public var release: Double

  /// Makes settings; ``Voice`` refuses numbers outside their ranges.
  public init(
    timbre: Timbre = .theremin,
    levelCurve: LevelCurve = .decibels(range: VoiceParameter.levelRange.usual),
    tuning: Tuning = Tuning(),
    amplitude: Double = VoiceParameter.amplitude.usual,
    attack: Double = VoiceParameter.attack.usual,
    release: Double = VoiceParameter.release.usual
  ) {
    self.timbre = timbre
    self.levelCurve = levelCurve
    self.tuning = tuning
    self.amplitude = amplitude
    self.attack = attack
    self.release = release
  }

  /// The usual settings: a theremin over 40 dB at A4 = 440 Hz.
  public static var theremin: VoiceSettings { VoiceSettings() }

  /// A pure sine whose amplitude follows the level in a straight line.
  public static var sine: VoiceSettings { VoiceSettings(timbre: .sine, levelCurve: .linear) }
}

/// Why a voice cannot be made.
public enum VoiceError: Error, Equatable, Sendable {
  /// A parameter is not a number in its range.
  case outOfRange(VoiceParameter, Double)

  /// One sentence for a person, without capital or full stop.
  public var sentence: String {
    switch self {
    case .outOfRange(let parameter, let value):
      let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
      return "the voice's \(parameter.name) is \(value) \(parameter.unit); "
        + "it must lie between \(low) and \(high)"
    }
  }
}

extension VoiceSettings {
  /// Throws for the first number outside its range.
  func check() throws(VoiceError) {
    try VoiceParameter.amplitude.check(amplitude)
    try VoiceParameter.attack.check(attack)
    try VoiceParameter.release.check(release)
    if case .decibels(let range) = levelCurve { try VoiceParameter.levelRange.check(range) }
    try VoiceParameter.referenceFrequency.check(tuning.referenceFrequency)
    try VoiceParameter.richness.check(timbre.richness)
    try VoiceParameter.quietRolloff.check(timbre.quietRolloff)
    try VoiceParameter.loudRolloff.check(timbre.loudRolloff)
  }
}

extension VoiceParameter {
  /// Throws for a value outside the range, as NaN is.
  func check(_ value: Double) throws(VoiceError) {
    guard range.contains(value) else { throw .outOfRange(self, value) }
  }
}

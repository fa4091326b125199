import Foundation
import Testing
import Voice

@Suite struct LevelCurves {
  @Test(arguments: [LevelCurve.linear, .decibels(range: 40), .decibels(range: 60)])
  func runsFromSilenceToFullWithoutAStep(curve: LevelCurve) {
    #expect(curve.amplitude(ofLevel: 0) == 0)
    #expect((curve.amplitude(ofLevel: 1) - 1).magnitude < 1e-12)
    #expect(curve.amplitude(ofLevel: -3) == 0)
    #expect((curve.amplitude(ofLevel: 7) - 1).magnitude < 1e-12)
    let steps = (0...1000).map { curve.amplitude(ofLevel: Double($0) / 1000) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 0.01 })
  }

  @Test func decibelsFollowTheFormula() {
    for level in stride(from: 0.0, through: 1, by: 0.05) {
      let expected = (pow(100, level) - 1) / 99
      let heard = LevelCurve.decibels(range: 40).amplitude(ofLevel: level)
      #expect((heard - expected).magnitude < 1e-12)
    }
  }

  @Test(arguments: [0.25, 0.5, 1])
  func theVoiceSoundsAtTheCurvesAmplitude(level: Double) throws {
    for curve in [LevelCurve.linear, .decibels(range: 40)] {
      let settings = VoiceSettings(timbre: .sine, levelCurve: curve)
      let tone = try steadyTone(frequency: 440.7, level: level, settings: settings)
      let amplitude = line(tone.map(Double.init), at: 440.7 / 48_000).magnitude
      #expect((amplitude / (0.5 * curve.amplitude(ofLevel: level)) - 1).magnitude < 1e-5)
    }
  }

  @Test func tuningRelatesPitchAndFrequencyBothWays() {
    let baroque = Tuning(referenceFrequency: 415)
    #expect(baroque.frequency(ofPitch: 69) == 415)
    #expect((Tuning().frequency(ofPitch: 60) - 261.625565).magnitude < 1e-6)
    for pitch in stride(from: 0.0, through: 127, by: 0.7) {
      #expect(
        (baroque.pitch(ofFrequency: baroque.frequency(ofPitch: pitch)) - pitch).magnitude < 1e-9)
    }
  }
}

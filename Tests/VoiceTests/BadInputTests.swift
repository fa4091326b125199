import Foundation
import ScalarMath
import Testing
import Voice

@Suite struct BadInput {
  @Test(arguments: [8000, 11_025, 16_000, 44_100, 48_000, 96_000, 192_000] as [Double])
  func everyUsualSampleRateSounds(sampleRate: Double) throws {
    let tone = try steadyTone(
      frequency: 440, settings: .sine, sampleRate: sampleRate, length: 1 << 14)
    let amplitude = line(tone.map(Double.init), at: 440 / sampleRate).magnitude
    #expect((amplitude - 0.5).magnitude < 1e-4)
  }

  @Test(arguments: [0, -48_000, 7999, 192_001, .nan, .infinity] as [Double])
  func otherSampleRatesAreRefusedInASentence(sampleRate: Double) {
    let error = #expect(throws: VoiceError.self) { try Voice(sampleRate: sampleRate) }
    #expect(error?.sentence.contains("sample rate") == true)
    #expect(error?.sentence.contains("8000") == true)
  }

  @Test func everySettingIsRefusedOutsideItsRange() {
    for parameter in VoiceParameter.allCases where parameter != .sampleRate {
      for value in [parameter.range.lowerBound - 1, parameter.range.upperBound + 1, .nan] {
        var settings = VoiceSettings.theremin
        switch parameter {
        case .sampleRate: continue
        case .amplitude: settings.amplitude = value
        case .attack: settings.attack = value
        case .release: settings.release = value
        case .levelRange: settings.levelCurve = .decibels(range: value)
        case .referenceFrequency: settings.tuning.referenceFrequency = value
        case .richness: settings.timbre.richness = value
        case .quietRolloff: settings.timbre.quietRolloff = value
        case .loudRolloff: settings.timbre.loudRolloff = value
        }
        let error = #expect(throws: VoiceError.self) {
          try Voice(sampleRate: 48_000, settings: settings)
        }
        if value.isFinite { #expect(error == .outOfRange(parameter, value)) }
      }
      #expect(parameter.range.contains(parameter.usual))
    }
  }

  @Test func aFrameThatIsNoNumberIsIgnored() throws {
    var voice = try Voice(sampleRate: 48_000)
    for wrong in [Double.nan, .infinity, -.infinity] {
      voice.play(ControlFrame(time: 0, pitch: wrong, level: 1, gate: true))
      voice.play(ControlFrame(time: 0, pitch: 69, level: wrong, gate: true))
      #expect(voice.isSilent)
    }
    voice.play(ControlFrame(time: 0, pitch: 69, level: 1, gate: true))
    var untroubled = voice
    voice.play(ControlFrame(time: .nan, pitch: .nan, level: 1, gate: true))
    voice.play(ControlFrame(time: -.infinity, pitch: 69, level: .infinity, gate: true))
    #expect(voice.perform([], length: 4800) == untroubled.perform([], length: 4800))
    // A hand that left has no pitch; the note still ends.
    voice.play(ControlFrame(time: .nan, pitch: .nan, level: .nan, gate: false))
    _ = voice.perform([], length: 4800)
    #expect(voice.isSilent)
  }

  @Test func timesThatStandStillOrRunBackwardsAreHarmless() throws {
    var voice = try Voice(sampleRate: 48_000, settings: .sine)
    let cues: [Cue] = [0, 0, 5, 2, -1e300, 1e300, .nan, 3].enumerated().map { index, time in
      (index * 1600, ControlFrame(time: time, pitch: 60 + Double(index), level: 1, gate: true))
    }
    let samples = voice.perform(cues, length: 20_000)
    #expect((Glides.pitch(samples[17_000..<20_000]) - 67).magnitude < 0.001)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func aClockThatDoesNotRunLeavesTheUsualGlide(tick: Double) throws {
    var voice = try Voice(sampleRate: 48_000, settings: .sine)
    let cues: [Cue] = (0...20).map { index in
      let pitch = index < 20 ? 84.0 : 96
      let time = tick * Double(index)
      return (index * 1600, ControlFrame(time: time, pitch: pitch, level: 1, gate: true))
    }
    // Half a thirtieth of a second after the leap the pitch is about half way.
    let samples = voice.perform(cues, length: 34_000)
    #expect((Glides.pitch(samples[32_788..<32_812]) - 90).magnitude < 0.6)
  }

  @Test(arguments: [8000, 44_100, 192_000] as [Double])
  func nothingAFrameSaysExceedsFullScale(sampleRate: Double) throws {
    var random = RandomNumbers(seed: 3)
    let wild = [-1e300, -100, 0, 20, 69, 100, 127, 135, 200, 1e300]
    let brightest = VoiceSettings(timbre: Timbre(quietRolloff: 2000, loudRolloff: 2000))
    for settings in [VoiceSettings.sine, .theremin, brightest] {
      var voice = try Voice(sampleRate: sampleRate, settings: settings)
      let cues: [Cue] = (0..<300).map { index in
        let pitch = wild[Int(random.uniform() * Double(wild.count))]
        let level = -1 + 4 * random.uniform()
        let time = Double(index) / 30
        let frame = ControlFrame(
          time: time, pitch: pitch, level: level, gate: random.uniform() < 0.9)
        return (Int(time * sampleRate), frame)
      }
      let samples = voice.perform(cues, length: Int(10 * sampleRate))
      #expect(samples.allSatisfy { $0.magnitude <= 0.8334 })
      #expect(samples.contains { $0.magnitude > 0.2 })
    }
  }
}

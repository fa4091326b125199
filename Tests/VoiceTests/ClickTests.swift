import Foundation
import ScalarMath
import Testing
import Voice

/// A click is a burst of high frequencies: above 8 kHz a note of 440 Hz has nothing to say.
@Suite struct Clicks {
  static let length = 1 << 17

  /// The peak of what lies above 8 kHz, in dB relative to the peak of the whole.
  static func splatter(_ samples: [Float]) -> Double {
    let high = above(8000 / 48_000, in: samples).map(\.magnitude).max()!
    return decibels(high / Double(samples.map(\.magnitude).max()!))
  }

  /// Gates and levels at random moments, as a hand at the edge of the picture makes them.
  static func restlessCues(seed: UInt64, changing: Bool) -> [Cue] {
    var random = RandomNumbers(seed: seed)
    var cues: [Cue] = []
    var sample = 100
    while sample < 100_000 {
      let level = changing ? max(0, 1.4 * random.uniform() - 0.4) : 1
      let gate = random.uniform() < 0.6
      let time = Double(sample) / 48_000
      cues.append((sample, ControlFrame(time: time, pitch: 69, level: level, gate: gate)))
      sample += 50 + Int(3000 * random.uniform())
    }
    cues.append((100_000, ControlFrame(time: 3, pitch: 69, level: 1, gate: false)))
    return cues
  }

  @Test func theCriterionHearsAClick() throws {
    var voice = try Voice(sampleRate: 48_000, settings: .sine)
    let frame = ControlFrame(time: 0, pitch: 69, level: 1, gate: true)
    var samples = voice.perform([(0, frame)], length: Self.length)
    for n in 50_000..<samples.count { samples[n] = 0 }
    #expect(Self.splatter(samples) > -40)
  }

  /// The theremin's own harmonics reach above 8 kHz at −80 dB.
  @Test(arguments: [(VoiceSettings.sine, -100.0), (.theremin, -75)])
  func aNoteStartsAndStopsWithoutAClick(settings: VoiceSettings, limit: Double) throws {
    for stop in stride(from: 20_000, to: 20_110, by: 11) {
      var voice = try Voice(sampleRate: 48_000, settings: settings)
      let cues: [Cue] = [
        (100, ControlFrame(time: 0, pitch: 69, level: 1, gate: true)),
        (stop, ControlFrame(time: 1, pitch: 69, level: 1, gate: false)),
      ]
      #expect(Self.splatter(voice.perform(cues, length: 1 << 15)) < limit)
    }
  }

  @Test(arguments: [VoiceSettings.sine, .theremin], [false, true])
  func restlessGatesAndLevelsDoNotClick(settings: VoiceSettings, changing: Bool) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var voice = try Voice(sampleRate: 48_000, settings: settings)
      let cues = Self.restlessCues(seed: seed, changing: changing)
      #expect(Self.splatter(voice.perform(cues, length: Self.length)) < -60)
    }
  }

  @Test(arguments: [VoiceSettings.sine, .theremin])
  func aPitchThatLeapsDoesNotClick(settings: VoiceSettings) throws {
    var voice = try Voice(sampleRate: 48_000, settings: settings)
    let leaps = camera(
      framesPerSecond: 30, seconds: 2, sampleRate: 48_000, pitch: { Int($0 * 5) % 2 == 0 ? 57 : 69 }
    )
    let end: Cue = (100_000, ControlFrame(time: 3, pitch: 69, level: 1, gate: false))
    #expect(Self.splatter(voice.perform(leaps + [end], length: Self.length)) < -60)
  }

  @Test(arguments: [VoiceSettings.sine, .theremin])
  func silenceIsDigitalZero(settings: VoiceSettings) throws {
    var voice = try Voice(sampleRate: 48_000, settings: settings)
    #expect(voice.isSilent)
    #expect(voice.perform([], length: 1000).allSatisfy { $0 == 0 })
    let cues: [Cue] = [
      (0, ControlFrame(time: 0, pitch: 69, level: 1, gate: true)),
      (10_000, ControlFrame(time: 0.2, pitch: 69, level: 1, gate: false)),
    ]
    let samples = voice.perform(cues, length: 20_000)
    #expect(samples[9_000..<10_000].contains { $0.magnitude > 0.4 })
    #expect(samples[10_000 + 80 * 48..<20_000].allSatisfy { $0 == 0 })
    #expect(voice.isSilent)
  }

  @Test(arguments: [VoiceSettings.sine, .theremin])
  func levelZeroIsDigitalZero(settings: VoiceSettings) throws {
    var voice = try Voice(sampleRate: 48_000, settings: settings)
    let cues = camera(
      framesPerSecond: 30, seconds: 2, sampleRate: 48_000, pitch: { _ in 69 },
      level: { $0 < 1 ? 1 : 0 })
    let samples = voice.perform(cues, length: 96_000)
    #expect(samples[40_000..<48_000].contains { $0.magnitude > 0.4 })
    #expect(samples[48_000 + 2400..<96_000].allSatisfy { $0 == 0 })
    #expect(voice.isSilent)
  }
}

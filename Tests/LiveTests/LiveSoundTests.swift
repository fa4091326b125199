import Instrument
import Live
import ScalarMath
import Testing
import ThereminCore
import Voice

/// The sound on the audio clock: no hanging notes, no clicks.
@Suite struct LiveSounds {
  private let rate = 48_000.0

  private func block(_ sound: inout LiveSound, _ count: Int) -> [Float] {
    var samples = [Float](repeating: .nan, count: count)
    var span = samples.mutableSpan
    sound.render(into: &span)
    return samples
  }

  private func note(_ pitch: Double, at time: Double, level: Double = 1) -> ControlFrame {
    ControlFrame(time: time, pitch: pitch, level: level, gate: true)
  }

  private func steepest(_ samples: [Float]) -> Float {
    zip(samples, samples.dropFirst()).map { ($0 - $1).magnitude }.max() ?? 0
  }

  @Test(arguments: [128, 333, 1024])
  func itIsTheEnsembleSampleForSample(block size: Int) throws {
    var sound = try LiveSound(.standard, sampleRate: rate)
    var ensemble = try Ensemble(.standard, sampleRate: rate)
    for picture in 0..<20 {
      let control = note(60 + Double(picture) / 3, at: Double(picture) / 30)
      sound.play(control)
      ensemble.play(control)
      for _ in 0..<3 {
        var expected = [Float](repeating: .nan, count: size)
        var span = expected.mutableSpan
        ensemble.render(into: &span)
        #expect(block(&sound, size) == expected)
      }
    }
  }

  @Test func aNoteEndsWhereNoControlComes() throws {
    var sound = try LiveSound(.standard, sampleRate: rate)
    sound.play(note(69, at: 0))
    let held = block(&sound, Int(0.49 * rate))
    #expect(held.suffix(1000).contains { $0.magnitude > 0.05 })
    _ = block(&sound, 1000)
    _ = block(&sound, Int(Preset.standard.voice.release * rate) + 100)
    #expect(block(&sound, 1000).allSatisfy { $0 == 0 })
  }

  @Test func anotherInstrumentFadesInWithoutAClick() throws {
    var sound = try LiveSound(.standard, sampleRate: rate)
    sound.play(note(69, at: 0))
    var heard = block(&sound, 9600)
    let steady = steepest(heard)
    var preset = Preset.beginner
    preset.drone = .fifth
    try sound.configure(preset)
    heard = heard.suffix(1) + block(&sound, 64)
    sound.play(note(69, at: 0.2), Accompaniment(isDroneOn: true, cue: nil))
    heard += block(&sound, 9600)
    #expect(steepest(heard) < 1.6 * steady)
    #expect(heard.suffix(1000).contains { $0.magnitude > 0.05 })
  }

  /// As a slider gives them: each change comes while those before still fade.
  @Test func changesInQuickSuccessionDoNotClickEither() throws {
    var preset = Preset.beginner
    preset.drone = .fifth
    var sound = try LiveSound(preset, sampleRate: rate)
    // The drone alone: beside the voice its steps would be lost.
    func play(at time: Double) {
      sound.play(
        ControlFrame(time: time, pitch: 69, level: 0, gate: false),
        Accompaniment(isDroneOn: true, cue: nil))
    }
    play(at: 0)
    var heard = block(&sound, 24_000)
    let steady = steepest(heard)
    for change in 1...5 {
      try sound.configure(preset)
      play(at: 0.5 + Double(change) / 30)
      heard = heard.suffix(1) + block(&sound, 1600)
      #expect(steepest(heard) < 1.6 * steady, "change \(change)")
    }
    sound.releaseAll()
    _ = block(&sound, Int(rate))
    #expect(block(&sound, 1000).allSatisfy { $0 == 0 })
  }

  @Test func aFormerInstrumentFallsSilent() throws {
    var sound = try LiveSound(.standard, sampleRate: rate)
    sound.play(note(69, at: 0))
    _ = block(&sound, 4800)
    try sound.configure(.standard)
    _ = block(&sound, Int(Preset.standard.voice.release * rate) + 100)
    #expect(block(&sound, 1000).allSatisfy { $0 == 0 })
  }

  @Test func beatsAreHeardAndOver() throws {
    var sound = try LiveSound(.standard, sampleRate: rate)
    sound.beat(isStrong: true)
    let strong = block(&sound, 4800)
    #expect(strong.prefix(480).contains { $0.magnitude > 0.1 })
    #expect(strong.suffix(480).allSatisfy { $0.magnitude < 1e-3 })
    sound.beat(isStrong: false)
    let weak = block(&sound, 4800)
    // The strong one is higher: more crossings of zero.
    #expect(crossings(strong) > crossings(weak))
  }

  private func crossings(_ samples: [Float]) -> Int {
    zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
  }
}

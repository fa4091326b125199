import Foundation
import Testing
import Voice

/// The stairs of a camera's frames must not be heard in a moving tone.
@Suite struct Glides {
  static let sampleRate = 48_000.0

  /// The strongest sideband at the given distances from the carrier, in dB relative to it: a
  /// deviation of Δ hertz at a rate of m hertz makes sidebands of Δ / 2m.
  static func sideband(_ deviation: [Double], at rates: [Double]) -> Double {
    rates.map { decibels(line(deviation, at: $0 / 1000).magnitude / (2 * $0)) }.max()!
  }

  @Test(arguments: [1, 128, 256])
  func anOctaveASecondHasNoFrameRateInIt(block: Int) throws {
    // A2 to A6; the reference is the ideal glide, whose frequency grows by 2 every second.
    let cues = camera(framesPerSecond: 30, seconds: 4, sampleRate: Self.sampleRate) { 45 + 12 * $0 }
    var voice = try Voice(sampleRate: Self.sampleRate, settings: .sine)
    let tone = voice.perform(delivered(cues, everyBlockOf: block), length: 192_000)
    let glide = deviation(
      of: tone, from: { 110 * exp2($0) / log(2) }, sampleRate: Self.sampleRate)
    #expect(Self.sideband(Array(glide.dropFirst(500)), at: [30, 60, 90]) < -55)
  }

  @Test(arguments: [1, 128, 256])
  func vibratoIsKeptAndHasNoImages(block: Int) throws {
    let cues = camera(framesPerSecond: 30, seconds: 4, sampleRate: Self.sampleRate) {
      69 + 0.3 * sin(2 * .pi * 6 * $0)
    }
    var voice = try Voice(sampleRate: Self.sampleRate, settings: .sine)
    let tone = voice.perform(delivered(cues, everyBlockOf: block), length: 192_000)
    let glide = deviation(of: tone, from: { 440 * $0 }, sampleRate: Self.sampleRate)
    #expect(Self.sideband(glide, at: [24, 36, 54, 66, 84, 96]) < -38)
    // ±30 cents at 440 Hz are ±7.62 Hz.
    #expect(line(glide, at: 0.006).magnitude > 0.8 * 7.62)
  }

  @Test func aCameraThatJittersMakesNoStep() throws {
    let cues = camera(framesPerSecond: 30, seconds: 4, sampleRate: Self.sampleRate) { 57 + 6 * $0 }
    let jittered = late(cues, byUpTo: 0.02, sampleRate: Self.sampleRate)
    var voice = try Voice(sampleRate: Self.sampleRate, settings: .sine)
    let tone = voice.perform(jittered, length: 192_000).dropFirst(2000)
    // A step of the phase or of the amplitude would leave the slope that 0.5 sin can have.
    let steepest = zip(tone, tone.dropFirst()).map { ($1 - $0).magnitude }.max()!
    #expect(Double(steepest) < 0.5 * 2 * .pi * 220 * exp2(2) / Self.sampleRate)
  }

  /// The pitch between four samples of a sine (Prony); the amplitude must be steady.
  static func pitch(_ x: ArraySlice<Float>) -> Double {
    // x₋₁ + x₊₁ = 2 cos ω · x₀ in the least squares sense.
    let values = x.map(Double.init)
    var (top, bottom) = (0.0, 0.0)
    for n in 1..<values.count - 1 {
      top += values[n] * (values[n - 1] + values[n + 1])
      bottom += 2 * values[n] * values[n]
    }
    return 69 + 12 * log2(acos(top / bottom) / (2 * .pi) * sampleRate / 440)
  }

  @Test(arguments: [24.0, 30, 60, 120])
  func ninetyPerCentAreHeardWithinOneFrame(framesPerSecond: Double) throws {
    let stepTime = 2.0
    let cues = camera(
      framesPerSecond: framesPerSecond, seconds: 3, sampleRate: Self.sampleRate,
      pitch: { $0 < stepTime - 0.001 ? 90 : 102 })
    var voice = try Voice(sampleRate: Self.sampleRate, settings: .sine)
    let tone = voice.perform(cues, length: 144_000)
    let due = Int((stepTime + 1 / framesPerSecond) * Self.sampleRate)
    #expect(Self.pitch(tone[due..<due + 24]) > 90 + 0.9 * 12)
    let track = stride(from: 95_000, to: due + 8000, by: 24).map { Self.pitch(tone[$0..<$0 + 48]) }
    #expect(track.first! < 90.01)
    #expect(track.last! > 101.99)
    #expect(track.max()! < 102.01)
    #expect(zip(track, track.dropFirst()).allSatisfy { $1 > $0 - 0.01 })
  }

  @Test(arguments: [24.0, 30, 60, 120])
  func ninetyPerCentOfALevelAreHeardWithinOneFrame(framesPerSecond: Double) throws {
    let cues = camera(
      framesPerSecond: framesPerSecond, seconds: 3, sampleRate: Self.sampleRate,
      pitch: { _ in 100 }, level: { $0 < 1.999 ? 0.2 : 1 })
    var voice = try Voice(sampleRate: Self.sampleRate, settings: .sine)
    let tone = voice.perform(cues, length: 144_000)
    let due = Int((2 + 1 / framesPerSecond) * Self.sampleRate)
    let peak = tone[due..<due + 30].map(\.magnitude).max()!
    #expect(peak > 0.5 * (0.2 + 0.9 * 0.8))
    #expect(tone.map(\.magnitude).max()! <= 0.5)
  }

  @Test func theToneHoldsWhenNoFrameComes() throws {
    let cues = camera(framesPerSecond: 30, seconds: 1, sampleRate: Self.sampleRate) { 57 + 12 * $0 }
    var voice = try Voice(sampleRate: Self.sampleRate, settings: .sine)
    let tone = voice.perform(cues, length: 144_000)
    let last = cues.last!.frame.pitch
    for start in stride(from: 51_000, to: 143_000, by: 1000) {
      #expect((Self.pitch(tone[start..<start + 900]) - last).magnitude < 0.001)
    }
  }

  @Test func outOfSilenceThePitchIsTheNewOneAtOnce() throws {
    var voice = try Voice(sampleRate: Self.sampleRate, settings: .sine)
    let cues: [Cue] = [
      (0, ControlFrame(time: 0, pitch: 60, level: 1, gate: true)),
      (10_000, ControlFrame(time: 0.2, pitch: 60, level: 1, gate: false)),
      (20_000, ControlFrame(time: 0.4, pitch: 84, level: 1, gate: true)),
    ]
    let tone = voice.perform(cues, length: 40_000)
    #expect((Self.pitch(tone[20_100..<20_400]) - 84).magnitude < 0.1)
    #expect(tone[20_000] == 0)
  }
}

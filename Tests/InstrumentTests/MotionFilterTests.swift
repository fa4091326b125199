import Foundation
import Instrument
import ScalarMath
import Testing

@Suite struct MotionFiltering {
  static let settings = Preset.standard.pitchFilter!

  func run(_ input: (Double) -> Double, rate: Double, seconds: Double = 5) -> [Double] {
    var filter = MotionFilter(Self.settings)
    return (0..<Int(seconds * rate)).map {
      filter.filter(input(Double($0) / rate), at: Double($0) / rate)
    }
  }

  @Test(arguments: [15.0, 24, 30, 60, 120])
  func aStillValueStaysExactly(rate: Double) {
    #expect(run({ _ in 69 }, rate: rate).allSatisfy { $0 == 69 })
  }

  @Test(arguments: [30.0, 60])
  func noiseIsCalmed(rate: Double) {
    var numbers = RandomNumbers(seed: 3)
    let output = run({ _ in 69 + 0.04 * numbers.normal() }, rate: rate).dropFirst(30)
    let power = output.map { ($0 - 69) * ($0 - 69) }.reduce(0, +) / Double(output.count)
    #expect(power.squareRoot() < 0.03)
  }

  @Test(arguments: [30.0, 60])
  func vibratoIsKept(rate: Double) {
    let output = run({ 69 + 0.3 * Foundation.sin(2 * .pi * 6 * $0) }, rate: rate)
    var (a, b) = (0.0, 0.0)
    // Whole periods, after the filter has settled.
    let range = Int(2 * rate)..<Int(4 * rate)
    for i in range {
      let phase = 2 * Double.pi * 6 * Double(i) / rate
      a += (output[i] - 69) * Foundation.cos(phase)
      b += (output[i] - 69) * Foundation.sin(phase)
    }
    let amplitude = 2 * (a * a + b * b).squareRoot() / Double(range.count)
    #expect(amplitude > 0.3 * 0.9 && amplitude < 0.3 * 1.1)
  }

  @Test func aSteadyGlideHasNoLag() {
    let output = run({ 57 + 6 * $0 }, rate: 30, seconds: 4)
    #expect((output.last! - (57 + 6 * (4 - 1.0 / 30))).magnitude < 0.02)
  }

  @Test func aFifthIsReachedAtOnceAndHardlyPassed() {
    let output = run({ 64 + 7 * leastJerk(($0 - 1) / 0.12) }, rate: 30, seconds: 3)
    // The hand arrives at 1.12 s; from two pictures on the pitch is there.
    #expect(output[36...].allSatisfy { ($0 - 71).magnitude < 0.25 })
    #expect(output.max()! < 71.25)
  }

  @Test func equalAndBackwardTimesChangeNothing() {
    var filter = MotionFilter(Self.settings)
    _ = filter.filter(60, at: 1)
    let before = filter.filter(61, at: 1.1)
    let copy = filter
    #expect(filter.filter(90, at: 1.1) == before)
    #expect(filter.filter(90, at: 0.5) == before)
    #expect(filter == copy)
  }

  @Test func afterALongGapTheNewValueCounts() {
    var filter = MotionFilter(Self.settings)
    for i in 0..<30 { _ = filter.filter(60, at: Double(i) / 30) }
    #expect((filter.filter(72, at: 3) - 72).magnitude < 0.01)
  }

  @Test func withoutSettingsEverythingPasses() {
    var filter = MotionFilter(nil)
    for i in 0..<10 { #expect(filter.filter(Double(i * i), at: Double(i)) == Double(i * i)) }
  }
}

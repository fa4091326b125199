import Foundation
import Instrument
import ScalarMath
import Testing

@Suite struct AssistedGlides {
  static let amounts: [Double] = [30, 60, 100]

  /// A glide of an octave at a speed in semitones a second, up or down, from a hand off its line.
  func glide(
    _ speed: Double, amount: Double, lines: [Int], rate: Double = 30, up: Bool = true
  ) -> AssistedHand {
    AssistedHand(amount: amount, lines: lines, rate: rate, seconds: 12 / speed + 2) {
      let way: Double = speed * min(max($0 - 1, 0), 12 / speed)
      return up ? 62.3 + way : 74.3 - way
    }
  }

  /// The pull is let go within a third of a second; then the glide is the hand's own.
  @Test(arguments: amounts, [24.0, 30, 60, 120])
  func anOctaveASecondIsTheHandsOwn(amount: Double, rate: Double) {
    for lines in [AssistedHand.chromatic, AssistedHand.major] {
      let played = glide(12, amount: amount, lines: lines, rate: rate)
      #expect(played.deviation(1.3...2) < 0.05)
    }
  }

  @Test(arguments: amounts)
  func aSlowGlideIsTheHandsOwnAfterTwoSemitones(amount: Double) {
    for speed in [1.0, 1.5, 2, 4, 7] {
      for lines in [AssistedHand.chromatic, AssistedHand.major] {
        let played = glide(speed, amount: amount, lines: lines)
        let end: Double = 1 + 12 / speed
        #expect(played.deviation(1 + 3 / speed...end) < 0.1, "\(speed)")
      }
    }
  }

  /// At no speed does a glide run backwards, by more than a tenth of a cent.
  @Test(arguments: amounts, [30.0, 60])
  func aGlideNeverRunsBackwards(amount: Double, rate: Double) {
    for speed in [0.3, 0.7, 1, 2, 4, 12, 30] {
      for (lines, up) in [
        (AssistedHand.chromatic, true), (AssistedHand.major, true), (AssistedHand.major, false),
      ] {
        let played = glide(speed, amount: amount, lines: lines, rate: rate, up: up)
        let moving = played.times.indices.dropLast().filter {
          played.times[$0] >= 1 && played.times[$0 + 1] <= 1 + 12 / speed
        }
        for i in moving {
          let step = played.sounded[i + 1] - played.sounded[i]
          #expect((up ? step : -step) > -1e-3, "\(speed) at \(played.times[i])")
        }
      }
    }
  }

  /// A fifth in 120 ms, as in the measurement clips: the correction costs no time.
  @Test(arguments: amounts, [30.0, 60])
  func aQuickFifthArrivesWithTheHand(amount: Double, rate: Double) {
    let played = AssistedHand(amount: amount, rate: rate, seconds: 2) {
      64 + 7 * leastJerk(($0 - 1) / 0.12)
    }
    let landed = played.times.indices.filter { played.times[$0] > 1.12 + 1 / rate }
    #expect(landed.allSatisfy { (played.sounded[$0] - 71).magnitude < 0.1 })
  }

  /// Where it lands beside the line, three quarters of the pull have come after 150 ms.
  @Test(arguments: [0.12, 0.35], [24.0, 30, 60, 120])
  func aReachThatMissesIsPulledSoon(duration: Double, rate: Double) {
    let played = AssistedHand(amount: 60, rate: rate, seconds: 2.5) {
      64.2 + 7.15 * leastJerk(($0 - 1) / duration)
    }
    let later = played.times.firstIndex { $0 >= 1 + duration + 0.15 }!
    let pull: Double = 0.35 * Assist.strength(ofAmount: 60)
    #expect(played.hand[later] - played.sounded[later] > 0.75 * pull)
  }
}

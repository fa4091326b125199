import Foundation
import Instrument
import ScalarMath
import Testing

@Suite struct AssistedVibrato {
  static let rates: [Double] = [24, 25, 30, 50, 60, 120]
  static let frequencies: [Double] = [5, 5.5, 6, 7, 8]

  /// On a hand that is 35 cents off: the vibrato stays, its centre is drawn to the line.
  @Test(arguments: rates, frequencies)
  func widthIsKeptAndTheCentreIsPulled(rate: Double, frequency: Double) {
    for amount in [30.0, 60, 100] {
      for (width, tolerance) in [(0.15, 0.01), (0.3, 0.02), (0.5, 0.06)] {
        let played = AssistedHand(amount: amount, rate: rate, seconds: 6) {
          69.35 + width * Foundation.sin(2 * .pi * frequency * $0 + 1)
        }
        // Four seconds hold whole periods of all these frequencies.
        let settled = Int(2 * rate)..<Int(6 * rate)
        let before = amplitude(of: frequency, in: played.hand[settled], rate: rate)
        let after = amplitude(of: frequency, in: played.sounded[settled], rate: rate)
        #expect(after > 0.9 * before && after < 1.1 * before)
        let centre = played.sounded[settled].reduce(0, +) / Double(settled.count)
        let expected: Double = 69 + 0.35 * Foundation.pow(1 - amount / 100, 1.5)
        #expect((centre - expected).magnitude < tolerance)
        #expect(played.lines.dropFirst(Int(rate)).allSatisfy { $0 == 69 })
      }
    }
  }

  /// A leap is not taken for a glide that goes on: the centre comes to the line although the hand never rests.
  @Test(arguments: rates)
  func aVibratoRightAfterALeapIsPulledSoon(rate: Double) {
    let played = AssistedHand(amount: 60, rate: rate, seconds: 3) { time in
      let landed: Double = time - 1.15
      let vibrato: Double = landed > 0 ? 0.3 * Foundation.sin(2 * .pi * 6 * landed) : 0
      return 64.2 + 7.15 * leastJerk((time - 1) / 0.15) + vibrato
    }
    // The mean over a period, half a second after the landing.
    let start = Int(1.65 * rate)
    let period = Int((rate / 6).rounded())
    let mean = played.sounded[start..<start + period].reduce(0, +) / Double(period)
    let hand = played.hand[start..<start + period].reduce(0, +) / Double(period)
    #expect((mean - hand + 0.35 * Assist.strength(ofAmount: 60)).magnitude < 0.06)
  }
}

import Foundation
import Instrument
import ScalarMath
import Testing

@Suite struct Assisting {
  @Test func amountZeroGivesBackTheVeryInput() {
    var numbers = RandomNumbers(seed: 1)
    var assist = Assist(amount: 0, lines: AssistedHand.chromatic)
    var time = 0.0
    for _ in 0..<2000 {
      time += 0.05 * numbers.uniform()
      let pitch: Double = 57 + 24 * numbers.uniform()
      #expect(assist.pull(pitch, at: time).bitPattern == pitch.bitPattern)
    }
  }

  /// What is left of the distance to the line is (1 − amount / 100)^1.5.
  @Test(arguments: [10.0, 30, 60, 90, 100], [24.0, 30, 60, 120])
  func aRestingHandIsDrawnByTheAmountsShare(amount: Double, rate: Double) {
    let left = Foundation.pow(1 - amount / 100, 1.5)
    for deviation in [-0.45, -0.2, 0, 0.05, 0.4] {
      // The hand comes from elsewhere, so that the pull begins at nothing.
      let played = AssistedHand(amount: amount, rate: rate, seconds: 3) {
        63 + (6 + deviation) * leastJerk(($0 - 1) / 0.3)
      }
      #expect((played.sounded.last! - 69 - deviation * left).magnitude < 0.002)
    }
  }

  @Test func amountsBeyondTheEndsCountAsTheEnds() {
    #expect(Assist.strength(ofAmount: -5) == 0)
    #expect(Assist.strength(ofAmount: 100) == 1)
    #expect(Assist.strength(ofAmount: 500) == 1)
    #expect(Assist.strength(ofAmount: .nan) == 0)
    let strengths = (0...100).map { Assist.strength(ofAmount: Double($0)) }
    #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aNewNoteStartsPulled() {
    var assist = Assist(amount: 60, lines: AssistedHand.chromatic)
    for note in 0..<5 {
      let pitch: Double = 60.3 + Double(note) * 3
      let expected: Double = pitch - 0.3 * assist.strength
      #expect((assist.pull(pitch, at: Double(note)) - expected).magnitude < 1e-9)
      assist.reset()
      #expect(assist.line == nil)
    }
  }

  @Test func aLineOutOfReachDoesNotPull() {
    let octave = [57, 69, 81]
    func pulled(_ pitch: Double) -> Double {
      AssistedHand(amount: 100, lines: octave, seconds: 2) { _ in pitch }.sounded.last! - pitch
    }
    #expect((pulled(69.9) + 0.9).magnitude < 1e-6)
    #expect((pulled(67.5) - 0.75).magnitude < 1e-6)
    #expect(pulled(71) == 0)
    #expect(pulled(75) == 0)
    let none = AssistedHand(amount: 100, lines: [], seconds: 2) { 60 + $0 }
    #expect(none.sounded == none.hand && none.lines.allSatisfy { $0 == nil })
  }

  /// Farther out the pitch is never nearer to the line: no two places of the hand change their order.
  @Test(arguments: [30.0, 60, 100])
  func aHigherHandNeverSoundsLower(amount: Double) {
    var last = -Double.infinity
    for step in 0...600 {
      let pitch: Double = 66 + Double(step) / 100
      let played = AssistedHand(amount: amount, lines: [57, 69, 81], seconds: 1) { _ in pitch }
      #expect(played.sounded.last! >= last - 1e-9)
      last = played.sounded.last!
    }
  }

  @Test(arguments: [24.0, 25, 30, 50, 60, 120])
  func frameRatesAgree(rate: Double) {
    // A beginner's note: a reach that lands 40 cents low, a correction, and a swaying hand.
    func pitch(_ time: Double) -> Double {
      let reach: Double = 62.1 + 6.5 * leastJerk((time - 0.5) / 0.4)
      let sway: Double = 0.06 * Foundation.sin(2 * .pi * 0.7 * time)
      return reach + 0.35 * leastJerk((time - 1.8) / 0.2) + sway
    }
    let reference = AssistedHand(amount: 60, rate: 1200, seconds: 3, pitch)
    let played = AssistedHand(amount: 60, rate: rate, seconds: 3, pitch)
    for (time, sounded) in zip(played.times, played.sounded) {
      let expected = reference.sounded[Int((time * 1200).rounded())]
      // On the way and just after landing a frame more or less of pull counts.
      let isMoving = (0.5...1.1).contains(time) || (1.8...2.2).contains(time)
      #expect((sounded - expected).magnitude < (isMoving ? 0.15 : 0.02), "at \(time) s")
    }
  }
}

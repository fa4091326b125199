import Dispatch
import HandTracking
import Hands
import NeuralNet
import PublishedNetworks
import ScalarMath
import Testing
import VirtualHand

/// However the work is done, its result is the same.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct SameResultTests {
  let studio = Studio()
  let frames: [Frame]

  init() {
    let duet = Performance.twoHands()
    let studio = studio
    frames = (0..<10).map { number in
      // The second hand comes in at the fourth picture.
      let time = 1 + Double(number) / 30
      return studio.frame(Array(duet.hands(time).prefix(number < 3 ? 1 : 2)), at: time)
    }
  }

  @Test func atOnceOrOneAfterTheOther() throws {
    let oneAfterTheOther = try HandTracker(models: Models.lite())
    let atOnce = try HandTracker(models: Models.lite()) { count, body in
      withoutActuallyEscaping(body) { body in
        nonisolated(unsafe) let body = body
        DispatchQueue.concurrentPerform(iterations: count) { body($0) }
      }
    }
    let expected = oneAfterTheOther.track(frames)
    #expect(expected.last?.count == 2)
    #expect(atOnce.track(frames) == expected)
  }

  /// A source that ends with a hand in it leaves nothing to the next one.
  @Test func anewAfterReset() throws {
    let tracker = try HandTracker(models: Models.lite())
    let other = [
      studio.frame([.central(.left)], at: 0.5), studio.frame([.central(.left)], at: 0.6),
    ]
    let expected = try HandTracker(models: Models.lite()).track(frames)
    #expect(tracker.track(other).last?.count == 1)
    tracker.reset()
    #expect(tracker.track(frames) == expected)
  }

  @Test func withAnyInstructions() throws {
    let sets = InstructionSet.allCases.filter(\.isSupported)
    let results = try sets.map { set in
      var settings = HandTrackerSettings()
      settings.instructionSet = set
      return try HandTracker(models: Models.lite(), settings: settings).track(frames)
    }
    for result in results {
      for (hands, others) in zip(result, results[0]) {
        #expect(hands.map(\.track) == others.map(\.track))
        for (hand, other) in zip(hands, others) {
          let palm = hand[.wrist].position.distance(to: hand[.middleMCP].position)
          for (joint, its) in zip(hand.joints, other.joints) {
            #expect(joint.position.distance(to: its.position) < 1e-3 * palm)
            #expect((joint.confidence - its.confidence).magnitude < 1e-3)
          }
        }
      }
    }
  }
}

import GestureData
import Gestures
import Hands
import ScalarMath
import Testing
import VirtualHand

@Suite struct BuiltInPoseTests {
  static let poses = PoseClassifier.builtIn
  static let camera = PinholeCamera(width: 640, height: 480)

  /// Shares of right answers: for each label its own.
  static func recalls(_ samples: [TrainingSample]) -> [String: Double] {
    var counts: [String: (right: Int, all: Int)] = [:]
    for sample in samples {
      let isRight = poses.predict(sample.hand)?.label == sample.label
      counts[sample.label, default: (0, 0)].right += isRight ? 1 : 0
      counts[sample.label, default: (0, 0)].all += 1
    }
    return counts.mapValues { Double($0.right) / Double($0.all) }
  }

  @Test(arguments: [People.many, .others])
  func posesAreToldOnHandsNotTrainedOn(people: People) {
    let recalls = Self.recalls(TrainingSample.virtual(people, count: 3000, seed: 4242))
    let mean = recalls.values.reduce(0, +) / Double(recalls.count)
    #expect(recalls.count == 12)
    #expect(mean >= 0.95, "\(recalls)")
  }

  static let named: [(HandPose, String)] = [
    (.open, "open palm"), (.fist, "fist"), (.point, "point"), (.victory, "victory"),
    (.three, "three"), (.four, "four"), (.okay, "pinch"), (.rock, "rock"), (.call, "call"),
    (.relaxed, "background"),
  ]

  @Test(arguments: 0..<named.count, [Chirality.left, .right])
  func theNamedPosesAreWhatTheyAreCalled(number: Int, hand: Chirality) {
    let (pose, label) = Self.named[number]
    for roll in [-0.5, 0, 0.5] {
      let placement = HandPlacement(
        hand, pose, anchor: .middleMCP, at: Vector2(0.5, 0.5), depth: 0.5, roll: roll)
      let truth = Self.camera.joints(of: placement)
      let points = truth.positions.map { Vector2($0.x * 4 / 3, $0.y) }
      let prediction = Self.poses.predict(HandKeypoints(points: points, chirality: hand))!
      #expect(prediction.label == label)
    }
  }

  @Test func aThumbTellsUpFromDown() {
    for (turned, label) in [(-fullTurn / 4, "thumb up"), (fullTurn / 4, "thumb down")] {
      // The thumb of a right hand's palm is on the picture's right: a quarter turn raises it.
      let placement = HandPlacement(
        .right, .thumbStretched, anchor: .middleMCP, at: Vector2(0.5, 0.5), depth: 0.5, tilt: 0.3,
        roll: turned + (turned < 0 ? 0.7 : 0.7))
      let truth = Self.camera.joints(of: placement)
      let points = truth.positions.map { Vector2($0.x * 4 / 3, $0.y) }
      #expect(Self.poses.predict(HandKeypoints(points: points, chirality: .right))!.label == label)
    }
  }

  @Test func fewSeenJointsAreNoHand() {
    var hand = TrainingSample.virtual(.many, count: 1, seed: 1)[0].hand
    for joint in 0..<11 { hand.confidences[joint] = 0 }
    #expect(Self.poses.predict(hand) == nil)
    hand.confidences[0] = 1
    #expect(Self.poses.predict(hand) != nil)
  }
}

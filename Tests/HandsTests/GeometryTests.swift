import Hands
import ScalarMath
import Testing
import VirtualHand

/// A hand as a camera sees it, every joint where it truly is.
private func seen(
  _ pose: HandPose, _ chirality: Chirality = .right, showsBack: Bool = false, tilt: Double = 0,
  turn: Double = 0, roll: Double = 0, depth: Double = 0.5, at place: Vector2 = Vector2(0.5, 0.5),
  width: Int = 640, height: Int = 480
) -> HandObservation {
  let camera = PinholeCamera(width: width, height: height)
  let truth = camera.joints(
    of: HandPlacement(
      chirality, pose, showsBack: showsBack, anchor: .middleMCP, at: place, depth: depth,
      tilt: tilt / 360 * fullTurn, turn: turn / 360 * fullTurn, roll: roll / 360 * fullTurn))
  return HandObservation(
    track: 1, chirality: chirality, chiralityScore: 1, presence: 1,
    joints: truth.positions.map { Joint(position: $0, confidence: 1) },
    pictureAspect: Float(width) / Float(height))
}

/// Views of one pose from all sides from which a hand is played: tilted by up to so many degrees.
private func views(_ pose: HandPose, tilt: Double) -> [HandObservation] {
  var views: [HandObservation] = []
  for chirality in [Chirality.left, .right] {
    for showsBack in [false, true] {
      for tilt in stride(from: -tilt, through: tilt, by: 15) {
        for turn in stride(from: -60.0, through: 60, by: 20) {
          for roll in [-40.0, 0, 40] {
            views.append(
              seen(pose, chirality, showsBack: showsBack, tilt: tilt, turn: turn, roll: roll))
          }
        }
      }
    }
  }
  return views
}

@Suite struct TheShapeOfFingers {
  @Test func aStretchedIndexFingerIsStraightFromAllSides() {
    for pose in [HandPose.point, .open, .flat, .victory] {
      for hand in views(pose, tilt: 60) {
        #expect(hand.straightness(of: .index) > 0.95)
        #expect(hand.onwardReach(of: .index) > 0.7)
      }
    }
    for hand in views(.relaxed, tilt: 30) {
      #expect(hand.straightness(of: .index) > 0.8 && hand.onwardReach(of: .index) > 0.5)
    }
  }

  /// One that curls towards the camera may look straight, but then it reaches back over the palm.
  @Test func aFoldedIndexFingerIsCrookedOrReachesBackFromAllSides() {
    for hand in views(.fist, tilt: 75) {
      let straightness = hand.straightness(of: .index)
      #expect(straightness < 0.6 || hand.onwardReach(of: .index) < -0.3)
    }
  }

  @Test func everyFingerOfAPoseIsTold() {
    let point = seen(.point)
    let victory = seen(.victory)
    let open = seen(.open)
    for finger in [Finger.middle, .ring, .little] {
      #expect(point.onwardReach(of: finger) < 0)
      #expect(open.straightness(of: finger) > 0.9)
    }
    #expect(victory.straightness(of: .middle) > 0.95)
    #expect(victory.onwardReach(of: .ring) < 0)
    #expect(Finger.allCases.allSatisfy { open.length(of: $0) > 0 })
    #expect(Finger.thumb.joints.tip == .thumbTip && Finger.little.joints.base == .littleMCP)
  }

  @Test func sizePlaceTurningAndThePicturesShapeDoNotMatter() {
    for pose in [HandPose.relaxed, .fist, .pinch] {
      let usual = seen(pose)
      // Turning about the camera's axis, and going away along it, changes nothing but perspective.
      for other in [
        seen(pose, roll: 90), seen(pose, roll: -135), seen(pose, width: 1280, height: 720),
        seen(pose, width: 480, height: 640),
      ] {
        for finger in Finger.allCases {
          let (a, b) = (usual.straightness(of: finger), other.straightness(of: finger))
          #expect((a - b).magnitude < 1e-3)
          let (c, d) = (usual.onwardReach(of: finger), other.onwardReach(of: finger))
          #expect((c - d).magnitude < 1e-3)
        }
      }
      var small = usual
      for i in small.joints.indices {
        small.joints[i].position = small.joints[i].position * 0.1 + Vector2(0.7, -0.3)
      }
      #expect((small.straightness(of: .index) - usual.straightness(of: .index)).magnitude < 1e-4)
      #expect((small.palmAxis.length - 0.1 * usual.palmAxis.length).magnitude < 1e-5)
    }
  }

  @Test func aHandWithoutExtentMeasuresNothing() {
    let joint = Joint(position: Vector2(0.5, 0.5), confidence: 1)
    let hand = HandObservation(
      track: 1, chirality: .left, chiralityScore: 1, presence: 1,
      joints: .init(repeating: joint, count: JointName.count))
    for finger in Finger.allCases {
      #expect(hand.straightness(of: finger) == 0 && hand.onwardReach(of: finger) == 0)
    }
    #expect(hand.palmAxis.length == 0 && hand.palm == joint.position)
  }
}

import Hands
import ScalarMath
import Testing
import VirtualHand

@Suite struct PlacementTests {
  let camera = PinholeCamera(width: 640, height: 480)

  @Test func projectionFollowsThePinholeFormula() {
    // 64° over 640 pixels: f = 320 / tan 32°.
    #expect(abs(camera.focalLength - 512.107) < 0.001)
    let seen = camera.project(Vector3(0.1, -0.05, 0.5))
    #expect(abs(seen.x - (0.5 + 512.107 * 0.2 / 640)) < 1e-5)
    #expect(abs(seen.y - (0.5 - 512.107 * 0.1 / 480)) < 1e-5)
    let back = camera.unproject(seen, depth: 0.5)
    #expect(length(back - Vector3(0.1, -0.05, 0.5)) < 1e-6)
  }

  @Test(arguments: JointName.allCases)
  func theAnchorStandsWhereItWasPlaced(anchor: JointName) {
    let truth = camera.joints(
      of: HandPlacement(
        .left, .victory, showsBack: true, anchor: anchor, at: Vector2(0.3, 0.6), depth: 0.42,
        tilt: 0.2, turn: -0.4, roll: 0.3))
    #expect(truth[anchor].distance(to: Vector2(0.3, 0.6)) < 1e-5)
    #expect(abs(truth.depths[anchor.rawValue] - 0.42) < 1e-5)
  }

  @Test(arguments: NamedPose.all, [false, true])
  func aLeftHandIsARightHandInAMirror(named: NamedPose, showsBack: Bool) {
    let right = HandPlacement(
      .right, named.pose, showsBack: showsBack, at: Vector2(0.4, 0.3), tilt: 0.2, turn: 0.3,
      roll: -0.1)
    let truth = camera.joints(of: right)
    let mirrored = camera.joints(of: right.mirrored)
    #expect(mirrored.chirality == .left)
    for joint in JointName.allCases {
      let expected = Vector2(1 - truth[joint].x, truth[joint].y)
      #expect(mirrored[joint].distance(to: expected) < 1e-5)
      #expect(abs(mirrored.depths[joint.rawValue] - truth.depths[joint.rawValue]) < 1e-5)
    }
  }

  @Test func thumbsAreWhereAnUnmirroredPictureShowsThem() {
    func thumbOffset(_ hand: Chirality, back: Bool) -> Float {
      let truth = camera.joints(
        of: HandPlacement(hand, .open, showsBack: back, at: Vector2(0.5, 0.3)))
      return truth[.thumbTip].x - truth[.littleTip].x
    }
    // Hold up your right palm: whoever faces you sees the thumb on the right.
    #expect(thumbOffset(.right, back: false) > 0.1)
    #expect(thumbOffset(.left, back: false) < -0.1)
    #expect(thumbOffset(.right, back: true) < -0.1)
    #expect(thumbOffset(.left, back: true) > 0.1)
  }

  @Test func anglesTurnTheHandAsTheyAreDescribed() {
    func truth(tilt: Double = 0, turn: Double = 0, roll: Double = 0) -> HandTruth {
      camera.joints(
        of: HandPlacement(
          .right, .flat, anchor: .wrist, at: Vector2(0.5, 0.7), tilt: tilt, turn: turn, roll: roll))
    }
    let (wrist, tip) = (JointName.wrist.rawValue, JointName.middleTip.rawValue)
    let tilted = truth(tilt: 0.3)
    #expect(tilted.depths[tip] < tilted.depths[wrist] - 0.03)
    // The thumb is on the right of the picture here.
    let turned = truth(turn: 0.3)
    #expect(
      turned.depths[JointName.indexMCP.rawValue] < turned.depths[JointName.littleMCP.rawValue])
    let before = truth()
    let rolled = truth(roll: fullTurn / 4)
    #expect(before[.middleTip].y < before[.wrist].y - 0.2)
    #expect(rolled[.middleTip].x > rolled[.wrist].x + 0.15)
  }

  @Test func aHandTwiceAsFarIsHalfAsLarge() {
    func span(_ depth: Double) -> Float {
      let truth = camera.joints(
        of: HandPlacement(.right, .flat, at: Vector2(0.5, 0.5), depth: depth))
      return truth[.indexMCP].distance(to: truth[.littleMCP])
    }
    // Both knuckles lie almost at the anchor's depth.
    #expect(abs(span(0.4) / span(0.8) - 2) < 0.06)
  }
}

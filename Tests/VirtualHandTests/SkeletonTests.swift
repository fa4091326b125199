import Hands
import ScalarMath
import Testing
import VirtualHand

struct NamedPose: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let pose: HandPose

  static let all = [
    NamedPose(testDescription: "open", pose: .open),
    NamedPose(testDescription: "flat", pose: .flat),
    NamedPose(testDescription: "point", pose: .point),
    NamedPose(testDescription: "fist", pose: .fist),
    NamedPose(testDescription: "victory", pose: .victory),
    NamedPose(testDescription: "relaxed", pose: .relaxed),
    NamedPose(testDescription: "pinch", pose: .pinch),
  ]
}

@Suite struct SkeletonTests {
  @Test(arguments: NamedPose.all)
  func bonesKeepTheirLengths(named: NamedPose) {
    let straight = HandPose.Bend(mcp: 0, pip: 0, dip: 0)
    let reference = Skeleton(
      pose: HandPose(
        index: straight, middle: straight, ring: straight, little: straight, spread: 0, thumb: 0.5))
    for amount in [0, 0.3, 0.5, 1] {
      let skeleton = Skeleton(pose: named.pose.blended(with: .fist, amount))
      for joint in JointName.allCases {
        guard let parent = joint.parent else { continue }
        let bone = length(
          skeleton.joints[joint.rawValue] - skeleton.joints[parent.rawValue])
        let expected = length(
          reference.joints[joint.rawValue] - reference.joints[parent.rawValue])
        #expect(abs(bone - expected) < 1e-6)
      }
    }
  }

  @Test func fingersBendByTheAngleAsked() {
    let bend = HandPose.Bend(mcp: 0.4, pip: 0.9, dip: 0.25)
    let skeleton = Skeleton(
      pose: HandPose(
        index: bend, middle: bend, ring: bend, little: bend, spread: 1, thumb: 0))
    for finger in [JointName.indexMCP, .middleMCP, .ringMCP, .littleMCP] {
      let chain = (0..<4).map { skeleton.joints[finger.rawValue + $0] }
      let bones = (0..<3).map { normalized(chain[$0 + 1] - chain[$0]) }
      #expect(abs(Double(dot(bones[0], bones[1])) - cos(0.9)) < 1e-5)
      #expect(abs(Double(dot(bones[1], bones[2])) - cos(0.25)) < 1e-5)
      // Out of the palm's plane by the knuckle's own angle.
      #expect(abs(Double(bones[0].z) - sin(0.4)) < 1e-5)
    }
  }

  @Test func aBlendMeetsBothEnds() {
    #expect(HandPose.open.blended(with: .fist, 0) == .open)
    let closed = HandPose.open.blended(with: .fist, 1)
    #expect(abs(closed.index.pip - HandPose.fist.index.pip) < 1e-12)
    #expect(abs(closed.thumb - HandPose.fist.thumb) < 1e-12)
    let half = HandPose.open.blended(with: .fist, 0.5)
    #expect(
      abs(half.ring.mcp - (HandPose.open.ring.mcp + HandPose.fist.ring.mcp) / 2) < 1e-12)
  }

  @Test func aHandIsAsLongAsAHand() {
    // A grown-up's hand is 17 to 21 cm from the wrist's crease to the middle fingertip.
    let tip = Skeleton(pose: .flat).joints[JointName.middleTip.rawValue]
    #expect((0.17...0.21).contains(length(tip)))
  }
}

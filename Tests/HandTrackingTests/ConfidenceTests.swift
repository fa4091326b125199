import HandTracking
import Hands
import PublishedNetworks
import ScalarMath
import Testing
import VirtualHand

/// Confidence tells joints that are where they were found from those that may not be.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct ConfidenceTests {
  static let tips: [JointName] = [.indexTip, .middleTip, .ringTip, .littleTip]

  @Test(arguments: [Chirality.left, .right], [false, true])
  func aPlainlySeenTipIsSure(hand: Chirality, showsBack: Bool) throws {
    let tracker = try HandTracker(models: Models.lite())
    for (number, light) in [Light.normal, .low, .side, .back].enumerated() {
      let studio = Studio(Scene(skin: [.fair, .tan, .brown, .dark][number], light: light))
      for (second, pose) in [HandPose.open, .point, .victory].enumerated() {
        let placement = HandPlacement.central(hand, pose, showsBack: showsBack)
        let time = Double(10 * number + second)
        let found = try #require(tracker.track(studio.frame([placement], at: time)).first)
        #expect(found[.indexTip].confidence >= 0.7)
        #expect(found.joints.allSatisfy { $0.confidence >= 0 && $0.confidence <= 1 })
      }
    }
  }

  @Test func tipsBehindTheHandAreLessSure() throws {
    let studio = Studio()
    func confidence(_ pose: HandPose) throws -> Float {
      let placement = HandPlacement.central(.right, pose, showsBack: true)
      let found = try #require(
        HandTracker(models: Models.full()).track(studio.frame([placement])).first)
      return Self.tips.map { found[$0].confidence }.reduce(0, +) / 4
    }
    let (fist, open) = try (confidence(.fist), confidence(.open))
    #expect(fist < open - 0.2)
  }

  @Test func jointsOutsideThePictureHaveNone() throws {
    let studio = Studio()
    let tracker = try HandTracker(models: Models.lite())
    var outside = 0
    for number in 0..<8 {
      var hand = HandPlacement.central(.right, .open)
      hand.position.y -= 0.05 * Float(number)
      for found in tracker.track(studio.frame([hand], at: Double(number) / 30)) {
        for joint in found.joints where Studio.outside(joint.position) >= 0 {
          outside += 1
          #expect(joint.confidence == 0)
        }
      }
    }
    #expect(outside >= 4)
  }
}

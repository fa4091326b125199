import HandTracking
import Hands
import PublishedNetworks
import ScalarMath
import Testing
import VirtualHand

/// Chirality is the player's own hand, in plain pictures; in mirrored ones it is the other.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct ChiralityTests {
  @Test(arguments: [Chirality.left, .right], [false, true])
  func theHandOfThePlayer(hand: Chirality, showsBack: Bool) throws {
    let studio = Studio()
    for pose in [HandPose.open, .point, .relaxed, .victory] {
      let placement = HandPlacement.central(hand, pose, showsBack: showsBack, roll: 0.2)
      let frame = studio.frame([placement])
      let plain = try #require(HandTracker(models: Models.lite()).track(frame).first)
      #expect(plain.chirality == hand)
      #expect(plain.chiralityScore > 0.8)

      let mirror = try #require(HandTracker(models: Models.lite()).track(frame.mirrored).first)
      #expect(mirror.chirality == hand.opposite)
      // The networks were trained on hands of both kinds: the places mirror nearly.
      #expect(studio.meanError(mirror, placement.mirrored) < 0.15)
    }
  }
}

extension Frame {
  /// The frame as a mirror shows it.
  var mirrored: Frame {
    var other = self
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<4 {
          other.pixels[4 * (y * width + x) + channel] =
            pixels[4 * (y * width + width - 1 - x) + channel]
        }
      }
    }
    return other
  }
}

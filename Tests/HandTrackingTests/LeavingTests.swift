import HandTracking
import Hands
import PublishedNetworks
import ScalarMath
import Testing
import VirtualHand

/// A hand that leaves the picture is gone.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct LeavingTests {
  enum Edge: CaseIterable {
    case left, right, top, bottom

    /// The way out, from the middle of the picture.
    var way: Vector2 {
      switch self {
      case .left: Vector2(-1, 0)
      case .right: Vector2(1, 0)
      case .top: Vector2(0, -1)
      case .bottom: Vector2(0, 1)
      }
    }
  }

  /// At most two pictures after its last joint, and its fingertip with that itself.
  @Test(arguments: Edge.allCases)
  func atEachEdge(edge: Edge) throws {
    let tracker = try HandTracker(models: Models.lite())
    let studio = Studio()
    // Pictures without any joint, and those without the fingertip that has been given one.
    var (outside, guessed) = (0, 0)
    for number in 0..<32 {
      var hand = HandPlacement.central(.right, .point)
      hand.position = hand.position + edge.way * (0.04 * Float(max(0, number - 3)))
      let found = tracker.track(studio.frame([hand], at: Double(number) / 30))
      let truth = studio.renderer.camera.joints(of: hand)
      let isOutside = truth.positions.allSatisfy { Studio.outside($0) > 0 }
      outside += isOutside ? 1 : 0
      if outside > 2 { #expect(found.isEmpty) }
      if Studio.outside(truth[.indexTip]) > 0 {
        guessed += found.count { $0[.indexTip].confidence >= 0.3 }
      } else if Studio.outside(truth[.wrist]) < 0 {
        #expect(found.count == 1)
      }
    }
    #expect(outside > 4)
    // The network may take what is left of a hand for a hand seen from elsewhere.
    #expect(guessed <= 3)
  }
}

extension Studio {
  /// How far a place is beyond the picture's border, in its own units; negative inside.
  static func outside(_ place: Vector2) -> Float {
    max(max(-place.x, place.x - 1), max(-place.y, place.y - 1))
  }
}

import Hands
import ScalarMath

/// What an action classifier keeps of a hand in one picture.
struct ActionFrame: Equatable, Sendable {
  /// Seconds on the source's clock.
  var time: Double
  /// The palm's middle as the player sees it, as in a mirror: x to the player's right, y downwards, in the hand's
  /// own unit.
  var palm: Vector2
  /// The palm's size in the same unit.
  var palmSize: Float
  /// Where the hand points, from the wrist to the middle knuckle: length one.
  var direction: Vector2
  /// How far each fingertip is from the wrist, in palms, thumb first.
  var reaches: SIMD8<Float>

  /// Takes what is needed of a hand; `nil` where it has no size.
  init?(_ hand: HandKeypoints, time: Double) {
    let size = hand.palmSize
    guard size > 1e-9, size < .infinity, hand.palm.x.isFinite, hand.palm.y.isFinite else {
      return nil
    }
    self.time = time
    palm = Vector2(-hand.palm.x, hand.palm.y)
    palmSize = size
    let axis = hand[.middleMCP] - hand[.wrist]
    let length = max(axis.length, 1e-6 * size)
    direction = Vector2(-axis.x / length, axis.y / length)
    reaches = .zero
    for finger in 0..<5 {
      reaches[finger] = min(hand.points[4 * finger + 4].distance(to: hand[.wrist]) / size, 4)
    }
  }

  /// The frame a share of the way from this one to `other`.
  func mixed(with other: ActionFrame, _ share: Float, time: Double) -> ActionFrame {
    var frame = self
    frame.time = time
    frame.palm = palm + (other.palm - palm) * share
    frame.palmSize = mix(palmSize, other.palmSize, share)
    frame.direction = direction + (other.direction - direction) * share
    frame.reaches = reaches + (other.reaches - reaches) * share
    return frame
  }
}

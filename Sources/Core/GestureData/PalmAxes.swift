import Hands
import ScalarMath
import VirtualHand

/// One hand's own directions in a picture, and its palm as the unit: what makes places of different hands comparable.
///
/// y points from the middle knuckle to the wrist, x to the thumb's side of a right palm; a left hand is mirrored.
struct PalmAxes {
  /// The wrist, in heights of the picture.
  private let origin: Vector2
  /// From the wrist to the middle knuckle, of length one.
  private let ahead: Vector2
  private let side: Float
  /// The standard hand's palm at this hand's distance, in heights of the picture.
  private let palm: Float

  init(_ truth: HandTruth, _ camera: PinholeCamera) {
    let aspect = Float(camera.width) / Float(camera.height)
    func place(_ joint: JointName) -> Vector2 {
      Vector2(truth[joint].x * aspect, truth[joint].y)
    }
    origin = place(.wrist)
    let axis = place(.middleMCP) - origin
    ahead = axis * (1 / max(axis.length, 1e-6))
    side = truth.chirality == .left ? -1 : 1
    palm =
      TrackingErrors.palm * Float(camera.focalLength) / Float(camera.height) / truth.depths[0]
  }

  /// A place in the picture as the hand has it, in palms from the wrist.
  func own(place: Vector2) -> Vector2 {
    own(way: place - origin)
  }

  /// A way in the picture as the hand has it, in palms.
  func own(way: Vector2) -> Vector2 {
    let v = way * (1 / palm)
    return Vector2(
      side * (v.y * ahead.x - v.x * ahead.y), -(v.x * ahead.x + v.y * ahead.y))
  }

  /// A way of the hand's own in the picture.
  func picture(way: Vector2) -> Vector2 {
    let (across, along) = (way.x * side, -way.y)
    return Vector2(
      along * ahead.x - across * ahead.y, along * ahead.y + across * ahead.x) * palm
  }
}

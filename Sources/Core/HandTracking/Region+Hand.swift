import Hands
import ScalarMath

// The constants are those of MediaPipe's hand graphs (palm_detection_detection_to_roi,
// hand_landmark_landmarks_to_roi): the networks were trained on regions cut like this.

extension Region {
  /// The region in which the landmark network finds the hand of a detected palm.
  init(palm: PalmDetection) {
    // The line from the wrist to the middle finger's first joint points up in the region.
    let rotation = Region.rotation(from: palm.keypoints[0], to: palm.keypoints[2])
    self.init(
      box: palm.bounds.center, extent: palm.bounds.extent, rotation: rotation, shift: -0.5,
      scale: 2.6)
  }

  /// The region in which the hand is looked for in the next picture.
  ///
  /// - Parameter points: the 21 joints, in pixels, in the order of `JointName`.
  init(joints points: [Vector2]) {
    func point(_ name: JointName) -> Vector2 { points[name.rawValue] }
    let knuckles = (point(.indexMCP) + point(.ringMCP)) * 0.25 + point(.middleMCP) * 0.5
    let rotation = Region.rotation(from: point(.wrist), to: knuckles)

    // The fingers' ends are left out: a finger that bends must not make the region jump.
    let steady: [JointName] = [
      .wrist, .thumbCMC, .thumbMP, .thumbIP, .indexMCP, .indexPIP, .middleMCP, .middlePIP, .ringMCP,
      .ringPIP, .littleMCP, .littlePIP,
    ]
    var upright: [Vector2] = []
    for name in steady { upright.append(point(name).rotated(by: -rotation)) }
    let bounds = Bounds(around: upright)
    self.init(
      box: bounds.center.rotated(by: rotation), extent: bounds.extent, rotation: rotation,
      shift: -0.1, scale: 2.0)
  }

  /// The square region around a turned box, moved along its own vertical by a part of its height.
  private init(box center: Vector2, extent: Vector2, rotation: Float, shift: Float, scale: Float) {
    let moved = center + Vector2(0, extent.y * shift).rotated(by: rotation)
    self.init(center: moved, size: max(extent.x, extent.y) * scale, rotation: rotation)
  }

  /// The turn that makes the direction between two points of the picture point up.
  private static func rotation(from start: Vector2, to end: Vector2) -> Float {
    let direction = end - start
    return Float(atan2(Double(direction.x), Double(-direction.y)))
  }
}

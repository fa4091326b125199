import Hands
import ScalarMath

/// A camera without lens errors, its axis through the middle of the picture.
public struct PinholeCamera: Equatable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The angle seen along the picture's longer side, in radians.
  public let fieldOfView: Double

  /// Makes a camera; 64° along the longer side is a common webcam or a phone's front camera.
  public init(width: Int, height: Int, fieldOfView: Double = 64 / 360 * fullTurn) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(fieldOfView > 0 && fieldOfView < fullTurn / 2, "a camera looks forward")
    self.width = width
    self.height = height
    self.fieldOfView = fieldOfView
  }

  /// The focal length in pixels.
  public var focalLength: Double {
    Double(max(width, height)) * 0.5 * cos(fieldOfView / 2) / sin(fieldOfView / 2)
  }

  /// Where a point of the camera's frame (metres; x right, y down, z forward, z > 0) is seen, in
  /// picture coordinates.
  public func project(_ point: Vector3) -> Vector2 {
    let scale = Float(focalLength) / point.z
    return Vector2(
      0.5 + scale * point.x / Float(width), 0.5 + scale * point.y / Float(height))
  }

  /// The point at `depth` metres along the axis that is seen at `position`.
  public func unproject(_ position: Vector2, depth: Double) -> Vector3 {
    let scale = Float(depth / focalLength)
    return Vector3(
      (position.x - 0.5) * Float(width) * scale, (position.y - 0.5) * Float(height) * scale,
      Float(depth))
  }

  /// The exact landmarks of a hand, without rendering it.
  public func joints(of placement: HandPlacement) -> HandTruth {
    let skeleton = Skeleton(pose: placement.pose, proportions: placement.proportions)
    let frame = palmFrame(of: placement, skeleton)
    let points = skeleton.landmarks.map { frame.point($0) }
    return HandTruth(
      chirality: placement.chirality, positions: points.map { project($0) },
      depths: points.map { $0.z })
  }

  func palmFrame(of placement: HandPlacement, _ skeleton: Skeleton) -> PalmFrame {
    var frame = PalmFrame(turned: placement)
    let anchor = unproject(placement.position, depth: max(placement.depth, 0.15))
    frame.origin = anchor - frame.direction(skeleton.landmarks[placement.anchor.rawValue])
    return frame
  }
}

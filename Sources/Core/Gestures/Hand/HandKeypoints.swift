import Hands
import ScalarMath

/// The 21 joints of a hand in a plane where both axes have the same unit, as shapes are compared in.
public struct HandKeypoints: Equatable, Sendable {
  /// The joints in the order of `JointName`: any origin, any unit, y downwards.
  public var points: [Vector2]
  /// How far each can be trusted, from 0 to 1.
  public var confidences: [Float]
  /// Which hand it is; `nil` where nobody knows.
  public var chirality: Chirality?

  /// Makes a hand of 21 points; without confidences, all are trusted.
  public init(points: [Vector2], confidences: [Float]? = nil, chirality: Chirality? = nil) {
    precondition(points.count == JointName.count, "a hand has \(JointName.count) joints")
    precondition((confidences?.count ?? points.count) == points.count, "one confidence a joint")
    self.points = points
    self.confidences = confidences ?? [Float](repeating: 1, count: points.count)
    self.chirality = chirality
  }

  /// Takes the joints of a hand as a tracker found it, in heights of the picture: an observation's own units differ by
  /// the picture's aspect.
  public init(_ observation: HandObservation) {
    points = []
    confidences = []
    points.reserveCapacity(JointName.count)
    confidences.reserveCapacity(JointName.count)
    for joint in observation.joints {
      points.append(Vector2(joint.position.x * observation.pictureAspect, joint.position.y))
      confidences.append(joint.confidence)
    }
    chirality = observation.chirality
  }

  /// One joint's place.
  public subscript(_ name: JointName) -> Vector2 {
    points[name.rawValue]
  }

  /// The middle of the palm: of the wrist and the four knuckles.
  public var palm: Vector2 {
    (self[.wrist] + self[.indexMCP] + self[.middleMCP] + self[.ringMCP] + self[.littleMCP]) * 0.2
  }

  /// The palm's size: the greater of its length (wrist to middle knuckle) and 1.4 times its width (index to little
  /// knuckle), so that a palm seen from one side does not shrink to nothing.
  public var palmSize: Float {
    max(
      self[.wrist].distance(to: self[.middleMCP]),
      1.4 * self[.indexMCP].distance(to: self[.littleMCP]))
  }

  /// The hand in a mirror: the other one.
  public var mirrored: HandKeypoints {
    var other = self
    for i in points.indices { other.points[i].x = -points[i].x }
    other.chirality = chirality?.opposite
    return other
  }
}

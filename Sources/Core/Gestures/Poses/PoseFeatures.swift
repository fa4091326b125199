import Hands
import ScalarMath

/// The numbers by which a pose is told: a hand's shape without place, size, turning and side.
///
/// What remains of a set of points when these are taken away is its shape (Kendall, Bull. London Math. Soc. 16, 1984):
/// here the centroid goes to the origin, the centroid size to 1, and the line from wrist to middle knuckle, which a
/// hand's region is turned by in MediaPipe Hands (Zhang et al., arXiv:2006.10214), points upwards. A left hand is
/// mirrored to a right one first. Directions of bones and distances between tips follow from the same points; they
/// stand beside them because a small network learns from them faster.
public enum PoseFeatures {
  /// How many there are: 42 coordinates, 40 parts of bones' directions, 10 distances between the tips, 10 from each
  /// tip to wrist and own knuckle, 5 bends of fingers; two more for an upright view.
  public static func count(_ view: PoseView) -> Int { 107 + (view == .upright ? 2 : 0) }

  /// Joints below this confidence count as unseen, unless said otherwise; the threshold of Apple's listings.
  public static var leastConfidence: Float { 0.2 }

  /// The features of a hand, those of unseen joints NaN; a classifier puts the training's mean in their place.
  ///
  /// The palm's joints are used wherever they are, since something has to say where the hand is.
  ///
  /// - Parameters:
  ///   - hand: the joints.
  ///   - view: whether the last two features, the picture's upward direction as the hand sees it, are wanted.
  ///   - leastConfidence: joints below are unseen.
  /// - Returns: `count(view)` numbers, or `nil` where the joints have no size or are not finite.
  public static func values(
    of hand: HandKeypoints, view: PoseView, leastConfidence: Float = leastConfidence
  ) -> [Float]? {
    guard let shape = shape(of: hand) else { return nil }
    let points = shape.points
    var isSeen = [Bool](repeating: true, count: JointName.count)
    for joint in 0..<JointName.count { isSeen[joint] = hand.confidences[joint] >= leastConfidence }
    var values: [Float] = []
    values.reserveCapacity(count(view))
    func append(_ value: Float, _ a: Int, _ b: Int) {
      values.append(isSeen[a] && isSeen[b] ? value : .nan)
    }
    for joint in 0..<JointName.count {
      append(points[joint].x, joint, joint)
      append(points[joint].y, joint, joint)
    }
    var bones = [Vector2](repeating: .zero, count: JointName.count)
    for joint in 1..<JointName.count {
      let root = joint % 4 == 1 ? 0 : joint - 1
      let bone = points[joint] - points[root]
      // A bone towards the camera has no direction to speak of: it fades out instead of trembling.
      bones[joint] = bone * (1 / (bone.length + 0.05))
      append(bones[joint].x, joint, root)
      append(bones[joint].y, joint, root)
    }
    for tip in stride(from: 4, to: 21, by: 4) {
      for other in stride(from: tip + 4, to: 21, by: 4) {
        append(points[tip].distance(to: points[other]), tip, other)
      }
      append(points[tip].distance(to: points[0]), tip, 0)
      append(points[tip].distance(to: points[tip - 3]), tip, tip - 3)
      // The cosine between a finger's first bone and its last.
      let (first, last) = (bones[tip - 2], bones[tip])
      append(first.x * last.x + first.y * last.y, tip, tip - 2)
    }
    if view == .upright {
      values.append(shape.up.x)
      values.append(shape.up.y)
    }
    return values
  }

  /// Takes away place, size, turning and side; `up` is the picture's upward direction, turned alike.
  static func shape(of hand: HandKeypoints) -> (points: [Vector2], up: Vector2)? {
    var middle = Vector2.zero
    for point in hand.points { middle = middle + point }
    middle = middle * (1 / Float(JointName.count))
    var squares: Float = 0
    for point in hand.points {
      let way = point - middle
      squares += way.x * way.x + way.y * way.y
    }
    let size = squareRoot(squares / Float(JointName.count))
    // Points that are one but for rounding have no size.
    guard size > 1e-5 * middle.length, size > 1e-9, size < .infinity else { return nil }
    let axis = hand[.middleMCP] - hand[.wrist]
    let length = axis.length
    let direction = length > 1e-3 * size ? axis * (1 / length) : Vector2(0, -1)
    let side: Float = hand.chirality == .left ? -1 : 1
    func turned(_ v: Vector2) -> Vector2 {
      Vector2(
        side * (v.y * direction.x - v.x * direction.y), -(v.x * direction.x + v.y * direction.y))
    }
    var points = hand.points
    for i in points.indices { points[i] = turned((points[i] - middle) * (1 / size)) }
    return (points, turned(Vector2(0, -1)))
  }
}

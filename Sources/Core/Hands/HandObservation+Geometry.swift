import ScalarMath

/// Measures of a hand's shape that hold at every size, place and turning in the picture.
///
/// They see a projection: what points at the camera has no length. All take the picture's aspect into account, so that a
/// hand that lies measures the same as one that stands.
extension HandObservation {
  /// The way from one joint to another one, both sides in units of the picture's height: lengths and angles are true.
  public func offset(from start: JointName, to end: JointName) -> Vector2 {
    let way = self[end].position - self[start].position
    return Vector2(way.x * pictureAspect, way.y)
  }

  /// The way from the wrist to the middle finger's knuckle, in units of the picture's height: as long as a palm that is
  /// seen from the front, shorter where it is tilted.
  public var palmAxis: Vector2 { offset(from: .wrist, to: .middleMCP) }

  /// How straight a finger looks: the way from its base to its tip over the sum of its bones, from 0, folded so that the
  /// tip touches the base, to 1, straight. 0 where all joints lie on one place.
  ///
  /// Scaling and turning leave it as it is, and so does foreshortening of a straight finger. A finger that folds in a plane
  /// with the camera looks straight until a bone begins to point back: see ``onwardReach(of:)``.
  public func straightness(of finger: Finger) -> Float {
    let length = length(of: finger)
    return length > 0 ? reach(of: finger).length / length : 0
  }

  /// How far a finger reaches away from the wrist: the part of its length, foreshortening apart, that goes on in the
  /// direction from the wrist to its base. 1: straight on; 0: to the side; negative: folded back over the palm.
  /// 0 where it has no length.
  public func onwardReach(of finger: Finger) -> Float {
    let length = length(of: finger)
    let onwards = offset(from: .wrist, to: finger.joints.base)
    guard length > 0, onwards.length > 0 else { return 0 }
    return reach(of: finger).dot(onwards) / (length * onwards.length)
  }

  /// The way from a finger's base to its tip, in units of the picture's height.
  public func reach(of finger: Finger) -> Vector2 {
    offset(from: finger.joints.base, to: finger.joints.tip)
  }

  /// The sum of a finger's three bones as the picture shows them, in units of its height.
  public func length(of finger: Finger) -> Float {
    let (base, first, second, tip) = finger.joints
    return offset(from: base, to: first).length + offset(from: first, to: second).length
      + offset(from: second, to: tip).length
  }
}

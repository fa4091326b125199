import Hands
import ScalarMath

/// How far each joint of a hand can be trusted, from 0 to 1, in the order of `JointName`.
///
/// The chance that the joint lies within a fifth of the palm's length (wrist to middle knuckle) of
/// its true place: presence of the hand × how surely the joint is inside the picture × how likely
/// it is to be seen. The landmark network itself gives a presence for the hand and no score per
/// joint. That the plain product is such a chance was found on rendered hands with known joints:
/// `Benchmarks/JointConfidence`, whose table stands in `docs/measurements.md`.
///
/// - Parameters:
///   - landmarks: what the network found.
///   - width: the picture's width in pixels.
///   - height: the picture's height in pixels.
/// - Returns: `JointName.count` confidences.
func jointConfidences(_ landmarks: Landmarks, width: Int, height: Int) -> [Float] {
  let palm = max(landmarks.distance(.wrist, .middleMCP), 1e-6)
  var confidences: [Float] = []
  confidences.reserveCapacity(JointName.count)
  for joint in JointName.allCases {
    let inside = insideness(
      landmarks.points[joint.rawValue], width: Float(width), height: Float(height),
      margin: 0.1 * palm)
    confidences.append(landmarks.presence * inside * (1 - 0.4 * landmarks.hiding(joint, palm)))
  }
  return confidences
}

/// 1 inside the picture, falling to 0 over the last `margin` pixels before its border.
private func insideness(_ point: Vector2, width: Float, height: Float, margin: Float) -> Float {
  clamp(min(min(point.x, width - point.x), min(point.y, height - point.y)) / margin, 0, 1)
}

extension Landmarks {
  /// How likely the hand itself hides a joint, from 0 to 1.
  ///
  /// A finger that is bent *away* from the camera has its end behind the hand, where the network
  /// guesses: two in five such joints are off by more than a fifth of the palm. Of those bent
  /// towards the camera only one in twenty is.
  fileprivate func hiding(_ joint: JointName, _ palm: Float) -> Float {
    guard let knuckle = joint.knuckle else { return 0 }
    let reach = distance(knuckle, joint) / (palm * joint.straightReach)
    let behind = (depths[joint.rawValue] - depths[knuckle.rawValue]) / palm
    return clamp((0.8 - reach) / 0.4, 0, 1) * clamp((behind + 0.1) / 0.2, 0, 1)
  }

  /// The distance in space of two joints, in pixels.
  fileprivate func distance(_ a: JointName, _ b: JointName) -> Float {
    let flat = points[a.rawValue] - points[b.rawValue]
    return length(Vector3(flat.x, flat.y, depths[a.rawValue] - depths[b.rawValue]))
  }
}

extension JointName {
  /// The joint from which the joint's finger rises; `nil` for that joint itself and for the wrist.
  fileprivate var knuckle: JointName? {
    guard self != .wrist, rawValue % 4 != 1 else { return nil }
    return JointName(rawValue: (rawValue - 1) / 4 * 4 + 1)
  }

  /// How far a straight finger's joint is from its knuckle, over the distance from wrist to middle
  /// knuckle.
  ///
  /// Medians of the landmark network's own joints on rendered hands that face the camera, open.
  fileprivate var straightReach: Float {
    switch self {
    case .wrist, .thumbCMC, .indexMCP, .middleMCP, .ringMCP, .littleMCP: 0
    case .thumbMP: 0.36
    case .thumbIP: 0.69
    case .thumbTip: 0.98
    case .indexPIP: 0.45
    case .indexDIP: 0.71
    case .indexTip: 0.94
    case .middlePIP: 0.51
    case .middleDIP: 0.82
    case .middleTip: 1.05
    case .ringPIP: 0.44
    case .ringDIP: 0.72
    case .ringTip: 0.95
    case .littlePIP: 0.34
    case .littleDIP: 0.55
    case .littleTip: 0.74
    }
  }
}

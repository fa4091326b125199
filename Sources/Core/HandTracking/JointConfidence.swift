import Hands
import ScalarMath

/// How far each joint of a hand can be trusted, from 0 to 1, in the order of `JointName`.
///
/// The landmark network gives one presence for the hand and no score per joint. A joint's confidence is that
/// presence × how well the joint lies inside the picture × how plausible the bones are that lead to it from the
/// wrist. `docs/measurements.md` holds the calibration against known joints.
///
/// - Parameters:
///   - landmarks: what the network found.
///   - width: the picture's width in pixels.
///   - height: the picture's height in pixels.
func jointConfidences(_ landmarks: Landmarks, width: Int, height: Int) -> [Float] {
  let palm = max(boneLength(landmarks, .middleMCP, .wrist), 1e-6)
  var plausibilities: [Float] = []
  var confidences: [Float] = []
  for joint in JointName.allCases {
    var plausible: Float = 1
    if let parent = joint.parent {
      let length = boneLength(landmarks, joint, parent) / palm
      plausible = min(
        plausibilities[parent.rawValue], plausibility(length, usual: joint.usualBoneLength))
    }
    plausibilities.append(plausible)
    let inside = insideness(
      landmarks.points[joint.rawValue], width: Float(width), height: Float(height),
      margin: 0.05 * palm)
    confidences.append(landmarks.presence * plausible * inside)
  }
  return confidences
}

/// The length in space of the bone between two joints, in pixels.
private func boneLength(_ landmarks: Landmarks, _ a: JointName, _ b: JointName) -> Float {
  let flat = landmarks.points[a.rawValue] - landmarks.points[b.rawValue]
  let depth = landmarks.depths[a.rawValue] - landmarks.depths[b.rawValue]
  return length(Vector3(flat.x, flat.y, depth))
}

/// 1 inside the picture, falling to 0 at `margin` pixels beyond its border.
private func insideness(_ point: Vector2, width: Float, height: Float, margin: Float) -> Float {
  let beyond = max(max(-point.x, point.x - width), max(-point.y, point.y - height))
  return clamp(1 - beyond / max(margin, 1e-6), 0, 1)
}

/// 1 for a bone of about its usual length, falling to 0 where it is three times as long or short.
private func plausibility(_ length: Float, usual: Float) -> Float {
  let ratio = length / usual
  let factor = ratio >= 1 ? ratio : 1 / max(ratio, 1e-6)
  return clamp((3 - factor) / (3 - 1.6), 0, 1)
}

extension JointName {
  /// The length of the bone that leads to this joint, over the length from wrist to middle knuckle.
  ///
  /// Medians of the landmark network's own joints over the measurement clips, real and rendered.
  fileprivate var usualBoneLength: Float {
    switch self {
    case .wrist, .middleMCP: 1
    case .thumbCMC: 0.38
    case .thumbMP: 0.42
    case .thumbIP: 0.37
    case .thumbTip: 0.30
    case .indexMCP: 1.02
    case .indexPIP: 0.44
    case .indexDIP: 0.27
    case .indexTip: 0.24
    case .middlePIP: 0.49
    case .middleDIP: 0.31
    case .middleTip: 0.26
    case .ringMCP: 0.95
    case .ringPIP: 0.45
    case .ringDIP: 0.30
    case .ringTip: 0.25
    case .littleMCP: 0.90
    case .littlePIP: 0.35
    case .littleDIP: 0.22
    case .littleTip: 0.21
    }
  }
}

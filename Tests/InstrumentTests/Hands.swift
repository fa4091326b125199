import Hands
import ScalarMath

/// A hand whose index fingertip is at a place; its palm lies at another.
func hand(
  track: Int = 1, _ chirality: Chirality = .right, score: Float = 1,
  tip: (Float, Float) = (0.5, 0.4),
  palm: (Float, Float) = (0.5, 0.6), confidence: Float = 1
) -> HandObservation {
  var joints = [Joint](
    repeating: Joint(position: Vector2(palm.0, palm.1), confidence: confidence),
    count: JointName.count)
  joints[JointName.indexTip.rawValue].position = Vector2(tip.0, tip.1)
  return HandObservation(
    track: track, chirality: chirality, chiralityScore: score, presence: 1, joints: joints)
}

import Hands
import ScalarMath

/// A hand whose index finger folds in the picture's plane, drawn in units of the picture's height.
struct FoldingHand {
  var track = 1
  var chirality = Chirality.right
  /// The width of the picture over its height.
  var aspect: Float = 4 / 3
  /// Where the wrist is: from the picture's left and top, in heights.
  var wrist = Vector2(0.5, 0.8)
  /// The length of the palm in heights.
  var palm: Float = 0.18
  /// The turning of the whole hand, in degrees.
  var turning: Float = 0

  /// The hand with its finger stretched, 0, up to folded, 1.
  func folded(_ fold: Float) -> HandObservation {
    func way(_ degrees: Float, _ length: Float) -> Vector2 {
      Vector2(0, -length * palm).rotated(by: degrees / 360 * Float(fullTurn))
    }
    var joints = [Vector2](repeating: wrist, count: JointName.count)
    joints[JointName.middleMCP.rawValue] = wrist + way(turning, 1)
    // The knuckles' and joints' bends of a fist: 76, 98 and 60 degrees.
    var place = wrist + way(turning - 12, 1.02)
    joints[JointName.indexMCP.rawValue] = place
    var angle = turning - 4 + 76 * fold
    place = place + way(angle, 0.46)
    joints[JointName.indexPIP.rawValue] = place
    angle += 98 * fold
    place = place + way(angle, 0.27)
    joints[JointName.indexDIP.rawValue] = place
    angle += 60 * fold
    joints[JointName.indexTip.rawValue] = place + way(angle, 0.23)
    return HandObservation(
      track: track, chirality: chirality, chiralityScore: 1, presence: 1,
      joints: joints.map { Joint(position: Vector2($0.x / aspect, $0.y), confidence: 1) },
      pictureAspect: aspect)
  }

  /// The same hand so much higher up, in heights.
  func raised(by height: Float) -> FoldingHand {
    var hand = self
    hand.wrist.y -= height
    return hand
  }
}

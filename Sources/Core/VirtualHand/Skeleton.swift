import Hands
import ScalarMath

/// The joints of one pose in the frame of the palm.
///
/// Metres, the wrist at the origin: x towards the thumb, y towards the fingers, z out of the palm.
/// Both hands share it; a left hand is the same skeleton seen in a mirror. Bones keep their lengths
/// whatever the pose. The sizes are those of a grown-up's hand 19 cm long.
public struct Skeleton: Sendable {
  /// The hinges of the bones, in the order of `JointName`.
  public let joints: [Vector3]
  /// The points that MediaPipe's landmarks mark, in the order of `JointName`.
  ///
  /// Networks trained on pictures mark what the eye sees, not the hinge. The offsets are constants
  /// in the palm's frame, measured once against MediaPipe 0.10.21 on 48 rendered hands.
  public let landmarks: [Vector3]
  /// For each finger, thumb first, the direction its nail faces; length one.
  let nails: [Vector3]

  /// Bends the skeleton of a hand of such proportions into `pose`.
  public init(pose: HandPose, proportions: HandProportions = .standard) {
    var joints = [Vector3](repeating: .zero, count: JointName.count)
    var nails = [Vector3](repeating: .zero, count: 5)
    nails[0] = Self.layThumb(pose, proportions, into: &joints)
    let bends = [pose.index, pose.middle, pose.ring, pose.little]
    for (number, bend) in bends.enumerated() {
      nails[number + 1] = Self.layFinger(
        number, bend, spread: pose.spread, proportions, into: &joints)
    }
    self.joints = joints
    self.nails = nails
    landmarks = zip(joints, Anatomy.landmarkOffsets).map { $0 + $1 }
  }

  private static func layThumb(
    _ pose: HandPose, _ proportions: HandProportions, into joints: inout [Vector3]
  ) -> Vector3 {
    let (folded, raised) = (Float(pose.thumb), Float(pose.thumbRaise))
    var joint = proportions.palm(Anatomy.thumbBase)
    joints[JointName.thumbCMC.rawValue] = joint
    var direction = Vector3.zero
    for bone in 0..<3 {
      direction = normalized(
        normalized(Anatomy.thumbHeldOut[bone]) * ((1 - folded) * (1 - raised))
          + normalized(Anatomy.thumbRaised[bone]) * ((1 - folded) * raised)
          + normalized(Anatomy.thumbFolded[bone]) * folded)
      joint += direction * (Anatomy.thumbBones[bone] * proportions.thumb)
      joints[JointName.thumbMP.rawValue + bone] = joint
    }
    let facing = Vector3(0.45, -0.10, -0.88) * (1 - folded) + Vector3(0.55, 0.55, -0.62) * folded
    return normalized(facing - direction * dot(facing, direction))
  }

  private static func layFinger(
    _ number: Int, _ bend: HandPose.Bend, spread: Double, _ proportions: HandProportions,
    into joints: inout [Vector3]
  ) -> Vector3 {
    let lean = Anatomy.fingerLean[number] / 360 * fullTurn * spread
    // Curled fingers point towards the root of the thumb.
    let curl = clamp(bend.mcp.magnitude / 1.3, 0, 1) * Anatomy.fingerConvergence[number]
    let along = normalized(Vector3(Float(curl - sin(lean)), Float(cos(lean)), 0))
    var joint = proportions.palm(Anatomy.knuckles[number])
    let first = JointName.indexMCP.rawValue + 4 * number
    joints[first] = joint
    var angle = 0.0
    for (bone, bent) in [bend.mcp, bend.pip, bend.dip].enumerated() {
      angle += bent
      let direction = along * Float(cos(angle)) + Vector3(0, 0, Float(sin(angle)))
      joint += direction * (Anatomy.fingerBones[number][bone] * proportions.fingers[number])
      joints[first + bone + 1] = joint
    }
    return normalized(along * Float(sin(angle)) - Vector3(0, 0, Float(cos(angle))))
  }
}

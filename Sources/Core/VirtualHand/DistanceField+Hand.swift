import Hands
import ScalarMath

extension DistanceField {
  /// Clothes a skeleton in flesh, and its forearm in a sleeve.
  init(skeleton: Skeleton) {
    forearm = normalized(Anatomy.elbow)
    sleeveStart = Anatomy.sleeveStart
    let joints = skeleton.joints
    capsules = Self.palm(joints) + Self.webs(joints)
    for finger in 0..<5 {
      capsules += Self.finger(finger, joints, nail: skeleton.nails[finger])
    }
    capsules += Self.tubes(.sleeve, thickness: 0.0045, blend: 0.022)
  }

  private static func palm(_ joints: [Vector3]) -> [Capsule] {
    let carpals = Anatomy.carpals
    let thumbRoot = mix(joints[1], joints[2], 0.75)
    var palm: [Capsule] = []
    for i in 0..<4 {
      let radius: Float = i == 3 ? 0.0112 : 0.0122
      palm.append(
        Capsule(.palm, from: carpals[i], to: joints[5 + 4 * i], 0.0135, radius, blend: 0.014))
    }
    for i in 0..<3 {
      palm.append(
        Capsule(
          .palm, from: joints[5 + 4 * i], to: joints[9 + 4 * i], 0.0108, 0.0104, blend: 0.008))
    }
    // The pads below the little finger and below the thumb.
    palm.append(
      Capsule(
        .palm, from: carpals[3] + Vector3(-0.001, 0.006, 0.006),
        to: joints[17] + Vector3(0.002, -0.018, 0.004), 0.0125, 0.0095, blend: 0.012))
    palm.append(
      Capsule(
        .palm, from: carpals[0] + Vector3(0.004, 0.004, 0.006), to: thumbRoot, 0.0150, 0.0120,
        blend: 0.014))
    return palm + tubes(.palm, thickness: 0, blend: 0.020)
  }

  /// Two tubes side by side make the oval of a forearm.
  private static func tubes(_ part: Capsule.Part, thickness: Float, blend: Float) -> [Capsule] {
    let wrist = Vector3(0, 0.004, 0)
    let apart = Vector3(0.0115, 0, 0)
    let elbow = Anatomy.elbow
    let thick: Float = 0.0165 + 0.039 * length(elbow) + thickness
    return [apart, apart * -1].map { aside in
      Capsule(
        part, from: wrist + aside, to: elbow + aside * 1.5, 0.0165 + thickness, thick, blend: blend)
    }
  }

  /// The skin between thumb and index finger, and between neighbouring fingers that are not far
  /// apart.
  private static func webs(_ joints: [Vector3]) -> [Capsule] {
    var webs = [
      Capsule(
        .palm, from: mix(joints[1], joints[2], 0.75), to: mix(joints[5], joints[0], 0.20), 0.0075,
        0.0085, blend: 0.014)
    ]
    for i in 0..<3 {
      let one = mix(joints[5 + 4 * i], joints[6 + 4 * i], 0.32)
      let other = mix(joints[9 + 4 * i], joints[10 + 4 * i], 0.32)
      if length(one - other) < 0.034 {
        webs.append(Capsule(.palm, from: one, to: other, 0.0062, 0.0062, blend: 0.008))
      }
    }
    return webs
  }

  private static func finger(_ number: Int, _ joints: [Vector3], nail: Vector3) -> [Capsule] {
    let part = Capsule.Part(rawValue: number + 1) ?? .palm
    let radii = Anatomy.fingerRadii[number]
    let chain = (1...4).map { joints[4 * number + $0] }
    var finger: [Capsule] = []
    for bone in 0..<3 {
      finger.append(
        Capsule(
          part, from: chain[bone], to: chain[bone + 1], radii[bone], radii[bone + 1],
          blend: 0.003))
    }
    let pad = mix(chain[2], chain[3], 0.62) - nail * 0.0022
    finger.append(Capsule(part, ballAt: pad, radii[3] - 0.0002, blend: 0.006))
    return finger
  }
}

/// The point a fraction `t` of the way from `a` to `b`.
func mix(_ a: Vector3, _ b: Vector3, _ t: Float) -> Vector3 {
  a + (b - a) * t
}

import ScalarMath

/// How skin looks at one place.
struct SkinMarks {
  /// Darker (negative) or lighter than the skin's tone, as a fraction.
  var shade: Float = 0
  /// Redder than the skin's tone.
  var redness: Float = 0
  /// 1 on the palm's side of the hand, 0 on its back.
  var palmar: Float = 0
  /// 1 on a fingernail, 0 beside it.
  var nail: Float = 0
  /// How strongly the lamp is mirrored.
  var gloss: Float = 0.10
}

/// The marks on a hand that a network trained on photographs expects: blotches, creases at the
/// joints, lines of the palm, tendons, nails. All are drawn by formula in the palm's frame, so they
/// move with it.
struct SkinTexture: Sendable {
  let joints: [Vector3]
  let fingers: [FingerTexture]

  init(skeleton: Skeleton) {
    joints = skeleton.joints
    fingers = (0..<5).map { FingerTexture($0, skeleton) }
  }

  /// The marks at `p`, whose normal is `normal`; `footprint` is the size of a pixel there, in
  /// metres.
  func marks(at p: Vector3, normal: Vector3, part: Capsule.Part, footprint: Float) -> SkinMarks {
    var marks = SkinMarks()
    let blotches = valueNoise(p * 140) * 0.6 + valueNoise(p * 330) * 0.4
    marks.redness = 0.22 * (blotches - 0.5)
    marks.shade = 0.10 * (valueNoise(p * 420) - 0.5)
    marks.palmar = smoothStep(-0.3, 0.5, normal.z) * smoothStep(-0.01, 0.02, p.y)
    // The palm is pinker than the back.
    marks.redness += 0.10 * marks.palmar
    if part == .palm {
      if normal.z > 0.2 { addPalmLines(at: p, normal, footprint, to: &marks) }
      addKnuckles(at: p, normal, footprint, to: &marks)
      if normal.z < 0 { addTendons(at: p, to: &marks) }
      let wrist = p.y + 0.004 + 0.0008 * (valueNoise(p * 200) - 0.5)
      marks.shade -=
        0.16 * crease(wrist, 0.0006, footprint) + 0.10 * crease(wrist - 0.004, 0.0006, footprint)
    } else {
      fingers[part.rawValue - 1].add(at: p, normal, footprint, to: &marks)
    }
    return marks
  }

  private func addPalmLines(
    at p: Vector3, _ normal: Vector3, _ footprint: Float, to marks: inout SkinMarks
  ) {
    let waver = 0.0012 * (valueNoise(p * 160) - 0.5)
    var depth: Float = 0
    for line in Self.palmLines {
      depth += crease(distance(from: p, to: line) + waver, 0.0007, footprint)
    }
    marks.shade -= 0.24 * depth * smoothStep(0.2, 0.5, normal.z)
  }

  private func addKnuckles(
    at p: Vector3, _ normal: Vector3, _ footprint: Float, to marks: inout SkinMarks
  ) {
    for finger in 0..<4 {
      let knuckle = joints[5 + 4 * finger]
      if normal.z < 0 {
        marks.redness += 0.14 * bell(length(p - knuckle), 0.009)
      } else {
        // The crease where the finger leaves the palm.
        let root = mix(knuckle, joints[6 + 4 * finger], 0.45)
        let across = dot(p - root, normalized(joints[6 + 4 * finger] - knuckle))
        marks.shade -=
          0.20 * crease(across, 0.0006, footprint) * bell(length(p - root), 0.010)
      }
    }
  }

  private func addTendons(at p: Vector3, to marks: inout SkinMarks) {
    for finger in 0..<4 {
      let start = Anatomy.carpals[finger]
      let end = joints[5 + 4 * finger]
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let share = clamp(
        ((p.x - start.x) * dx + (p.y - start.y) * dy) / (dx * dx + dy * dy), 0, 1)
      let (awayX, awayY) = (p.x - start.x - share * dx, p.y - start.y - share * dy)
      marks.shade +=
        0.05 * bell(squareRoot(awayX * awayX + awayY * awayY), 0.0018)
        * smoothStep(0.2, 0.7, share)
    }
  }
}

import ScalarMath

/// The creases, wrinkles and nail of one finger.
struct FingerTexture: Sendable {
  private struct Hinge {
    let place: Vector3
    /// Along the finger.
    let axis: Vector3
  }

  private let hinges: [Hinge]
  private let last: Vector3
  private let tip: Vector3
  private let nail: Vector3
  private let tipAxis: Vector3
  private let tipSide: Vector3
  private let tipLength: Float
  private let tipRadius: Float

  init(_ number: Int, _ skeleton: Skeleton) {
    let chain = (1...4).map { skeleton.joints[4 * number + $0] }
    hinges = (1...2).map { i in
      let axis = normalized(chain[i] - chain[i - 1]) + normalized(chain[i + 1] - chain[i])
      return Hinge(place: chain[i], axis: normalized(axis))
    }
    last = chain[2]
    tip = chain[3]
    nail = skeleton.nails[number]
    tipAxis = normalized(tip - last)
    tipSide = normalized(cross(tipAxis, nail))
    tipRadius = Anatomy.fingerRadii[number][3]
    tipLength = length(tip - last) + tipRadius
  }

  func add(
    at p: Vector3, _ normal: Vector3, _ footprint: Float, to marks: inout SkinMarks
  ) {
    marks.redness += 0.22 * bell(length(p - tip), 0.010)
    let dorsal = dot(normal, nail)
    marks.palmar = smoothStep(0.3, -0.5, dorsal)
    for hinge in hinges {
      let near = bell(length(p - hinge.place), 0.011)
      if near < 0.01 { continue }
      let across = dot(p - hinge.place, hinge.axis) + 0.0005 * (valueNoise(p * 500) - 0.5)
      if dorsal < 0.3 {
        let creases =
          crease(across, 0.00045, footprint) + 0.6 * crease(across - 0.0022, 0.00045, footprint)
        marks.shade -= 0.20 * creases * near * smoothStep(0.3, -0.4, dorsal)
      } else {
        let back = near * smoothStep(0.3, 0.8, dorsal)
        for wrinkle in -2...2 {
          let strength = 1 - 0.25 * Float(wrinkle.magnitude)
          marks.shade -=
            0.11 * strength * back
            * crease(across - Float(wrinkle) * 0.0016, 0.00045, footprint)
        }
        marks.redness += 0.16 * back
      }
    }
    if dorsal > 0.25 { addNail(at: p, to: &marks) }
  }

  private func addNail(at p: Vector3, to marks: inout SkinMarks) {
    let along = (dot(p - last, tipAxis) / tipLength - 0.72) / 0.27
    let side = dot(p - last, tipSide) / tipRadius / 0.80
    let side2 = side * side
    // A superellipse, blunter towards the tip.
    let edge = squareRoot(max(along * along * along, 0) + side2 * side2)
    let inside = along < -1 ? 0 : 1 - smoothStep(0.62, 0.75, edge)
    marks.nail = inside
    if along > -1 { marks.shade -= 0.16 * bell(edge - 0.72, 0.05) }
    if inside > 0 {
      marks.gloss = 0.45
      if along > 0.55 { marks.redness -= 0.25 * inside }
    }
  }
}

/// A dark line of width `width` at distance `x`: where pixels are coarser than the line, wider and
/// fainter by the same factor, so that it neither flickers nor vanishes.
@inline(__always)
func crease(_ x: Float, _ width: Float, _ footprint: Float) -> Float {
  let soft = 0.4 * footprint
  let seen = squareRoot(width * width + soft * soft)
  return bell(x, seen) * width / seen
}

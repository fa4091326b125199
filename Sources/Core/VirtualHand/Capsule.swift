import ScalarMath

/// A rod with round ends whose radius changes evenly along it; a ball, if its ends coincide.
struct Capsule: Sendable {
  /// What a capsule belongs to, in the order in which the parts are joined.
  enum Part: Int, Sendable {
    case palm, thumb, index, middle, ring, little, sleeve
  }

  let part: Part
  let start: Vector3
  /// From the start to the end.
  let axis: Vector3
  let inverseSquaredLength: Float
  let radius: Float
  /// What the radius grows by from the start to the end.
  let growth: Float
  /// The size of the fillet to the capsules before it in the same part.
  let blend: Float
  let quarterInverseBlend: Float

  init(
    _ part: Part, from start: Vector3, to end: Vector3, _ radius: Float, _ endRadius: Float,
    blend: Float
  ) {
    self.part = part
    self.start = start
    axis = end - start
    let squared = dot(axis, axis)
    inverseSquaredLength = squared > 1e-12 ? 1 / squared : 0
    self.radius = radius
    growth = endRadius - radius
    self.blend = blend
    quarterInverseBlend = blend > 0 ? 0.25 / blend : 0
  }

  init(_ part: Part, ballAt center: Vector3, _ radius: Float, blend: Float) {
    self.init(part, from: center, to: center, radius, radius, blend: blend)
  }

  var end: Vector3 { start + axis }
  var largestRadius: Float { max(radius, radius + growth) }

  /// The distance of four points to the surface, negative inside.
  @inline(__always)
  func distance(to p: Points) -> Lanes {
    let x = p.x - start.x
    let y = p.y - start.y
    let z = p.z - start.z
    let share = held((x * axis.x + y * axis.y + z * axis.z) * inverseSquaredLength, 0, 1)
    let dx = x - share * axis.x
    let dy = y - share * axis.y
    let dz = z - share * axis.z
    return squareRoot(dx * dx + dy * dy + dz * dz) - (share * growth + radius)
  }

  /// The stretch of the line from `origin` along the unit `direction` in which this capsule may
  /// come within `margin` of it; `nil` where it stays farther away.
  func stretch(of direction: Vector3, from origin: Vector3, margin: Float) -> ClosedRange<Float>? {
    let toStart = start - origin
    let startAlong = dot(toStart, direction)
    let axisAlong = dot(axis, direction)
    // Seen along the line, the capsule is a flat segment and the line a point at the origin.
    let flatStart = toStart - direction * startAlong
    let flatAxis = axis - direction * axisAlong
    let squared = dot(flatAxis, flatAxis)
    let share = squared > 1e-12 ? clamp(-dot(flatStart, flatAxis) / squared, 0, 1) : 0
    let nearest = flatStart + flatAxis * share
    let reach = largestRadius + margin
    guard dot(nearest, nearest) <= reach * reach else { return nil }
    let endAlong = startAlong + axisAlong
    return min(startAlong, endAlong) - reach...max(startAlong, endAlong) + reach
  }
}

import ScalarMath

/// Four numbers treated alike: rays through four pixels, or four places around one.
typealias Lanes = SIMD4<Float>

/// Four points or directions.
struct Points {
  var x: Lanes
  var y: Lanes
  var z: Lanes

  /// The points of four rays from one origin, each at its own distance along its direction.
  @inline(__always)
  static func along(_ directions: Points, from origin: Vector3, at distance: Lanes) -> Points {
    Points(
      x: directions.x * distance + origin.x, y: directions.y * distance + origin.y,
      z: directions.z * distance + origin.z)
  }

  @inline(__always)
  subscript(lane: Int) -> Vector3 { Vector3(x[lane], y[lane], z[lane]) }
}

@inline(__always)
func lesser(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .< a) }

@inline(__always)
func greater(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: a .< b) }

@inline(__always)
func held(_ a: Lanes, _ low: Float, _ high: Float) -> Lanes {
  lesser(greater(a, Lanes(repeating: low)), Lanes(repeating: high))
}

@inline(__always)
func magnitude(_ a: Lanes) -> Lanes {
  unsafeBitCast(
    unsafeBitCast(a, to: SIMD4<UInt32>.self) & SIMD4<UInt32>(repeating: 0x7FFF_FFFF),
    to: Lanes.self)
}

@inline(__always)
func squareRoot(_ a: Lanes) -> Lanes {
  Lanes(squareRoot(a.x), squareRoot(a.y), squareRoot(a.z), squareRoot(a.w))
}

@inline(__always)
func anyTrue(_ mask: SIMDMask<SIMD4<Int32>>) -> Bool {
  let bits = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  return bits.x | bits.y != 0
}

/// A sine of the angle `turns` (1 = 360°) good to 6 %, made of parabolas.
@inline(__always)
func wave(_ turns: Lanes) -> Lanes {
  // Adding and taking away 1.5 · 2²³ leaves the nearest whole number.
  let whole = (turns + 12_582_912) - 12_582_912
  let t = turns - whole
  return t * (Lanes(repeating: 8) - 16 * magnitude(t))
}

/// The lesser of two distances, with a fillet of size `blend` where the surfaces meet (Quílez,
/// "smooth minimum", quadratic form); `quarterInverse` is 1/(4·blend), or 0 for a sharp edge.
@inline(__always)
func smoothLesser(_ a: Lanes, _ b: Lanes, _ blend: Float, _ quarterInverse: Float) -> Lanes {
  let overlap = greater(Lanes(repeating: blend) - magnitude(a - b), Lanes.zero)
  return lesser(a, b) - overlap * overlap * quarterInverse
}

import ScalarMath

/// Smooth noise in space: random values at whole-numbered points, blended between them; from 0 to
/// 1, mean ½.
@inline(__always)
func valueNoise(_ p: Vector3) -> Float {
  let (x, fx) = split(p.x)
  let (y, fy) = split(p.y)
  let (z, fz) = split(p.z)
  let (x0, y0, z0) = (x &* 374_761_393, y &* 668_265_263, z &* 2_246_822_519)
  let (x1, y1, z1) = (x0 &+ 374_761_393, y0 &+ 668_265_263, z0 &+ 2_246_822_519)
  let near = mix(
    mix(lattice(x0 &+ y0 &+ z0), lattice(x1 &+ y0 &+ z0), fx),
    mix(lattice(x0 &+ y1 &+ z0), lattice(x1 &+ y1 &+ z0), fx), fy)
  let far = mix(
    mix(lattice(x0 &+ y0 &+ z1), lattice(x1 &+ y0 &+ z1), fx),
    mix(lattice(x0 &+ y1 &+ z1), lattice(x1 &+ y1 &+ z1), fx), fy)
  return mix(near, far, fz)
}

@inline(__always)
private func split(_ value: Float) -> (whole: UInt32, eased: Float) {
  var whole = Int32(value)
  if Float(whole) > value { whole -= 1 }
  let t = value - Float(whole)
  return (UInt32(bitPattern: whole), smoothstep(t))
}

@inline(__always)
private func lattice(_ key: UInt32) -> Float {
  let mixed = (key ^ (key >> 13)) &* 1_274_126_177
  return Float(Int32(bitPattern: (mixed ^ (mixed >> 16)) & 0xFF_FFFF)) * (1 / 16_777_215)
}

/// A point or a direction in space, kept in one SIMD register.
public typealias Vector3 = SIMD3<Float>

/// The scalar product.
@inlinable
public func dot(_ a: Vector3, _ b: Vector3) -> Float {
  a.x * b.x + a.y * b.y + a.z * b.z
}

/// The vector product.
@inlinable
public func cross(_ a: Vector3, _ b: Vector3) -> Vector3 {
  Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

/// The Euclidean length.
@inlinable
public func length(_ a: Vector3) -> Float {
  squareRoot(dot(a, a))
}

/// The vector of length one in the direction of `a`; the zero vector stays zero.
@inlinable
public func normalized(_ a: Vector3) -> Vector3 {
  let l = length(a)
  return l > 0 ? a / l : a
}

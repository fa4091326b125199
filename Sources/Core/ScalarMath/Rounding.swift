/// The largest whole number not above `x`, without libm.
///
/// Exact for every finite value; beyond ±2⁵² every `Double` is whole and is returned as it is.
@inlinable
public func floor(_ x: Double) -> Double {
  guard x.magnitude < 0x1p52 else { return x }
  let truncated = Double(Int64(x))
  return truncated > x ? truncated - 1 : truncated
}

/// The nearest whole number to `x`; halves go up.
@inlinable
public func round(_ x: Double) -> Double {
  floor(x + 0.5)
}

/// `x` held between `low` and `high`; NaN becomes `low`.
@inlinable
public func clamp<T: Comparable>(_ x: T, _ low: T, _ high: T) -> T {
  x > low ? (x < high ? x : high) : low
}

/// The value a fraction `t` of the way from `a` to `b`.
@inlinable
public func mix<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T {
  a + (b - a) * t
}

// Polynomials by Taylor's series on a reduced range: every shell then computes the same bits,
// since no C library takes part.

/// 2 to the power of `x`, relative error below 1e-15; 0 and infinity beyond the range of `Double`.
@inlinable
public func exp2(_ x: Double) -> Double {
  guard x > -1022 else { return x.isNaN ? x : 0 }
  guard x < 1024 else { return .infinity }
  let whole = floor(x + 0.5)
  let t = (x - whole) * 0.6931471805599453  // in ±ln(2)/2
  var sum = 1.0 / 6_227_020_800
  sum = sum * t + 1.0 / 479_001_600
  sum = sum * t + 1.0 / 39_916_800
  sum = sum * t + 1.0 / 3_628_800
  sum = sum * t + 1.0 / 362_880
  sum = sum * t + 1.0 / 40_320
  sum = sum * t + 1.0 / 5_040
  sum = sum * t + 1.0 / 720
  sum = sum * t + 1.0 / 120
  sum = sum * t + 1.0 / 24
  sum = sum * t + 1.0 / 6
  sum = sum * t + 0.5
  sum = sum * t + 1
  sum = sum * t + 1
  // 2^1024 has no bit pattern of its own: halve the exponent's step there.
  if whole == 1024 { return sum * 0x1p1023 * 2 }
  return sum * Double(bitPattern: UInt64(Int64(whole) + 1023) << 52)
}

/// The logarithm of `x` to the base 2, absolute error below 1e-15 near 1, relative elsewhere.
///
/// Zero gives −infinity, negative values NaN.
@inlinable
public func log2(_ x: Double) -> Double {
  guard x > 0 else { return x == 0 ? -.infinity : .nan }
  guard x < .infinity else { return x }
  guard x >= 0x1p-1022 else { return log2(x * 0x1p60) - 60 }
  var exponent = Double(Int64(x.bitPattern >> 52) - 1023)
  var mantissa = Double(bitPattern: x.bitPattern & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
  if mantissa > 1.4142135623730951 {
    mantissa *= 0.5
    exponent += 1
  }
  // ln(m) = 2 artanh((m − 1) / (m + 1))
  let s = (mantissa - 1) / (mantissa + 1)
  let s2 = s * s
  var sum = 1.0 / 19
  sum = sum * s2 + 1.0 / 17
  sum = sum * s2 + 1.0 / 15
  sum = sum * s2 + 1.0 / 13
  sum = sum * s2 + 1.0 / 11
  sum = sum * s2 + 1.0 / 9
  sum = sum * s2 + 1.0 / 7
  sum = sum * s2 + 1.0 / 5
  sum = sum * s2 + 1.0 / 3
  sum = sum * s2 + 1
  return exponent + s * sum * 2.8853900817779268
}

/// e to the power of `x`.
@inlinable
public func exp(_ x: Double) -> Double {
  exp2(x * 1.4426950408889634)
}

/// The natural logarithm of `x`.
@inlinable
public func log(_ x: Double) -> Double {
  log2(x) * 0.6931471805599453
}

/// `base`, not negative, to the power of `exponent`; zero to any positive power is zero.
@inlinable
public func pow(_ base: Double, _ exponent: Double) -> Double {
  base == 0 ? (exponent == 0 ? 1 : 0) : exp2(log2(base) * exponent)
}

/// The logistic function 1 / (1 + e⁻ˣ).
@inlinable
public func sigmoid(_ x: Float) -> Float {
  Float(1 / (1 + exp(-Double(x))))
}

import ScalarMath

// Single-precision cousins of ScalarMath's functions, for the inside of pixel loops, where an error
// of a thousandth of a grey level does not show. Polynomials fitted by least squares, exact at
// whole numbers.

/// 2 to the power of `x`, relative error below 4e-6; `x` is held in −120…120.
@inline(__always)
func fastExp2(_ x: Float) -> Float {
  let held = clamp(x, -120, 120)
  var whole = Int32(held)
  if Float(whole) > held { whole -= 1 }
  let t = held - Float(whole)
  let bulge = 0.306_976_85 + t * (0.065_572_78 + t * 0.013_547_88)
  return (1 + t + t * (t - 1) * bulge) * Float(bitPattern: UInt32(bitPattern: (whole + 127) << 23))
}

/// The logarithm of a positive, normal `x` to the base 2, absolute error below 3e-5.
@inline(__always)
func fastLog2(_ x: Float) -> Float {
  let exponent = Int32(bitPattern: x.bitPattern >> 23) - 127
  let t = Float(bitPattern: x.bitPattern & 0x007F_FFFF | 0x3F80_0000) - 1
  let bulge =
    -0.441_740_3 + t * (0.266_029_88 + t * (-0.146_314_34 + t * 0.044_004_69))
  return Float(exponent) + t + t * (t - 1) * bulge
}

/// `x` in [0, 1] to the power of `exponent` > 0.
@inline(__always)
func fastPower(_ x: Float, _ exponent: Float) -> Float {
  x < 1e-6 ? 0 : fastExp2(fastLog2(x) * exponent)
}

/// A bell of height 1 at `x` = 0 that falls to e^−½ at `width`.
@inline(__always)
func bell(_ x: Float, _ width: Float) -> Float {
  let t = x / width
  let square = t * t
  return square > 30 ? 0 : fastExp2(square * -0.721_347_5)
}

/// 0 up to `low`, 1 from `high` on, smooth between; `low` may be the larger.
@inline(__always)
func smoothStep(_ low: Float, _ high: Float, _ x: Float) -> Float {
  smoothstep(clamp((x - low) / (high - low), 0, 1))
}

/// One full turn in radians.
@inlinable public var fullTurn: Double { 6.283185307179586 }

/// The sine of an angle given in turns (1 = 360°), absolute error below 1e-14.
@inlinable
public func sine(turns: Double) -> Double {
  // Fold onto the quarter turn around zero, where the series converges fast.
  var t = turns - floor(turns + 0.5)
  if t > 0.25 { t = 0.5 - t }
  if t < -0.25 { t = -0.5 - t }
  let x = t * fullTurn
  let x2 = x * x
  var sum = -1.0 / 121_645_100_408_832_000
  sum = sum * x2 + 1.0 / 355_687_428_096_000
  sum = sum * x2 - 1.0 / 1_307_674_368_000
  sum = sum * x2 + 1.0 / 6_227_020_800
  sum = sum * x2 - 1.0 / 39_916_800
  sum = sum * x2 + 1.0 / 362_880
  sum = sum * x2 - 1.0 / 5_040
  sum = sum * x2 + 1.0 / 120
  sum = sum * x2 - 1.0 / 6
  sum = sum * x2 + 1
  return x * sum
}

/// The cosine of an angle given in turns.
@inlinable
public func cosine(turns: Double) -> Double {
  sine(turns: turns + 0.25)
}

/// The sine of an angle in radians.
@inlinable
public func sin(_ radians: Double) -> Double {
  sine(turns: radians / fullTurn)
}

/// The cosine of an angle in radians.
@inlinable
public func cos(_ radians: Double) -> Double {
  sine(turns: radians / fullTurn + 0.25)
}

/// The angle, in radians from −π to π, of the vector (`x`, `y`); zero for the zero vector.
@inlinable
public func atan2(_ y: Double, _ x: Double) -> Double {
  let quarter = fullTurn / 4
  if x.magnitude >= y.magnitude {
    guard x != 0 else { return 0 }
    let angle = arcTangent(y / x)
    if x > 0 { return angle }
    return y < 0 ? angle - 2 * quarter : angle + 2 * quarter
  }
  return (y > 0 ? quarter : -quarter) - arcTangent(x / y)
}

/// The arc tangent of `x` for |x| ≤ 1: two half-angle steps, then the series.
@inlinable
func arcTangent(_ x: Double) -> Double {
  let half = x / (1 + squareRoot(1 + x * x))
  let quarter = half / (1 + squareRoot(1 + half * half))
  let q2 = quarter * quarter
  var sum = 1.0 / 21
  sum = 1.0 / 19 - sum * q2
  sum = 1.0 / 17 - sum * q2
  sum = 1.0 / 15 - sum * q2
  sum = 1.0 / 13 - sum * q2
  sum = 1.0 / 11 - sum * q2
  sum = 1.0 / 9 - sum * q2
  sum = 1.0 / 7 - sum * q2
  sum = 1.0 / 5 - sum * q2
  sum = 1.0 / 3 - sum * q2
  sum = 1 - sum * q2
  return 4 * quarter * sum
}

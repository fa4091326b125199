import CSimd

/// The square root, correctly rounded; NaN for negative numbers.
@inlinable
public func squareRoot(_ x: Double) -> Double { csimd_sqrt_double(x) }

/// The square root, correctly rounded; NaN for negative numbers.
@inlinable
public func squareRoot(_ x: Float) -> Float { csimd_sqrt_float(x) }

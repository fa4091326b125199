/// Repeatable random numbers: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
///
/// The same seed gives the same numbers on every shell. Not for secrets.
public struct RandomNumbers: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// Starts a sequence of its own for each `seed`.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in [0, 1), evenly spread.
  @inlinable
  public mutating func uniform() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A normally distributed number of mean 0 and deviation 1 (Box and Muller, 1958).
  @inlinable
  public mutating func normal() -> Double {
    let radius = squareRoot(-2 * log(1 - uniform()))
    return radius * cosine(turns: uniform())
  }
}

import ScalarMath

/// A note with harmonics of the amplitudes 1, q, q², … in closed form.
///
/// Σ qⁿ⁻¹ sin nθ = sin θ / (1 − 2q cos θ + q²), summed over all n (J. A. Moorer, "The Synthesis of Complex
/// Audio Spectra by Means of Discrete Summation Formulas", J. Audio Eng. Soc. 24, 1976). Its root
/// mean square is 1/√(2(1 − q²)), its peak 1/(1 − q²).
struct HarmonicOscillator: Equatable, Sendable {
  /// The share of a turn done, in 0..<1.
  private var phase = 0.0

  /// The next sample; `increment` is in turns, at most 0.5, `ratio` is q, in 0..<1.
  @inline(__always)
  mutating func next(increment: Double, ratio: Double) -> Double {
    let value = sine(turns: phase) / (1 + ratio * (ratio - 2 * cosine(turns: phase)))
    phase += increment
    if phase >= 1 { phase -= 1 }
    return value
  }
}

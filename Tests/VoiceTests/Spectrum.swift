import Foundation

/// A complex number.
struct Complex {
  var re: Double
  var im: Double
  var magnitude: Double { (re * re + im * im).squareRoot() }
}

/// The discrete Fourier transform of 2ⁿ values (Cooley and Tukey), scaled by nothing.
func fourierTransform(_ values: [Complex], inverse: Bool = false) -> [Complex] {
  let count = values.count
  guard count > 1 else { return values }
  let even = fourierTransform(
    stride(from: 0, to: count, by: 2).map { values[$0] }, inverse: inverse)
  let odd = fourierTransform(stride(from: 1, to: count, by: 2).map { values[$0] }, inverse: inverse)
  var result = values
  for k in 0..<count / 2 {
    let angle = (inverse ? 2 : -2) * Double.pi * Double(k) / Double(count)
    let (c, s) = (cos(angle), sin(angle))
    let turned = Complex(re: odd[k].re * c - odd[k].im * s, im: odd[k].re * s + odd[k].im * c)
    result[k] = Complex(re: even[k].re + turned.re, im: even[k].im + turned.im)
    result[k + count / 2] = Complex(re: even[k].re - turned.re, im: even[k].im - turned.im)
  }
  return result
}

/// The Blackman–Harris window of seven terms: sidelobes at −180 dB, main lobe ±7 bins (Albrecht,
/// "A family of cosine-sum windows for high-resolution measurements", ICASSP 2001).
func window(_ count: Int) -> [Double] {
  let terms = [
    0.27105140069342, -0.43329793923448, 0.21812299954311, -0.06592544638803,
    0.01081174209837, -0.00077658482522, 0.00001388721735,
  ]
  return (0..<count).map { n in
    let angle = 2 * Double.pi * Double(n) / Double(count)
    return terms.enumerated().reduce(0) { $0 + $1.element * cos(Double($1.offset) * angle) }
  }
}

/// The complex amplitude of the line at `frequency` in cycles per sample.
func line(_ samples: some Collection<Double>, at frequency: Double) -> Complex {
  let weights = window(samples.count)
  var sum = Complex(re: 0, im: 0)
  for (n, sample) in samples.enumerated() {
    let turns = (frequency * Double(n)).truncatingRemainder(dividingBy: 1)
    sum.re += weights[n] * sample * cos(2 * .pi * turns)
    sum.im -= weights[n] * sample * sin(2 * .pi * turns)
  }
  let scale = 2 / weights.reduce(0, +)
  return Complex(re: sum.re * scale, im: sum.im * scale)
}

/// The magnitudes of the windowed spectrum from 0 to Nyquist, a sine of amplitude 1 reaching 1.
func spectrum(_ samples: [Float]) -> [Double] {
  let weights = window(samples.count)
  let windowed = zip(samples, weights).map { Complex(re: Double($0) * $1, im: 0) }
  let scale = 2 / weights.reduce(0, +)
  return fourierTransform(windowed).prefix(samples.count / 2).map { $0.magnitude * scale }
}

/// What is left of 2ⁿ samples above a frequency in cycles per sample, as a wave.
func above(_ frequency: Double, in samples: [Float]) -> [Double] {
  let count = samples.count
  var bins = fourierTransform(samples.map { Complex(re: Double($0), im: 0) })
  for k in 0..<count where Double(min(k, count - k)) < frequency * Double(count) {
    bins[k] = Complex(re: 0, im: 0)
  }
  return fourierTransform(bins, inverse: true).map { $0.re / Double(count) }
}

/// How far a tone's frequency lies above a reference's, in hertz, 1000 times a second.
///
/// `reference` is the reference's phase in turns at a time in seconds; the tone must stay within
/// ±150 Hz of it. The first and last twentieth of a second are left out.
func deviation(
  of samples: [Float], from reference: (Double) -> Double, sampleRate: Double
) -> [Double] {
  let half = Int(sampleRate / 20)
  let weights = window(2 * half + 1)
  let taps = (-half...half).map { n in
    let x = 2 * .pi * 200 * Double(n) / sampleRate
    return (n == 0 ? 1 : sin(x) / x) * weights[n + half]
  }
  let baseband = samples.enumerated().map { n, sample in
    let angle =
      -2 * Double.pi * reference(Double(n) / sampleRate).truncatingRemainder(dividingBy: 1)
    return Complex(re: Double(sample) * cos(angle), im: Double(sample) * sin(angle))
  }
  let hop = Int(sampleRate / 1000)
  let phases = stride(from: half, to: samples.count - half, by: hop).map { centre in
    var sum = Complex(re: 0, im: 0)
    for (n, tap) in taps.enumerated() {
      sum.re += tap * baseband[centre - half + n].re
      sum.im += tap * baseband[centre - half + n].im
    }
    return atan2(sum.im, sum.re) / (2 * .pi)
  }
  return zip(phases, phases.dropFirst()).map { before, after in
    let turns = after - before
    return (turns - turns.rounded()) * sampleRate / Double(hop)
  }
}

/// A ratio in decibels.
func decibels(_ ratio: Double) -> Double { 20 * log10(ratio) }

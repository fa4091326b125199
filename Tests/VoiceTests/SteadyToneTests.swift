import Foundation
import Testing
import Voice

@Suite struct SteadyTones {
  /// Frequencies that share no factor with a sample rate, so that aliases fall beside harmonics.
  static let frequencies = [50.3, 82.7, 151.9, 277.3, 440.7, 663.1, 911.3, 1301.9, 1999.7]

  /// q of the formula in the documentation of ``Timbre``.
  static func ratio(_ timbre: Timbre, frequency: Double, level: Double, sampleRate: Double)
    -> Double
  {
    let wide = timbre.quietRolloff + (timbre.loudRolloff - timbre.quietRolloff) * level
    let u = timbre.richness * exp2(-frequency / min(wide, (sampleRate / 2 - frequency) / 14))
    return u / (1 + u * u / 4)
  }

  @Test(arguments: frequencies, [VoiceSettings.theremin, .sine])
  func frequencyIsThePitchWithinAHundredthOfACent(frequency: Double, settings: VoiceSettings) throws
  {
    let tone = try steadyTone(frequency: frequency, settings: settings, length: 1 << 17)
    let samples = tone.map(Double.init)
    let half = samples.count / 2
    let nominal = frequency / 48_000
    let first = line(samples[..<half], at: nominal)
    let second = line(samples[half...], at: nominal)
    let advance = (atan2(second.im, second.re) - atan2(first.im, first.re)) / (2 * .pi)
    let error = advance - nominal * Double(half)
    let heard = frequency + (error - error.rounded()) / Double(half) * 48_000
    #expect((1200 * log2(heard / frequency)).magnitude < 0.01)
  }

  @Test(arguments: frequencies, [8000.0, 44_100, 48_000])
  func aliasesStayEightyDecibelsBelowTheFundamental(frequency: Double, sampleRate: Double) throws {
    // The brightest voice that can be set.
    let timbre = Timbre(richness: 1, quietRolloff: 2000, loudRolloff: 2000)
    let settings = VoiceSettings(timbre: timbre)
    let bins = spectrum(
      try steadyTone(frequency: frequency, settings: settings, sampleRate: sampleRate))
    let spacing = frequency / sampleRate * 65536
    let fundamental = bins[Int(spacing.rounded())]
    #expect(fundamental > 0.1)
    for (k, magnitude) in bins.enumerated() {
      let harmonic = (Double(k) / spacing).rounded()
      if harmonic == 0 || (Double(k) - harmonic * spacing).magnitude > 9 {
        #expect(decibels(magnitude / fundamental) < -80, "at bin \(k)")
      }
    }
  }

  @Test(arguments: frequencies, [0.1, 0.5, 1])
  func harmonicsFollowTheFormula(frequency: Double, level: Double) throws {
    let settings = VoiceSettings.theremin
    let tone = try steadyTone(frequency: frequency, level: level, settings: settings)
    let samples = tone.map(Double.init)
    let q = Self.ratio(settings.timbre, frequency: frequency, level: level, sampleRate: 48_000)
    let first = line(samples, at: frequency / 48_000).magnitude
    for n in 2...12 where Double(n) * frequency < 24_000 {
      let expected = pow(q, Double(n - 1))
      guard expected > 1e-5 else { break }
      let heard = line(samples, at: Double(n) * frequency / 48_000).magnitude / first
      #expect(decibels(heard / expected).magnitude < 0.1, "harmonic \(n)")
    }
  }

  @Test func theThereminDarkensWithPitchAndBrightensWithLevel() throws {
    func second(_ frequency: Double, _ level: Double) throws -> Double {
      let tone = try steadyTone(frequency: frequency, level: level, settings: .theremin)
      let samples = tone.map(Double.init)
      return line(samples, at: 2 * frequency / 48_000).magnitude
        / line(samples, at: frequency / 48_000).magnitude
    }
    for level in [0.2, 1] {
      let falling = try Self.frequencies.map { try second($0, level) }
      #expect(zip(falling, falling.dropFirst()).allSatisfy { $0 > $1 })
    }
    for frequency in [82.7, 440.7, 1301.9] {
      let rising = try [0.1, 0.4, 0.7, 1].map { try second(frequency, $0) }
      #expect(zip(rising, rising.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test(arguments: frequencies)
  func aSineHasNothingButItsFundamental(frequency: Double) throws {
    let bins = spectrum(try steadyTone(frequency: frequency, settings: .sine))
    let spacing = frequency / 48_000 * 65536
    let others = bins.enumerated().filter { (Double($0.offset) - spacing).magnitude > 9 }
    let loudest = others.map(\.element).max()!
    #expect(decibels(loudest / 0.5) < -130)
  }

  @Test(arguments: frequencies)
  func everyTimbreAndPitchIsAsLoudAsTheSine(frequency: Double) throws {
    let tone = try steadyTone(frequency: frequency, settings: .theremin)
    let power = tone.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(tone.count)
    #expect(decibels(power.squareRoot() / (0.5 / 2.0.squareRoot())).magnitude < 0.1)
    #expect(tone.map(\.magnitude).max()! <= 0.834)
  }
}

import ScalarMath

/// The beat of a count-in, as a wooden block gives it: a short decaying tone.
struct BeatClick: Sendable {
  private static let frequency = (weak: 1000.0, strong: 1500.0)
  /// The seconds in which it falls to a thousandth.
  private static let decay = 0.05
  private static let amplitude = 0.25

  private let sampleRate: Double
  /// What the gain becomes from sample to sample.
  private let fall: Double
  private var phase = 0.0
  private var increment = 0.0
  private var gain = 0.0

  init(sampleRate: Double) {
    self.sampleRate = sampleRate
    fall = exp(-log(1000) / (Self.decay * sampleRate))
  }

  mutating func strike(isStrong: Bool) {
    phase = 0
    increment = (isStrong ? Self.frequency.strong : Self.frequency.weak) / sampleRate
    gain = Self.amplitude
  }

  mutating func add(to samples: inout MutableSpan<Float>) {
    guard gain > 1e-5 else { return }
    for i in 0..<samples.count {
      samples[i] += Float(gain * sin(fullTurn * phase))
      phase += increment
      phase -= phase >= 1 ? 1 : 0
      gain *= fall
    }
  }
}

import ScalarMath

/// What the oscillator needs to know at one pitch and level.
struct Tone {
  /// The frequency in turns per sample, at most 0.5.
  var increment = 0.0
  /// The ratio q of neighbouring harmonics, in 0..<1.
  var ratio = 0.0
  /// The factor of the oscillator's output.
  var amplitude = 0.0

  /// Follows the formulas of ``Timbre``, ``LevelCurve`` and ``Voice``.
  ///
  /// With t = u/2 both q and √(1 − q²), the factor that keeps the loudness, need no root.
  init(
    pitch: Double, level: Double, timbre: Timbre, settings: VoiceSettings,
    curve: PreparedLevelCurve,
    sampleRate: Double
  ) {
    let frequency = settings.tuning.frequency(ofPitch: pitch)
    let rolloff = min(
      mix(timbre.quietRolloff, timbre.loudRolloff, level), (sampleRate / 2 - frequency) / 14)
    let t = rolloff > 0 ? timbre.richness / 2 * exp2(-frequency / rolloff) : 0
    let share = 1 / (1 + t * t)
    increment = min(frequency / sampleRate, 0.5)
    ratio = 2 * t * share
    let fading = clamp((0.48 - increment) / 0.08, 0, 1)
    amplitude =
      settings.amplitude * fading * (1 - t * t) * share * curve.amplitude(ofLevel: level)
  }
}

/// A tone on its way to another.
struct ToneGlide: Equatable, Sendable {
  private(set) var increment = Glide(at: 0)
  private(set) var ratio = Glide(at: 0)
  private(set) var amplitude = Glide(at: 0)

  mutating func jump(to tone: Tone) {
    increment = Glide(at: tone.increment)
    ratio = Glide(at: tone.ratio)
    amplitude = Glide(at: tone.amplitude)
  }

  @inline(__always)
  mutating func move(to tone: Tone, steps: Int) {
    increment.move(to: tone.increment, steps: steps)
    ratio.move(to: tone.ratio, steps: steps)
    amplitude.move(to: tone.amplitude, steps: steps)
  }

  @inline(__always)
  mutating func advance() {
    increment.advance()
    ratio.advance()
    amplitude.advance()
  }
}

import ScalarMath
import Voice

/// How height in the playing field becomes pitch.
public struct PitchField: Equatable, Sendable {
  /// What grows evenly with height.
  public enum Spacing: Sendable {
    /// Equal semitones: every note has the same height.
    case semitones
    /// Equal hertz, as in the first instrument: low notes lie closer together.
    case hertz
  }

  /// The pitch at the field's bottom, a MIDI note number.
  public var low: Double
  /// The pitch at the field's top, a MIDI note number.
  public var high: Double
  /// What grows evenly with height.
  public var spacing: Spacing
  /// How far, in semitones, the hand may leave the field and still be followed, so that a vibrato on the
  /// outermost note is not cut in half. Farther out the pitch stays.
  public var margin: Double

  /// Makes a pitch field.
  public init(low: Double, high: Double, spacing: Spacing = .semitones, margin: Double = 1) {
    self.low = low
    self.high = high
    self.spacing = spacing
    self.margin = margin
  }

  /// The pitch, a MIDI note number, at a height `v`, 0 at the bottom and 1 at the top.
  public func pitch(atHeight v: Double) -> Double {
    let pitch: Double
    switch spacing {
    case .semitones:
      pitch = mix(low, high, v)
    case .hertz:
      // Ratios to the lowest note: the tuning's reference cancels out.
      let ratio = mix(1, exp2((high - low) / 12), v)
      pitch = ratio > 0 ? low + 12 * log2(ratio) : low - margin
    }
    return clamp(pitch, low - margin, high + margin)
  }

  /// The height at which a pitch lies.
  public func height(ofPitch pitch: Double) -> Double {
    switch spacing {
    case .semitones: (pitch - low) / (high - low)
    case .hertz: (exp2((pitch - low) / 12) - 1) / (exp2((high - low) / 12) - 1)
    }
  }
}

import ScalarMath
import Voice

/// How height in the playing field becomes pitch.
///
/// Where a pitch lies depends on `low`, `high` and `spacing` alone. The range, a key or correction choose among the
/// notes and never move one.
public struct PitchField: Equatable, Sendable {
  /// What grows evenly with height.
  public enum Spacing: Sendable, CaseIterable {
    /// Equal semitones: every note has the same height.
    case semitones
    /// Equal hertz, as in the first instrument: low notes lie closer together.
    case hertz
    /// The real instrument's curve: high notes crowd, low ones spread; see ``AntennaCurve``.
    case antenna
  }

  /// The pitch at the field's bottom, a MIDI note number.
  public var low: Double
  /// The pitch at the field's top, a MIDI note number.
  public var high: Double
  /// What grows evenly with height.
  public var spacing: Spacing
  /// How far, in semitones, the hand may leave the range and still be followed, so that a vibrato on the
  /// outermost note is not cut in half. Farther out the pitch stays.
  public var margin: Double
  /// The lowest and the highest pitch that are played; `nil`: from bottom to top.
  public var range: ClosedRange<Double>?

  /// Makes a pitch field.
  public init(
    low: Double, high: Double, spacing: Spacing = .semitones, margin: Double = 1,
    range: ClosedRange<Double>? = nil
  ) {
    self.low = low
    self.high = high
    self.spacing = spacing
    self.margin = margin
    self.range = range
  }

  /// The pitch, a MIDI note number, at a height `v`, 0 at the bottom and 1 at the top.
  public func pitch(atHeight v: Double) -> Double {
    clamp(pitchWithoutBounds(atHeight: v), lowest - margin, highest + margin)
  }

  /// The height at which a pitch lies.
  public func height(ofPitch pitch: Double) -> Double {
    switch spacing {
    case .semitones: (pitch - low) / (high - low)
    case .hertz: (exp2((pitch - low) / 12) - 1) / (exp2((high - low) / 12) - 1)
    case .antenna:
      AntennaCurve.height(
        ofShare: (exp2((pitch - low) / 12) - 1) / (exp2((high - low) / 12) - 1))
    }
  }

  /// The same heights for other notes: so many semitones higher.
  public func transposed(by semitones: Double) -> PitchField {
    var field = self
    field.low += semitones
    field.high += semitones
    field.range = range.map { $0.lowerBound + semitones...$0.upperBound + semitones }
    return field
  }

  /// The lowest pitch that is played.
  public var lowest: Double { max(low, range?.lowerBound ?? low) }

  /// The highest pitch that is played.
  public var highest: Double { min(high, range?.upperBound ?? high) }

  private func pitchWithoutBounds(atHeight v: Double) -> Double {
    let share: Double
    switch spacing {
    case .semitones: return mix(low, high, v)
    case .hertz: share = v
    case .antenna: share = AntennaCurve.share(atHeight: v)
    }
    // Ratios to the lowest note: the tuning's reference cancels out.
    let ratio = mix(1, exp2((high - low) / 12), share)
    return ratio > 0 ? low + 12 * log2(ratio) : low - margin
  }
}

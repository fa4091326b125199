import ScalarMath

/// How low and how high a hand was held, in picture coordinates: `low` is the greater number.
public struct Reach: Equatable, Sendable {
  /// The lowest place.
  public var low: Float
  /// The highest place.
  public var high: Float

  /// Makes a reach.
  public init(low: Float, high: Float) {
    self.low = low
    self.high = high
  }

  /// Where a raised index fingertip can be seen: lower down the palm leaves the picture and the hand is lost,
  /// higher up the tip itself does.
  public static let visible = Reach(low: 0.72, high: 0.02)

  /// From low to high, in heights of the picture.
  public var length: Float { low - high }

  /// The same reach without a share of its length at each end.
  public func inset(by share: Float) -> Reach {
    Reach(low: low - share * length, high: high + share * length)
  }

  /// Whether the fingertip can stand where the lowest note of an instrument lies.
  public func includesLowestNote(of preset: Preset) -> Bool {
    includes(preset.pitchField.lowest, of: preset)
  }

  /// Whether the fingertip can stand where the highest note of an instrument lies.
  public func includesHighestNote(of preset: Preset) -> Bool {
    includes(preset.pitchField.highest, of: preset)
  }

  private func includes(_ pitch: Double, of preset: Preset) -> Bool {
    let v = Float(preset.pitchField.height(ofPitch: pitch))
    let y = preset.field.point(of: Vector2(0.5, v)).y
    // A thousandth of a picture is nothing to a hand, and more than rounding.
    return y <= low + 0.001 && y >= high - 0.001
  }
}

import ScalarMath

extension PitchField {
  /// The notes that lie in the field, MIDI note numbers from low to high: each has a line. Empty where the
  /// field has no height.
  ///
  /// Correction pulls to these lines too, so they stand here and not where they are drawn.
  public var notes: Range<Int> {
    // A bound that misses a whole number by rounding still means that note.
    let lowest = -floor(-(clamp(low, -1000, 1000) - 1e-9))
    let highest = floor(clamp(high, -1000, 1000) + 1e-9)
    return low < high && lowest <= highest ? Int(lowest)..<Int(highest) + 1 : 0..<0
  }
}

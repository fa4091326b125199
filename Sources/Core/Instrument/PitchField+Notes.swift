import ScalarMath

extension PitchField {
  /// The notes that lie in the field's range, MIDI note numbers from low to high. Empty where the field has no
  /// height.
  ///
  /// Those of the preset's key have a line; correction pulls to the same.
  public var notes: Range<Int> {
    // A bound that misses a whole number by rounding still means that note.
    let first = -floor(-(clamp(lowest, -1000, 1000) - 1e-9))
    let last = floor(clamp(highest, -1000, 1000) + 1e-9)
    return low < high && first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }
}

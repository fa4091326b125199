import ScalarMath

/// Beats and bars along a melody, in quarter notes from the beginning of the first full bar.
public struct Metre: Equatable, Sendable {
  /// The quarter notes of a bar.
  public let barLength: Double
  /// The quarter notes of a beat.
  public let beatLength: Double

  /// A place that misses a beat by rounding still is on it.
  static let tolerance = 1e-9

  /// Makes a metre; without a length of its own a beat is a quarter, or an eighth where a bar is no whole
  /// number of quarters, or the whole bar.
  public init(barLength: Double, beatLength: Double? = nil) {
    self.barLength = barLength
    func fits(_ beat: Double) -> Bool {
      let beats = barLength / beat
      return (beats - round(beats)).magnitude < 1e-6
    }
    self.beatLength = beatLength ?? (fits(1) ? 1 : fits(0.5) ? 0.5 : barLength)
  }

  /// The bar at a place: 1 is the first full bar.
  public func bar(at position: Double) -> Int { Int(barIndex(at: position)) + 1 }

  /// The beat of its bar at a place: 1 is the strong one.
  public func beat(at position: Double) -> Int {
    let inBar = position - barIndex(at: position) * barLength
    return Int(floor(inBar / beatLength + Self.tolerance)) + 1
  }

  /// Where the bar at a place begins.
  func barStart(at position: Double) -> Double { barIndex(at: position) * barLength }

  /// Where the beat at a place begins.
  func beatStart(at position: Double) -> Double {
    let bar = barStart(at: position)
    return bar + floor((position - bar) / beatLength + Self.tolerance) * beatLength
  }

  /// Where a count-in before a place begins.
  func countInStart(_ countIn: LessonRun.CountIn, before position: Double) -> Double {
    switch countIn {
    case .bars(let count), .beats(let count):
      guard count > 0 else { return position }
      if case .bars = countIn { return barStart(at: position) - Double(count) * barLength }
      // The beat at the place, or the one after it where the place lies between beats.
      let bar = barStart(at: position)
      let beat = -floor(-(position - bar) / beatLength + Self.tolerance)
      return bar + (beat - Double(count)) * beatLength
    }
  }

  private func barIndex(at position: Double) -> Double {
    floor(clamp(position / barLength + Self.tolerance, -1e9, 1e9))
  }
}

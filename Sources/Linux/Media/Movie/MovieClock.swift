/// Turns seconds into whole stamps, each above the one before.
struct MovieClock {
  /// Stamps a second: MPEG's own, of which 24, 25, 30, 50 and 60 frames a second are whole parts.
  static let rate: Int64 = 90_000
  private var last: Int64?

  /// The stamp nearest to a time, or the next free one.
  mutating func stamp(of time: Double) -> Int64 {
    let stamp = max(Self.units(time), last.map { $0 + 1 } ?? 0)
    last = stamp
    return stamp
  }

  /// Whole units nearest to a time, held at 0 and at about 30 years; NaN is 0.
  static func units(_ time: Double) -> Int64 {
    Int64((min(max(time.isNaN ? 0 : time, 0), 1e9) * Double(rate)).rounded())
  }
}

/// Turns a stream's time stamps into seconds since its first picture: finite, and never backward.
struct PresentationClock {
  /// Seconds a unit of the stream's stamps lasts.
  private let unit: Double
  /// Seconds from picture to picture, where stamps are missing.
  private let interval: Double
  /// The stamp of time zero.
  private var origin: Double?
  private var last: Double?

  init(unit: Double, interval: Double) {
    self.unit = unit.isFinite && unit > 0 ? unit : 0.001
    self.interval = interval.isFinite && interval > 0 ? interval : 1.0 / 30
  }

  /// The time of the next picture.
  ///
  /// A stamp that lies before the previous picture's gives that picture's time again; a missing one
  /// lies one interval later.
  mutating func time(of stamp: Int64?) -> Double {
    let expected = last.map { $0 + interval } ?? 0
    var time = expected
    if let stamp {
      // In floating point, because the stamps of a damaged file may lie anywhere in 64 bits.
      let start = origin ?? Double(stamp) - expected / unit
      origin = start
      time = max((Double(stamp) - start) * unit, last ?? 0)
    }
    last = time
    return time
  }
}

import ScalarMath

/// Where a bar begins in a performance.
public struct BarLine: Equatable, Sendable {
  /// The bar behind the line; the first full bar is 1, an upbeat is bar 0.
  public var bar: Int
  /// When it begins, in seconds of the performance.
  public var time: Double

  /// Makes a line.
  public init(bar: Int, time: Double) {
    self.bar = bar
    self.time = time
  }
}

extension Melody {
  /// Where the bars begin in which the notes lie, in order of time; the last line ends the last note. Those to which a
  /// song that waits did not come are left out. Empty where there are no notes or no bars.
  public func barLines(on timeline: Timeline) -> [BarLine] {
    guard let first = notes.first, let last = notes.last, barLength > 0 else { return [] }
    let firstBar = bar(of: first)
    let lastBar = Int(-floor(clamp(1e-9 - last.end / barLength, -1e9, 1e9)))
    guard lastBar - firstBar < 100_000 else { return [] }
    let bars = firstBar...max(firstBar, lastBar)
    var lines: [BarLine] = []
    for bar in bars {
      // An upbeat begins with its first note.
      let place = bar < 1 ? first.start : Double(bar - 1) * barLength
      guard let time = timeline.time(of: place), time.magnitude < 1e7 else { break }
      lines.append(BarLine(bar: bar, time: time))
    }
    guard let line = lines.last, let end = timeline.time(of: end) ?? timeline.end,
      end > line.time, end < 1e7
    else { return lines.dropLast() }
    return lines + [BarLine(bar: line.bar + 1, time: end)]
  }
}

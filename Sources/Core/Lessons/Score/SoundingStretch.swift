import ScalarMath

/// A time of uninterrupted sound: the pitch as a line through points.
struct SoundingStretch: Sendable {
  /// Over so many seconds the trend is the mean: more than a cycle of any player's vibrato (5.5 to 8 Hz).
  static let trendWidth = 0.2

  private var points: [(time: Double, pitch: Double, integral: Double)] = []

  /// Takes in the next point, later than the last one.
  mutating func append(_ pitch: Double, at time: Double) {
    var integral = 0.0
    if let last = points.last {
      integral = last.integral + (time - last.time) * (last.pitch + pitch) / 2
    }
    points.append((time, pitch, integral))
  }

  /// From when to when, in seconds; where there is no point, 0.
  var span: ClosedRange<Double> { (points.first?.time ?? 0)...(points.last?.time ?? 0) }

  /// How many seconds.
  var duration: Double { span.duration }

  /// The pitch at a moment of the stretch, a MIDI note number.
  func pitch(at time: Double) -> Double {
    let i = segment(at: time)
    let (a, b) = (points[i], points[i + 1])
    return mix(a.pitch, b.pitch, (time - a.time) / (b.time - a.time))
  }

  /// The mean pitch over a part of the stretch that lasts.
  func mean(over part: ClosedRange<Double>) -> Double {
    (integral(to: part.upperBound) - integral(to: part.lowerBound)) / part.duration
  }

  /// The pitch of a note: the median over the middle three fifths of its part of the stretch, which glides at its ends
  /// do not move.
  func ownPitch(over part: ClosedRange<Double>) -> Double {
    let (start, end) = (part.lowerBound, part.upperBound)
    var pitches: [Double] = []
    forEachMoment(of: mix(start, end, 0.2)...mix(start, end, 0.8)) { pitches.append(pitch(at: $0)) }
    return median(pitches) ?? pitch(at: start)
  }

  /// The mean pitch over the `trendWidth` around a moment, which leaves vibrato out. At the ends of the part it
  /// stands for, the window that just lies within it; of a shorter part, the mean of all.
  func trend(at time: Double, within part: ClosedRange<Double>) -> Double {
    let width = Self.trendWidth
    guard part.duration > width else { return mean(over: part) }
    let start = clamp(time - width / 2, part.lowerBound, part.upperBound - width)
    return mean(over: start...start + width)
  }

  private func integral(to time: Double) -> Double {
    let i = segment(at: time)
    let elapsed = time - points[i].time
    return points[i].integral + elapsed * (points[i].pitch + pitch(at: time)) / 2
  }

  /// The index of the point before a moment; at the end of the stretch, of the last but one.
  private func segment(at time: Double) -> Int {
    clamp(points.firstIndex(after: time) { $0.time } - 1, 0, points.count - 2)
  }
}

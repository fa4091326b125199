import ScalarMath

/// When each place of a melody was due in a performance.
///
/// Places are quarter notes from the beginning of the melody's first full bar, times are seconds of the performance.
/// Of a song that waits for its player, the times are those that were: its places are taken down as it goes on.
public struct Timeline: Equatable, Sendable {
  private struct Point: Equatable, Sendable {
    var time: Double
    var place: Double
  }

  /// Seconds of a quarter note.
  private let quarter: Double
  /// Where the song was, in order of time; where it stood still, when it came and when it left.
  private var points: [Point]
  /// Whether the song goes on in time behind the last point.
  private let isInTime: Bool

  /// Whether it stood still when it was last told of, and when that was.
  private var stands = false
  private var toldUntil = -Double.infinity

  /// A melody that is played in time, its first note at a moment of the performance.
  public init(_ melody: Melody, startingAt start: Double) {
    quarter = melody.quarter
    points = [Point(time: start, place: melody.start)]
    isInTime = true
  }

  /// A song of which it will be told where it is; it never goes faster than a quarter note in so many seconds.
  public init(quarter: Double) {
    self.quarter = quarter
    points = []
    isInTime = false
  }

  /// Takes down where the song is at a moment, later than the last one.
  public mutating func append(place: Double, at time: Double) {
    guard let last = points.last else {
      points.append(Point(time: time, place: place))
      toldUntil = time
      return
    }
    guard time > toldUntil, place >= last.place else { return }
    defer { toldUntil = time }
    let way = (place - last.place) * quarter
    guard way > 0 else {
      stands = true
      return
    }
    if stands {
      // It stood until it had to leave to be here now.
      points.append(Point(time: max(toldUntil, time - way), place: last.place))
    }
    // It came as soon as it could, and has stood here since.
    let arrival = min(time, points[points.count - 1].time + way)
    points.append(Point(time: arrival, place: place))
    stands = arrival < time - 1e-6
  }

  /// When a place was due; `nil` where a song that waits did not come there.
  public func time(of place: Double) -> Double? {
    let next = points.firstIndex(after: place - 1e-9) { $0.place }
    if next < points.count {
      let after = points[next]
      if next == 0 { return after.time - (after.place - place) * quarter }
      return min(after.time, points[next - 1].time + (place - points[next - 1].place) * quarter)
    }
    guard isInTime, let last = points.last else { return nil }
    return last.time + (place - last.place) * quarter
  }

  /// The last moment of which it is known where the song was; `nil` where it goes on in time for ever.
  var end: Double? {
    isInTime || points.isEmpty ? nil : max(toldUntil, points[points.count - 1].time)
  }
}

import ScalarMath

/// Where the fingertip was in the last moments, in picture coordinates.
struct Trail: Sendable {
  struct Point: Sendable {
    var place: Vector2
    var time: Double
  }

  /// How long a place stays, in seconds.
  static let duration = 0.4
  private static let capacity = 64
  private var ring = [Point](repeating: Point(place: .zero, time: 0), count: capacity)
  private var next = 0
  private(set) var count = 0
  private var track: Int?

  /// Takes in where a hand's fingertip is; another hand, or none, begins anew.
  mutating func append(_ place: Vector2?, track: Int?, at time: Double) {
    guard let place, let track else {
      (count, self.track) = (0, nil)
      return
    }
    if track != self.track { count = 0 }
    if count > 0 && time <= self[0].time { return }
    self.track = track
    ring[next] = Point(place: place, time: time)
    next = (next + 1) % Trail.capacity
    count = min(count + 1, Trail.capacity)
  }

  /// The place so many pictures ago.
  subscript(age: Int) -> Point {
    ring[(next - 1 - age + 2 * Trail.capacity) % Trail.capacity]
  }

  /// How many places are younger than so many seconds.
  func count(youngerThan age: Double) -> Int {
    guard count > 0 else { return 0 }
    var young = 1
    while young < count && self[0].time - self[young].time < age { young += 1 }
    return young
  }
}

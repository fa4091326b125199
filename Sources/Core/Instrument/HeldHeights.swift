/// The heights at which a hand was held still.
struct HeldHeights: Sendable {
  private struct Place {
    var y: Float
    var time: Double
  }

  /// Between two pictures of a held hand there are never so many seconds.
  private static let longestGap = 0.25
  /// The places of the last second or a little more.
  private var recent: [Place] = []
  private(set) var isEmpty = true
  /// The lowest and the highest held place, where there is one.
  private(set) var reach: Reach?

  /// Takes in the hand's height, in picture coordinates, at a time in seconds.
  mutating func observe(_ y: Float, at time: Double) {
    guard y.magnitude < .infinity else { return }
    isEmpty = false
    if let last = recent.last, time <= last.time || time - last.time > Self.longestGap {
      recent.removeAll(keepingCapacity: true)
    }
    recent.append(Place(y: y, time: time))
    // The oldest place that is not needed for a whole second any more goes.
    while recent.count > 2 && time - recent[1].time >= Calibration.leastHold {
      recent.removeFirst()
    }
    guard time - recent[0].time >= Calibration.leastHold - 1e-6 else { return }
    let lowest = recent.reduce(y) { max($0, $1.y) }
    let highest = recent.reduce(y) { min($0, $1.y) }
    guard lowest - highest <= Calibration.leastCalm else { return }
    let mean = recent.reduce(0) { $0 + $1.y } / Float(recent.count)
    reach = Reach(low: max(reach?.low ?? mean, mean), high: min(reach?.high ?? mean, mean))
  }
}

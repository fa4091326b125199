/// The times between the pictures of the last second, at most 64 of them.
struct Intervals: Sendable {
  private static let capacity = 64
  /// Fewer tell nothing of a rate.
  private static let leastCount = 4
  private var ring = [Double](repeating: 0, count: capacity)
  private var sorted = [Double](repeating: 0, count: capacity)
  private var next = 0
  private var filled = 0

  mutating func append(_ interval: Double) {
    ring[next] = interval
    next = (next + 1) % Intervals.capacity
    filled = min(filled + 1, Intervals.capacity)
    sort()
  }

  /// The median of those that reach back one second; of the last few where they take longer.
  private(set) var median: Double?

  private mutating func sort() {
    var (count, span) = (0, 0.0)
    while count < filled && (span < 1 || count < Intervals.leastCount) {
      let interval = ring[(next - 1 - count + 2 * Intervals.capacity) % Intervals.capacity]
      span += interval
      var place = count
      while place > 0 && sorted[place - 1] > interval {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = interval
      count += 1
    }
    guard count >= Intervals.leastCount else { return }
    median = (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
  }
}

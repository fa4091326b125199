/// For how long readings have agreed on one label.
///
/// Time with it counts, time with something else is taken off twice: a label must be there for more than two thirds
/// of the time to get anywhere, and a single picture that was misread does not begin anew.
struct Agreement: Equatable, Sendable {
  /// A longer pause between two readings, in seconds, does not count: what was between them, nobody knows.
  static let longestGap = 0.25

  /// What is agreed on.
  private(set) var label: String?
  /// For how long, in seconds.
  private(set) var seconds = 0.0
  private var agreed = false
  private var lastTime: Double?

  /// Takes in what is seen at a time, in seconds; `nil`: nothing that counts.
  mutating func observe(_ seen: String?, at time: Double) {
    let pause = max(0, time - (lastTime ?? time))
    let elapsed = pause <= Self.longestGap + 1e-6 ? pause : 0
    lastTime = time
    guard let seen else {
      seconds = max(0, seconds - 2 * elapsed)
      agreed = false
      return
    }
    if let label, label.isSame(as: seen) {
      if agreed { seconds += elapsed }
    } else {
      (label, seconds) = (seen, 0)
    }
    agreed = true
  }

  /// Whether it has lasted for so many seconds. A tolerance of a microsecond: six thirtieths are a fifth.
  func hasLasted(_ duration: Double) -> Bool {
    agreed && seconds >= duration - 1e-6
  }

  /// Begins anew.
  mutating func reset() {
    self = Agreement()
  }
}

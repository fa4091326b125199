/// The effects that are seen, at most so many that a picture stays calm.
struct Effects: Sendable {
  static let capacity = 8
  private(set) var running: [Effect] = []
  private var lastTime = -Double.infinity

  init() {
    running.reserveCapacity(Self.capacity)
  }

  /// Leaves out what is over. A time that is more than a second earlier than the last one begins anew.
  mutating func begin(at time: Double) {
    if time < lastTime - 1 { running.removeAll(keepingCapacity: true) }
    lastTime = time
    running.removeAll { $0.isOver(at: time) }
  }

  /// Adds an effect, in place of the oldest where there are too many.
  mutating func add(_ effect: Effect) {
    if running.count == Self.capacity { running.removeFirst() }
    running.append(effect)
  }

  /// Lets what a hand holds vanish.
  mutating func end(track: Int, seed: UInt64, at time: Double) {
    for i in running.indices
    where running[i].track == track && running[i].seed == seed && running[i].ended == nil {
      running[i].ended = time
    }
  }
}

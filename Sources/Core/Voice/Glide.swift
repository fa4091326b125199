/// A value on its way, in equal steps, to a target where it rests.
struct Glide: Equatable, Sendable {
  private(set) var value: Double
  private(set) var target: Double
  private var step = 0.0
  private var remaining = 0

  init(at value: Double) {
    self.value = value
    target = value
  }

  var isMoving: Bool { remaining > 0 }

  /// Starts from where the value is now, so nothing jumps however early a new target comes; the
  /// same target again lets it run on, or it would come nearer for ever and never arrive.
  @inline(__always)
  mutating func move(to newTarget: Double, steps: Int) {
    guard newTarget != target else { return }
    target = newTarget
    remaining = max(steps, 1)
    step = (newTarget - value) / Double(remaining)
  }

  @inline(__always)
  mutating func advance() {
    guard remaining > 0 else { return }
    remaining &-= 1
    value = remaining == 0 ? target : value + step
  }
}

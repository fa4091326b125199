import ScalarMath

/// The time between control frames, learned from their time stamps.
struct ControlInterval: Equatable, Sendable {
  /// Seconds; until two frames have come, a camera's usual thirtieth.
  private(set) var seconds = 1.0 / 30
  private var lastTime = Double.nan

  /// A quarter of the way to each new interval: a lost frame or a stamp that jitters matters
  /// little, and a camera that halves its rate in dim light is followed within half a second.
  ///
  /// The bounds are those of cameras; a longer ramp would be heard as a glide. Time that stands
  /// still, runs backwards or is no number teaches nothing.
  mutating func measure(_ time: Double) {
    let elapsed = time - lastTime
    if elapsed > 0, elapsed < .infinity {
      seconds = mix(seconds, clamp(elapsed, 1.0 / 240, 1.0 / 15), 0.25)
    }
    lastTime = time
  }
}

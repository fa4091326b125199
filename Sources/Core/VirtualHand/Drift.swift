import ScalarMath

/// The slow swaying of a hand that nobody can hold quite still: three sines between 0.15 and 0.9
/// Hz.
struct Drift: Sendable {
  private let waves: [(frequency: Double, phase: Double, share: Double)]

  init(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let drawn = (0..<3).map { _ in
      (
        mix(0.15, 0.9, random.uniform()), random.uniform(), mix(0.4, 1, random.uniform())
      )
    }
    let total = drawn.reduce(0) { $0 + $1.2 }
    waves = drawn.map { ($0.0, $0.1, $0.2 / total) }
  }

  /// From −1 to 1.
  func value(at time: Double) -> Double {
    waves.reduce(0) { $0 + $1.share * sine(turns: $1.frequency * time + $1.phase) }
  }
}

import ScalarMath

/// The swaying and trembling of a hand that nobody can hold quite still: sines of random frequencies and phases, the
/// slow ones the larger.
struct UnsteadyHand: Sendable {
  private var waves: [(frequency: Double, phase: Double, amplitude: Double)] = []

  init(_ unsteadiness: PlayerModel.Unsteadiness, _ random: inout RandomNumbers) {
    add(6, from: 0.15, to: 2, rms: unsteadiness.sway, falling: true, &random)
    add(6, from: 8, to: 12, rms: unsteadiness.tremor, falling: false, &random)
  }

  /// How far the hand is off at a time, in centimetres.
  func offset(at time: Double) -> Double {
    waves.reduce(0) { $0 + $1.amplitude * sine(turns: $1.frequency * time + $1.phase) }
  }

  /// Adds sines in a band, in hertz, that together have a root mean square.
  private mutating func add(
    _ count: Int, from low: Double, to high: Double, rms: Double, falling: Bool,
    _ random: inout RandomNumbers
  ) {
    let drawn = (0..<count).map { _ in
      (frequency: low * pow(high / low, random.uniform()), phase: random.uniform())
    }
    let shares = drawn.map { falling ? 1 / $0.frequency : 1 }
    let power = shares.reduce(0) { $0 + $1 * $1 / 2 }
    for (wave, share) in zip(drawn, shares) {
      waves.append((wave.frequency, wave.phase, share * rms / squareRoot(power)))
    }
  }
}

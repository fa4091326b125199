import ScalarMath

/// A low-pass filter that calms a still hand and lets a moving one pass.
///
/// Casiez, Roussel and Vogel, "1€ Filter", CHI 2012: a one-pole filter whose cutoff grows with the speed of its
/// input.
struct OneEuroFilter: Sendable {
  /// What the filter does at rest and in motion.
  struct Settings: Equatable, Sendable {
    /// The cutoff for an input at rest, in hertz.
    var restCutoff: Double
    /// How much the cutoff grows, in hertz, for each unit a second of speed.
    var speedCoefficient: Double
    /// The cutoff of the speed's own filter, in hertz.
    var speedCutoff: Double

    /// Makes settings.
    init(restCutoff: Double, speedCoefficient: Double, speedCutoff: Double) {
      self.restCutoff = restCutoff
      self.speedCoefficient = speedCoefficient
      self.speedCutoff = speedCutoff
    }
  }

  /// How the filter reacts; `nil` passes every value as it is.
  var settings: Settings?
  private var last: (time: Double, input: Double, output: Double)?
  private var speed = 0.0

  /// Makes a filter that has seen nothing yet.
  init(_ settings: Settings?) {
    self.settings = settings
  }

  /// Forgets the past: the next value passes as it is.
  mutating func reset() {
    last = nil
    speed = 0
  }

  /// The filtered value of an input at a time in seconds. A time that does not grow counts as no time: the
  /// output stays.
  mutating func filter(_ input: Double, at time: Double) -> Double {
    guard let settings, let previous = last else {
      last = (time, input, input)
      return input
    }
    let elapsed = time - previous.time
    guard elapsed > 0 else { return previous.output }
    let raw = (input - previous.input) / elapsed
    speed += (raw - speed) * Self.weight(cutoff: settings.speedCutoff, elapsed: elapsed)
    let cutoff = settings.restCutoff + settings.speedCoefficient * speed.magnitude
    let weight = Self.weight(cutoff: cutoff, elapsed: elapsed)
    let output = previous.output + (input - previous.output) * weight
    last = (time, input, output)
    return output
  }

  /// The part of a step that a one-pole filter takes in a time.
  private static func weight(cutoff: Double, elapsed: Double) -> Double {
    let ratio = fullTurn * cutoff * elapsed
    return ratio / (ratio + 1)
  }
}

/// Calms a still hand and follows a moving one, without lagging behind it.
///
/// A Kalman filter of constant velocity (Kalman 1960; Bar-Shalom, Li and Kirubarajan, "Estimation with
/// Applications to Tracking and Navigation", 2001, section 6.2) that expects the more acceleration the faster the
/// hand moves, an idea taken from the 1€ filter (Casiez, Roussel and Vogel, CHI 2012). Since it knows a velocity it
/// keeps a vibrato that a low-pass filter of the same calm would flatten: the comparison with other filters stands
/// in `docs/measurements.md`.
public struct MotionFilter: Equatable, Sendable {
  /// What the filter takes for noise and what for motion; units are those of the input.
  public struct Settings: Equatable, Sendable {
    /// The deviation of the input's noise.
    public var noise: Double
    /// The deviation of the acceleration of an input at rest, in units per second squared.
    public var restAcceleration: Double
    /// How much the expected acceleration grows with the speed, per second.
    public var accelerationPerSpeed: Double

    /// Makes settings.
    public init(noise: Double, restAcceleration: Double, accelerationPerSpeed: Double) {
      self.noise = noise
      self.restAcceleration = restAcceleration
      self.accelerationPerSpeed = accelerationPerSpeed
    }
  }

  /// How the filter reacts; `nil` passes every value as it is.
  public let settings: Settings?
  private var estimate: Estimate?

  /// Makes a filter that has seen nothing yet.
  public init(_ settings: Settings?) {
    self.settings = settings
  }

  /// Forgets the past: the next value passes as it is.
  public mutating func reset() {
    estimate = nil
  }

  /// The filtered value of an input at a time in seconds. A time that does not grow counts as no time: the
  /// output stays.
  public mutating func filter(_ input: Double, at time: Double) -> Double {
    guard let settings else { return input }
    guard var estimate else {
      self.estimate = Estimate(value: input, time: time, noise: settings.noise)
      return input
    }
    if time > estimate.time {
      estimate.predict(to: time, settings)
      estimate.correct(by: input, settings)
      self.estimate = estimate
    }
    return estimate.value
  }
}

/// What is believed of the input: value, velocity, and how unsure both are.
private struct Estimate: Equatable {
  private(set) var value: Double
  private(set) var time: Double
  private var velocity = 0.0
  private var valueVariance: Double
  private var velocityVariance = 1.0
  private var covariance = 0.0

  init(value: Double, time: Double, noise: Double) {
    self.value = value
    self.time = time
    valueVariance = noise * noise
  }

  mutating func predict(to time: Double, _ settings: MotionFilter.Settings) {
    let elapsed = time - self.time
    let acceleration =
      settings.restAcceleration + settings.accelerationPerSpeed * velocity.magnitude
    // Acceleration that is constant from picture to picture: the discrete white noise model.
    let variance = acceleration * acceleration
    let square = elapsed * elapsed
    value += velocity * elapsed
    valueVariance += elapsed * (2 * covariance + elapsed * velocityVariance)
    valueVariance += variance * square * square / 4
    covariance += elapsed * velocityVariance + variance * square * elapsed / 2
    velocityVariance += variance * square
    self.time = time
  }

  mutating func correct(by input: Double, _ settings: MotionFilter.Settings) {
    let certainty = 1 / (valueVariance + settings.noise * settings.noise)
    let valueGain = valueVariance * certainty
    let velocityGain = covariance * certainty
    let surprise = input - value
    value += valueGain * surprise
    velocity += velocityGain * surprise
    velocityVariance -= velocityGain * covariance
    covariance *= 1 - valueGain
    valueVariance *= 1 - valueGain
  }
}

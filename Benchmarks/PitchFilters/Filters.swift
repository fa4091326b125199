import Instrument

/// A filter under test: pitch in semitones and time in seconds in, pitch out.
protocol PitchFilter {
  mutating func filter(_ pitch: Double, at time: Double) -> Double
}

extension OneEuroFilter: PitchFilter {}
extension MotionFilter: PitchFilter {}

/// Lets everything pass.
struct NoFilter: PitchFilter {
  func filter(_ pitch: Double, at time: Double) -> Double { pitch }
}

/// A one-pole low-pass filter of fixed cutoff.
struct OnePole: PitchFilter {
  let cutoff: Double
  var last: (time: Double, output: Double)?

  mutating func filter(_ pitch: Double, at time: Double) -> Double {
    guard let previous = last else {
      last = (time, pitch)
      return pitch
    }
    let ratio = 2 * Double.pi * cutoff * (time - previous.time)
    let output = previous.output + (pitch - previous.output) * ratio / (ratio + 1)
    last = (time, output)
    return output
  }
}

/// Holt's double exponential smoothing: a level and a trend (LaViola, EGVE 2003).
struct DoubleExponential: PitchFilter {
  let level: Double
  let trend: Double
  var state: (time: Double, pitch: Double, speed: Double)?

  mutating func filter(_ pitch: Double, at time: Double) -> Double {
    guard let previous = state else {
      state = (time, pitch, 0)
      return pitch
    }
    let elapsed = time - previous.time
    let predicted = previous.pitch + previous.speed * elapsed
    let output = predicted + level * (pitch - predicted)
    let speed = previous.speed + trend * ((output - previous.pitch) / elapsed - previous.speed)
    state = (time, output, speed)
    return output
  }
}

/// A Kalman filter of constant velocity, whose expected acceleration never changes.
struct Kalman: PitchFilter {
  /// The measurement's deviation, in semitones.
  let measurement: Double
  /// The deviation of the acceleration, in semitones per second squared.
  let acceleration: Double
  var state: (time: Double, x: Double, v: Double, xx: Double, xv: Double, vv: Double)?

  mutating func filter(_ pitch: Double, at time: Double) -> Double {
    guard let s = state else {
      state = (time, pitch, 0, measurement * measurement, 0, 1)
      return pitch
    }
    let dt = time - s.time
    let q = acceleration * acceleration
    let x = s.x + s.v * dt
    let xx = s.xx + 2 * dt * s.xv + dt * dt * s.vv + q * dt * dt * dt * dt / 4
    let xv = s.xv + dt * s.vv + q * dt * dt * dt / 2
    let vv = s.vv + q * dt * dt
    let gain = 1 / (xx + measurement * measurement)
    let (kx, kv) = (xx * gain, xv * gain)
    let innovation = pitch - x
    state = (
      time, x + kx * innovation, s.v + kv * innovation, (1 - kx) * xx, (1 - kx) * xv, vv - kv * xv
    )
    return x + kx * innovation
  }
}

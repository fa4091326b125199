import ScalarMath

/// A hand's way from place to place, in centimetres and seconds: the path of least jerk (Flash and Hogan, J. Neurosci. 5,
/// 1985).
struct Reach: Equatable, Sendable {
  var origin: Double
  var target: Double
  var start: Double
  var duration: Double

  var end: Double { start + duration }

  /// Where the hand is at a time; at rest before and after.
  func place(at time: Double) -> Double {
    mix(origin, target, duration > 0 ? leastJerk((time - start) / duration) : 1)
  }
}

extension PlayerModel.Reaching {
  /// How long a reach over a distance takes, in seconds.
  func time(for distance: Double) -> Double {
    leastTime + timePerBit * log2(distance.magnitude / targetWidth + 1)
  }

  /// The deviation of the place that is reached over a distance within a time.
  func deviation(for distance: Double, in time: Double) -> Double {
    let bySpeed = deviationPerSpeed * distance / time
    return squareRoot(leastDeviation * leastDeviation + bySpeed * bySpeed)
  }
}

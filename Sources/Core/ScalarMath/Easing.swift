/// The share of a movement that is done at the share `t` of its time, by least jerk, as people reach (Flash and Hogan,
/// J. Neurosci. 1985); 0 before, 1 after.
@inlinable
public func leastJerk(_ t: Double) -> Double {
  let s = clamp(t, 0, 1)
  return s * s * s * (10 - s * (15 - 6 * s))
}

/// The cubic from 0 to 1 that is level at both ends, at a share from 0 to 1.
@inlinable
public func smoothstep<T: FloatingPoint>(_ share: T) -> T {
  share * share * (3 - 2 * share)
}

/// The weight, in an exponential mean over so many seconds, of a value that has lasted for a time.
@inlinable
public func exponentialShare(of elapsed: Double, in seconds: Double) -> Double {
  seconds > 0 ? 1 - exp(-elapsed / seconds) : 1
}

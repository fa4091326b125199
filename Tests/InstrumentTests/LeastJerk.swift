import ScalarMath

/// The share of a movement done at a share of its time, by least jerk, as people reach (Flash and Hogan, 1985).
func leastJerk(_ t: Double) -> Double {
  let s = clamp(t, 0, 1)
  return s * s * s * (10 - s * (15 - 6 * s))
}

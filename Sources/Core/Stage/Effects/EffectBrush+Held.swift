import ScalarMath

// What stands around a pose as long as it is held.
extension EffectBrush {
  /// Motes circle slowly around a ring that breathes.
  func halo(into list: inout DisplayList) {
    let breath = Float(sine(turns: age * 0.25))
    ring(radius: 1.15 + 0.05 * breath, 0.4 + 0.1 * breath, into: &list)
    let count = 12
    for i in 0..<count {
      let (where_, size) = effect.chance(i)
      let turns = Double(i) / Double(count) + age * 0.05 + 0.03 * Double(where_)
      let twinkle = Float(sine(turns: age * 0.4 + Double(size)))
      mote(
        turns: turns, radius: 1.15 + 0.22 * (where_ - 0.5) + 0.05 * breath, size: 0.6 + 0.6 * size,
        0.65 + 0.3 * twinkle, into: &list)
    }
  }

  /// Motes are drawn inwards.
  func gather(into list: inout DisplayList) {
    let closed = smoothstep(Float(clamp(age / 0.4, 0, 1)))
    ring(radius: mix(1.2, 0.62, closed), 0.55, into: &list)
    for i in 0..<16 {
      guard let (number, share) = effect.round(of: i, period: 1.6, at: time) else { continue }
      let (angle, size) = effect.chance(i, round: number + 1)
      mote(
        turns: Double(angle) + 0.08 * Double(share),
        radius: mix(1.75, 0.66, smoothstep(share)), size: 0.5 + 0.6 * size,
        EffectBrush.swell(share), into: &list)
    }
  }

  /// Rings spread over so many palms, a round of them in so many seconds.
  func ripple(_ reach: Float, _ period: Double, into list: inout DisplayList) {
    for i in 0..<3 {
      let rounds = age / period - Double(i) / 3
      guard rounds >= 0, rounds < 1e9 else { continue }
      let share = Float(rounds - floor(rounds))
      ring(
        radius: mix(0.16, reach, share), (1 - share) * min(1, 6 * share) * 0.9, into: &list)
    }
  }

  /// Motes rise, or fall, swaying.
  func rise(_ sign: Float, into list: inout DisplayList) {
    for i in 0..<11 {
      guard let (number, share) = effect.round(of: i, period: 1.5, at: time) else { continue }
      let (side, size) = effect.chance(i, round: number + 1)
      let sway = Float(sine(turns: Double(share) * 0.8 + Double(size))) * 0.07
      mote(
        right: (side - 0.5) * (0.25 + 0.55 * share) + sway, down: -sign * (0.12 + 1.15 * share),
        size: (0.5 + 0.7 * size) * (1 - 0.4 * share), EffectBrush.swell(0.12 + 0.88 * share),
        into: &list)
    }
  }

  /// So many motes circle, with tails.
  func orbit(_ count: Int, into list: inout DisplayList) {
    ring(radius: 0.55, 0.3, into: &list)
    for i in 0..<count {
      for tail in 0..<6 {
        let turns = Double(i) / Double(count) + age * 0.35 - Double(tail) * 0.022
        let fading = 1 - Float(tail) / 6
        mote(
          turns: turns, radius: 0.55, size: 0.45 + 0.65 * fading, fading * fading, into: &list)
      }
    }
  }

  /// A ring closes around a point, and light glints on it.
  func close(into list: inout DisplayList) {
    let closed = smoothstep(Float(clamp(age / 0.3, 0, 1)))
    ring(radius: mix(0.9, 0.34, closed), 0.9, into: &list)
    for i in 0..<7 {
      let (spread, size) = effect.chance(i)
      let glint = Float(sine(turns: age * 0.6 + Double(size)))
      mote(
        turns: (Double(i) + 0.5 * Double(spread)) / 7 + age * 0.12, radius: mix(1, 0.52, closed),
        size: 0.45 + 0.4 * size, 0.35 + 0.6 * glint * glint, into: &list)
    }
  }
}

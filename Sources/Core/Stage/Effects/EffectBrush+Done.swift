import ScalarMath

// What follows an action for a moment, and what comes in beats.
extension EffectBrush {
  /// Motes fly apart, ever more slowly; again after a while where a pose is held.
  func burst(into list: inout DisplayList) {
    let rounds = age / 1.4
    guard rounds >= 0, rounds < 1e9 else { return }
    let number = Int(floor(rounds))
    let share = Float(rounds - floor(rounds))
    let out = 1 - (1 - share) * (1 - share)
    ring(radius: mix(0.2, 1.05, out), 0.6 * (1 - share) * (1 - share), into: &list)
    for i in 0..<12 {
      let (angle, speed) = effect.chance(i, round: number + 1)
      mote(
        turns: (Double(i) + 0.8 * Double(angle)) / 12, radius: mix(0.2, 0.8 + 0.6 * speed, out),
        size: mix(1.1, 0.5, share), min(1, 5 * (1 - share)) * (1 - 0.5 * share), into: &list)
    }
  }

  /// Strokes fly in a direction as the player sees it.
  func streak(_ right: Float, _ down: Float, into list: inout DisplayList) {
    let right = view.isMirrored ? right : -right
    let metrics = Metrics(view: view)
    for i in 0..<9 {
      let (side, delay) = effect.chance(i)
      let share = Float(clamp((age - 0.25 * Double(delay)) / 0.7, 0, 1))
      guard share > 0, share < 1 else { continue }
      let across = (side - 0.5) * 1.7
      let head = mix(-0.5, 1.7, smoothstep(share))
      let tail = head - 0.75 * EffectBrush.swell(share)
      func end(_ along: Float) -> Vector2 {
        view.place(
          place, right: (along * right + across * down) * unit,
          down: (along * down + across * right) * unit)
      }
      let light = EffectBrush.swell(share) * opacity
      list.line(
        from: end(tail), to: end(head), width: metrics.strongLine * 1.6,
        effect.style.color.opacity(0.55 * light))
      mote(
        right: head * right + across * down, down: head * down + across * right, size: 0.8,
        EffectBrush.swell(share), into: &list)
    }
  }

  /// A mote with a tail goes round once, clockwise for 1.
  func sweep(_ sense: Float, into list: inout DisplayList) {
    let way = Double(smoothstep(Float(clamp(age / 0.9, 0, 1)))) * 1.15
    let sense = view.isMirrored ? sense : -sense
    for tail in 0..<18 {
      let turns = way - Double(tail) * 0.03
      guard turns >= 0 else { break }
      let fading = 1 - Float(tail) / 18
      mote(
        turns: Double(sense) * turns, radius: 1.2, size: 0.4 + 0.9 * fading, fading * fading,
        into: &list)
    }
  }
}

import ScalarMath

/// Draws the rings and motes of one effect around one place of the view; lengths in palms of its hand.
struct EffectBrush {
  let effect: Effect
  let view: View
  let place: Vector2
  /// The palm's length, in units of the view's shorter side.
  let unit: Float
  let time: Double

  /// How much of the effect is seen, from 0 to 1.
  var opacity: Float { effect.opacity(at: time) }
  /// Seconds since the beginning.
  var age: Double { time - effect.began }

  /// A soft point of light.
  func mote(right: Float, down: Float, size: Float, _ light: Float, into list: inout DisplayList) {
    guard light > 0.01 else { return }
    let point = view.place(place, right: right * unit, down: down * unit)
    let radius = max(0.055 * unit * size, view.length(points: 1.1))
    let color = effect.style.color
    // Dark first, so that it is seen on a bright sleeve too.
    list.disc(at: point, radius: radius * 1.5, Palette.shade.opacity(0.3 * light * opacity))
    list.disc(at: point, radius: radius * 2.6, color.opacity(0.18 * light * opacity))
    list.disc(at: point, radius: radius, color.opacity(0.95 * light * opacity))
  }

  /// A mote at an angle in turns, clockwise from the top.
  func mote(
    turns: Double, radius: Float, size: Float, _ light: Float, into list: inout DisplayList
  ) {
    mote(
      right: radius * Float(sine(turns: turns)), down: -radius * Float(cosine(turns: turns)),
      size: size, light, into: &list)
  }

  /// A thin ring.
  func ring(radius: Float, _ light: Float, into list: inout DisplayList) {
    guard light > 0.01 else { return }
    let metrics = Metrics(view: view)
    let radius = max(radius * unit, metrics.strongLine)
    list.ring(
      at: place, radius: radius, width: metrics.strongLine + 2 * metrics.hairline,
      Palette.shade.opacity(0.35 * light * opacity))
    list.ring(
      at: place, radius: radius, width: metrics.strongLine,
      effect.style.color.opacity(light * opacity))
  }

  /// From nothing to all and back.
  static func swell(_ share: Float) -> Float { 4 * share * (1 - share) }
}

import Hands
import ScalarMath

extension Stage {
  /// The effects of all hands that are seen; none where the hand is gone.
  func drawEffects(_ hands: [HandObservation], at time: Double, into list: inout DisplayList) {
    for effect in effects.running {
      guard let hand = hands.first(where: { $0.track == effect.track }) else { continue }
      switch effect.style.anchor {
      case .joint(let joint): draw(effect, at: hand[joint].position, hand, time, into: &list)
      case .both(let one, let other):
        draw(effect, at: hand[one].position, hand, time, into: &list)
        draw(effect, at: hand[other].position, hand, time, into: &list)
      case .between(let one, let other):
        let middle = (hand[one].position + hand[other].position) * 0.5
        draw(effect, at: middle, hand, time, into: &list)
      }
    }
  }

  private func draw(
    _ effect: Effect, at point: Vector2, _ hand: HandObservation, _ time: Double,
    into list: inout DisplayList
  ) {
    guard point.length < .infinity else { return }
    let brush = EffectBrush(
      effect: effect, view: view, place: view.place(of: point), unit: size(of: hand), time: time)
    guard brush.opacity > 0 else { return }
    if settings.reducesMotion {
      brush.ring(radius: 0.8, 0.8, into: &list)
      return
    }
    switch effect.style.motion {
    case .halo: brush.halo(into: &list)
    case .gather: brush.gather(into: &list)
    case .ripple(let reach, let period): brush.ripple(reach, period, into: &list)
    case .rise(let sign): brush.rise(sign, into: &list)
    case .orbit(let count): brush.orbit(count, into: &list)
    case .burst: brush.burst(into: &list)
    case .close: brush.close(into: &list)
    case .streak(let right, let down): brush.streak(right, down, into: &list)
    case .sweep(let sense): brush.sweep(sense, into: &list)
    }
  }

  /// How long the palm is, in units of the view's shorter side; a hand that points at the camera is not tiny.
  private func size(of hand: HandObservation) -> Float {
    let way = view.place(of: hand[.middleMCP].position) - view.place(of: hand[.wrist].position)
    let length = Vector2(way.x * view.size.x, way.y * view.size.y).length
    return length.isNaN ? 0.1 : clamp(length, 0.07, 0.24)
  }
}

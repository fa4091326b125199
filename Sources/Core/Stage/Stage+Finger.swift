import Hands
import Instrument
import ScalarMath
import Voice

extension Stage {
  /// The fingertip with its trail: pale at rest, gold and wide with the level.
  func drawFinger(_ playing: Playing, at tip: Vector2?, into list: inout DisplayList) {
    guard let tip, let hand = playing.pitchHand else { return }
    guard playing.preview == nil || settings.look == .article else {
      drawGhost(
        of: hand, at: view.place(of: tip), isClosed: playing.phase == .silent, into: &list)
      drawLetter(of: hand, at: view.place(of: tip), into: &list)
      return
    }
    let metrics = Metrics(view: view)
    let level = playing.control.gate ? Float(playing.control.level) : 0
    let color = Palette.ink.mixed(with: Palette.sound, clamp(0.25 + 1.5 * level, 0, 1))
    let place = view.place(of: tip)
    if playing.control.gate { drawTrail(color, width: metrics.dot * 1.5, into: &list) }

    // Light around the dot grows with the level.
    let reach = metrics.dot * (1.4 + 3.6 * level)
    for step in 1...12 {
      let part = Float(step) / 12
      list.disc(
        at: place, radius: mix(metrics.dot, reach, part * part),
        color.opacity(0.02 + 0.035 * level))
    }
    list.ring(
      at: place, radius: metrics.dot * 1.42, width: metrics.strongLine * 1.2, hand.chirality.color)
    list.disc(at: place, radius: metrics.dot + 1.5 * metrics.hairline, Palette.shade)
    list.disc(at: place, radius: metrics.dot, color)
    list.disc(
      at: view.place(place, right: -0.28 * metrics.dot, down: -0.30 * metrics.dot),
      radius: metrics.dot * 0.34, Palette.soundCore.opacity(0.9))
    // A touch is of no certain hand.
    if settings.look == .full, !settings.isTouched { drawLetter(of: hand, at: place, into: &list) }
  }

  /// The hand's letter beside its dot.
  private func drawLetter(
    of hand: HandObservation, at place: Vector2, into list: inout DisplayList
  ) {
    let beside = 2.2 * Metrics(view: view).dot
    drawLetter(
      hand.chirality, at: view.place(place, right: beside, down: beside), into: &list)
  }

  /// Strokes over each other, each shorter and wider than the one before: the trail fades and tapers without
  /// seams.
  private func drawTrail(_ color: Color, width: Float, into list: inout DisplayList) {
    let strokes = 6
    for stroke in 0..<strokes {
      let part = Float(stroke) / Float(strokes)
      let count = trail.count(youngerThan: Trail.duration * Double(1 - part))
      guard count > 1 else { continue }
      list.polyline(
        count: count, width: width * (part + 0.15), color.opacity(0.07 + 0.13 * part)
      ) { view.place(of: trail[$0].place) }
    }
  }
}

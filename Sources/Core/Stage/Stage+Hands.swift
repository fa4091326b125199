import Hands
import Instrument
import ScalarMath

extension Chirality {
  /// The hand's colour on the stage.
  public var color: Color { self == .left ? Palette.left : Palette.right }

  /// The hand's letter on the stage: `L` or `R`.
  public var letter: StaticString { self == .left ? "L" : "R" }
}

extension Stage {
  /// The hands that do not play the pitch: a ring at the palm with the hand's letter; the volume hand with the
  /// way it moves on.
  func drawHands(
    _ playing: Playing, _ hands: [HandObservation], into list: inout DisplayList
  ) {
    if let hand = playing.volumeHand, hand.palm.length < .infinity {
      drawVolumeRail(hand, playing, into: &list)
    }
    for hand in hands
    where hand.track != playing.pitchHand?.track && hand.palm.length < .infinity {
      let metrics = Metrics(view: view)
      let place = view.place(of: hand.palm)
      list.disc(at: place, radius: metrics.dot * 1.5, Palette.glass)
      list.ring(
        at: place, radius: metrics.dot * 1.5, width: metrics.strongLine * 1.2,
        hand.chirality.color)
      drawLetter(hand.chirality, at: place, into: &list)
    }
  }

  /// A hand's letter in its colour.
  func drawLetter(_ chirality: Chirality, at place: Vector2, into list: inout DisplayList) {
    list.text(
      at: place, size: Metrics(view: view).word, weight: .bold, alignment: .center,
      chirality.color, halo: Palette.shade
    ) { $0.append(chirality.letter) }
  }

  /// The way of the volume hand, lit up to where it stands.
  private func drawVolumeRail(
    _ hand: HandObservation, _ playing: Playing, into list: inout DisplayList
  ) {
    let metrics = Metrics(view: view)
    let field = settings.preset.volumeField
    let palm = hand.palm
    let level = clamp(field.coordinates(of: palm).y, 0, 1)
    let top = view.place(of: Vector2(palm.x, field.top))
    let bottom = view.place(of: Vector2(palm.x, field.bottom))
    let width = metrics.strongLine * 1.6
    list.line(from: bottom, to: top, width: width + 2 * metrics.hairline, Palette.shade)
    list.line(from: bottom, to: top, width: width, Palette.ink.opacity(0.35))
    guard level > 0 else { return }
    list.line(
      from: bottom, to: Vector2(top.x, mix(bottom.y, top.y, level)), width: width,
      hand.chirality.color)
  }
}

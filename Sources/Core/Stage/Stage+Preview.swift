import Hands
import Instrument
import ScalarMath

/// What shows where a silent hand would land: as what sounds, but open and pale.
extension Stage {
  /// A line of dashes from one end of a note's line to the other.
  func drawDashes(
    from a: Vector2, to b: Vector2, width: Float, _ color: Color, into list: inout DisplayList
  ) {
    let length = (b.x - a.x) * view.size.x
    let dash = Metrics(view: view).size(0.022, atLeast: 7)
    // A dash ends the line, as one begins it.
    let count = max(1, Int(round(Double((length / dash - 1) / 1.7))))
    let step = (length - dash) / Float(count)
    for number in 0...count {
      let start = view.place(a, right: Float(number) * step)
      list.line(from: start, to: view.place(start, right: dash), width: width, color)
    }
  }

  /// An open dot where the fingertip would be; where the hand is closed, a few dots lead there from its knuckle.
  func drawGhost(
    of hand: HandObservation, at place: Vector2, isClosed: Bool, into list: inout DisplayList
  ) {
    let metrics = Metrics(view: view)
    let knuckle = hand[.indexMCP].position
    if isClosed, knuckle.length < .infinity {
      let from = view.place(of: knuckle)
      for number in 0..<6 {
        let part = Float(number) / 6
        list.disc(
          at: Vector2(mix(from.x, place.x, part), mix(from.y, place.y, part)),
          radius: metrics.dot * 0.2, Palette.silent.opacity(0.25 + 0.6 * part))
      }
    }
    list.disc(at: place, radius: metrics.dot * 1.42, Palette.shade.opacity(0.55))
    list.ring(
      at: place, radius: metrics.dot * 1.42, width: metrics.strongLine * 0.8,
      hand.chirality.color)
    list.ring(
      at: place, radius: metrics.dot * 0.8, width: metrics.strongLine * 1.2, Palette.silent)
  }

  /// A tag that is open: dark, with a pale rim.
  func drawOpenTag(
    from a: Vector2, to b: Vector2, cornerRadius: Float, into list: inout DisplayList
  ) {
    let rim = Metrics(view: view).strongLine
    list.rectangle(from: a, to: b, cornerRadius: cornerRadius, Palette.silent)
    list.rectangle(
      from: view.place(a, right: rim, down: rim), to: view.place(b, right: -rim, down: -rim),
      cornerRadius: cornerRadius - rim, Palette.onSilent)
  }
}

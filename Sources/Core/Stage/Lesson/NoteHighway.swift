import Instrument
import Lessons
import ScalarMath

/// Where the notes of a lesson lie in the view: times run across it, so that notes glide from the right to the
/// “now” line and past it; pitches keep their lines.
struct NoteHighway {
  /// How long before it is to be played a note appears, in seconds.
  static let foresight = 3.6
  /// The part of the way that lies behind the “now” line.
  private static let past: Float = 0.2

  let view: View
  /// The left and the right end across the view.
  let left: Float
  let right: Float
  /// The “now” line's place across the view.
  let now: Float
  /// The heights between which the middles of bars stay.
  let top: Float
  let bottom: Float
  /// How thick bars are, in units of the view's shorter side.
  let thickness: Float
  private let position: Double
  private let perQuarter: Double

  init(
    view: View, from left: Float, to right: Float, top: Float, bottom: Float, thickness: Float,
    _ lesson: LessonState
  ) {
    self.view = view
    (self.left, self.right, self.top, self.bottom) = (left, right, top, max(top, bottom))
    self.thickness = thickness
    now = mix(left, right, Self.past)
    position = lesson.position
    perQuarter = Double(right - now) * lesson.quarter / Self.foresight
  }

  /// Where a moment of the song, in quarter notes, lies across the view.
  func place(_ quarters: Double) -> Float {
    now + Float((quarters - position) * perQuarter)
  }

  /// The moment of the song, in quarter notes, that lies at a place across the view.
  func quarters(at place: Float) -> Double {
    position + Double(place - now) / perQuarter
  }

  /// How much of the view's width so many quarter notes take.
  func across(quarters: Double) -> Float { Float(quarters * perQuarter) }

  /// A length, in units of the shorter side, as a part of the view's width.
  func across(_ length: Float) -> Float { length * view.shorterSide / view.width }

  /// A length, in units of the shorter side, as a part of the view's height.
  func down(_ length: Float) -> Float { length * view.shorterSide / view.height }

  /// How clearly a bar between two places is seen, from 0 to 1: it comes out of nothing at the right and fades at
  /// the left.
  func clarity(from start: Float, to end: Float) -> Float {
    let fade = across(0.07)
    return clamp(min((right - start) / fade, 0.2 + (end - left) / fade), 0, 1)
  }
}

extension Stage {
  /// The way of a lesson's notes in this view: between the names and the lines' ends, above the tuner.
  func highway(_ lesson: LessonState) -> NoteHighway {
    let metrics = Metrics(view: view)
    let (start, end) = lineEnds
    let notes = settings.preset.pitchField.notes
    let half = barThickness / 2 / view.size.y
    let floor = settings.look == .full ? metrics.margin + metrics.panelHeight : 0
    let highest = notes.isEmpty ? 0 : height(ofNote: notes.upperBound - 1)
    let lowest = notes.isEmpty ? 1 : height(ofNote: notes.lowerBound)
    return NoteHighway(
      view: view, from: start, to: end, top: max(highest, 1.4 * half),
      bottom: min(lowest, 1 - floor / view.size.y - 1.4 * half), thickness: barThickness, lesson)
  }

  /// Bars fill the room of their semitone, and have room for a name.
  private var barThickness: Float {
    let field = settings.preset.pitchField
    let semitones = max(1, Float(field.notes.count - 1))
    let span =
      field.notes.isEmpty
      ? 0 : height(ofNote: field.notes.lowerBound) - height(ofNote: field.notes.upperBound - 1)
    let least = Metrics(view: view).size(0.036, atLeast: 15)
    return clamp(0.9 * span.magnitude * view.size.y / semitones, least, max(least, 0.05))
  }
}

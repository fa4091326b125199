import Instrument
import Lessons
import ScalarMath

/// A note of a lesson on its way through the view.
struct NoteBar {
  let note: Melody.Note
  /// As what it was held so far; `nil` where it was not, and is not over.
  let grade: Grade?
  /// Where it begins and ends across the view.
  let left: Float
  let right: Float
  /// The height of its middle.
  let y: Float
  /// Whether it is to be played now.
  let isNow: Bool
  /// 1 where the note lies above what can be played, −1 below, 0 within.
  let outside: Int
}

extension Stage {
  /// The bar of a lesson's note; notes out of reach stay at the edge that is nearest to them.
  func bar(_ index: Int, _ lesson: LessonState, _ highway: NoteHighway) -> NoteBar {
    let note = lesson.melody.notes[index]
    let thickness = highway.across(highway.thickness)
    // A gap tells a note from the one that repeats it.
    let left = highway.place(note.start)
    let right = max(highway.place(note.end) - 0.18 * thickness, left + 0.6 * thickness)
    let height = self.height(ofNote: note.pitch)
    let y = clamp(height, highway.top, highway.bottom)
    let reach = settings.preset.pitchField.notes
    let isAbove = note.pitch >= reach.upperBound || height < y - 1e-4
    let isBelow = note.pitch < reach.lowerBound || height > y + 1e-4
    return NoteBar(
      note: note, grade: index < lesson.grades.count ? lesson.grades[index] : nil, left: left,
      right: right, y: y, isNow: lesson.due == index && lesson.isDueNow,
      outside: isAbove ? 1 : isBelow ? -1 : 0)
  }

  /// A rounded bar; the one that is to be played now glows, and breathes while the song waits for it.
  func draw(
    _ bar: NoteBar, _ lesson: LessonState, _ highway: NoteHighway, pulse: Float,
    into list: inout DisplayList
  ) {
    let clarity = highway.clarity(from: bar.left, to: bar.right)
    let color = self.color(of: bar, lesson)
    if bar.isNow { drawGlow(bar, color, highway, pulse, into: &list) }
    drawBox(
      bar, highway, wider: 1.5 * Metrics(view: view).hairline, Palette.shade.opacity(0.5 * clarity),
      into: &list)
    drawBox(bar, highway, color.opacity(clarity), into: &list)
    guard bar.outside != 0 else { return }
    // Out of reach: hollow.
    drawBox(
      bar, highway, wider: -0.1 * highway.thickness, Palette.glass.opacity(clarity), into: &list)
  }

  /// Green is what was held as close as it is asked for.
  private func color(of bar: NoteBar, _ lesson: LessonState) -> Color {
    switch bar.grade {
    case .missed?: Palette.quiet.opacity(0.4)
    case let grade? where grade.widest <= lesson.tolerance.widest: Palette.inTune.opacity(0.9)
    default: bar.isNow ? Palette.soundCore : Palette.ink.opacity(0.8)
    }
  }

  private func drawBox(
    _ bar: NoteBar, _ highway: NoteHighway, wider: Float = 0, _ color: Color,
    into list: inout DisplayList
  ) {
    let half = highway.thickness / 2 + wider
    list.rectangle(
      from: view.place(Vector2(bar.left, bar.y), right: -wider, down: -half),
      to: view.place(Vector2(bar.right, bar.y), right: wider, down: half), cornerRadius: half, color
    )
  }

  private func drawGlow(
    _ bar: NoteBar, _ color: Color, _ highway: NoteHighway, _ pulse: Float,
    into list: inout DisplayList
  ) {
    for step in 1...10 {
      let part = Float(step) / 10
      drawBox(
        bar, highway, wider: highway.thickness * part * part * (0.7 + 0.5 * pulse),
        color.opacity(0.09 + 0.05 * pulse), into: &list)
    }
  }
}

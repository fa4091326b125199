import Lessons
import ScalarMath

extension Stage {
  /// What became of a note, on its bar.
  func drawMark(of bar: NoteBar, _ highway: NoteHighway, into list: inout DisplayList) {
    guard let grade = bar.grade else { return }
    let half = highway.across(highway.thickness / 2)
    let x = max(min(highway.now - 1.9 * half, bar.right - half), bar.left + half)
    guard x > highway.left + half else { return }
    drawMark(grade, at: Vector2(x, bar.y), radius: 0.68 * highway.thickness, into: &list)
  }

  /// A grade on dark glass: a star, a tick, a dot, or an empty ring, each with a colour of its own.
  func drawMark(
    _ grade: Grade, at place: Vector2, radius: Float, into list: inout DisplayList
  ) {
    list.disc(at: place, radius: radius, Palette.glass.opacity(1))
    let color =
      switch grade {
      case .excellent: Palette.sound
      case .good: Palette.inTune
      case .fair: Palette.ink
      case .missed: Palette.quiet
      }
    list.mark(grade, at: place, radius: radius, color, in: view)
  }
}

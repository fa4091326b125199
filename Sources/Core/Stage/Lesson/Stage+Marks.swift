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

  /// A grade's mark on dark glass.
  func drawMark(
    _ grade: Grade, at place: Vector2, radius: Float, into list: inout DisplayList
  ) {
    list.disc(at: place, radius: radius, Palette.glass)
    let size = 0.68 * radius
    list.mark(grade, at: place, radius: size) { right, down in
      view.place(place, right: right * size, down: down * size)
    }
  }
}

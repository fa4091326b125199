import Lessons
import ScalarMath

extension Stage {
  /// How many notes became what, on dark glass in the middle of the notes' way.
  func drawResult(_ lesson: LessonState, into list: inout DisplayList) {
    let metrics = Metrics(view: view)
    let highway = highway(lesson)
    let size = metrics.size(0.05, atLeast: 15)
    let middle = Vector2(0.5, (highway.top + highway.bottom) / 2)
    let step = 3.8 * size
    let kinds = 4
    let half = step * Float(kinds) / 2
    list.rectangle(
      from: view.place(middle, right: -half, down: -1.2 * size),
      to: view.place(middle, right: half, down: 1.2 * size), cornerRadius: 1.2 * size,
      Palette.glass)
    for kind in 0..<kinds {
      let mark = Self.result(kind)
      let x = (Float(kind) - Float(kinds) / 2) * step
      drawMark(
        mark, at: view.place(middle, right: x + 1.2 * size), radius: 0.8 * size, into: &list)
      var count = 0
      for other in lesson.marks where other == mark { count += 1 }
      list.text(
        at: view.place(middle, right: x + 2.2 * size), size: size, weight: .bold, Palette.ink
      ) { $0.append(count) }
    }
  }

  /// What can become of a note, the best first.
  private static func result(_ kind: Int) -> NoteMark {
    switch kind {
    case 0: .held(.within10)
    case 1: .held(.within25)
    case 2: .held(.within50)
    default: .missed
    }
  }
}

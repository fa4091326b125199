import Lessons
import ScalarMath

extension Stage {
  /// How many notes became what, on dark glass in the middle of the notes' way.
  func drawResult(
    _ lesson: LessonState, _ highway: NoteHighway, into list: inout DisplayList
  ) {
    let size = Metrics(view: view).size(0.05, atLeast: 15)
    let middle = Vector2(0.5, (highway.top + highway.bottom) / 2)
    let step = 3.8 * size
    let half = 2 * step
    list.rectangle(
      from: view.place(middle, right: -half, down: -1.2 * size),
      to: view.place(middle, right: half, down: 1.2 * size), cornerRadius: 1.2 * size,
      Palette.glass)
    var x = -half
    for value in Grade.excellent.rawValue...Grade.missed.rawValue {
      guard let grade = Grade(rawValue: value) else { continue }
      var count = 0
      for other in lesson.grades where other == grade { count += 1 }
      drawMark(
        grade, at: view.place(middle, right: x + 1.2 * size), radius: 0.8 * size, into: &list)
      list.text(
        at: view.place(middle, right: x + 2.2 * size), size: size, weight: .bold, Palette.ink
      ) { $0.append(count) }
      x += step
    }
  }
}

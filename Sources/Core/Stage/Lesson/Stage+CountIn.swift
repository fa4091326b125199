import Lessons
import ScalarMath

extension Stage {
  /// The beat that is counted, large and calm, and a dot for each beat that is left: behind the notes, in the half
  /// of their way where the first one is not.
  func drawCount(
    _ count: LessonState.Count, _ lesson: LessonState, _ highway: NoteHighway,
    into list: inout DisplayList
  ) {
    let span = highway.bottom - highway.top
    let radius = min(Metrics(view: view).size(0.135, atLeast: 36), 0.25 * span * view.size.y, 0.28)
    let first = lesson.dueNote.map { height(ofNote: $0.pitch) } ?? highway.bottom
    let isLow = first > highway.top + span / 2
    let middle = Vector2(
      (highway.now + highway.right) / 2, highway.top + span * (isLow ? 0.25 : 0.75))
    list.rectangle(
      from: view.place(middle, right: -radius, down: -radius),
      to: view.place(middle, right: radius, down: radius), cornerRadius: radius, Palette.glass)
    list.text(
      at: view.place(middle, down: -0.1 * radius), size: 1.15 * radius, weight: .bold,
      alignment: .center, Palette.ink
    ) { $0.append(count.number) }
    let dots = min(count.left, 8)
    for dot in 0..<dots {
      let x = (Float(dot) - Float(dots - 1) / 2) * 0.18 * radius
      list.disc(
        at: view.place(middle, right: x, down: 0.66 * radius), radius: 0.055 * radius, Palette.ink)
    }
  }
}

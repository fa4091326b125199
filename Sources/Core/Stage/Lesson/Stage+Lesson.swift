import Instrument
import Lessons
import ScalarMath

extension Stage {
  /// What a lesson says beside its notes: its name and bar, and the way to the due note.
  func drawLesson(
    _ lesson: LessonState, _ playing: Playing, at tip: Vector2?, into list: inout DisplayList
  ) {
    if let tip { drawDirection(lesson, playing, at: tip, into: &list) }
    drawTitle(lesson, into: &list)
  }

  /// What is played, and how far it is: small, over the notes.
  private func drawTitle(_ lesson: LessonState, into list: inout DisplayList) {
    let metrics = Metrics(view: view)
    let highway = highway(lesson)
    let size = metrics.word
    let y = (0.35 * metrics.margin + 0.8 * size) / view.size.y
    let left = highway.now + highway.across(1.4 * size)
    let say = settings.language
    let hasRounds = lesson.rounds != 1
    list.text(
      at: Vector2(highway.right, y), size: size, alignment: .trailing, Palette.quiet,
      halo: Palette.shade
    ) {
      if hasRounds {
        $0.append(say("Round ", "回 "))
        $0.append(lesson.finishedRounds + (lesson.phase == .finished ? 0 : 1))
        if let rounds = lesson.rounds {
          $0.append("/")
          $0.append(rounds)
        }
        $0.append("   ")
      }
      $0.append(say("Bar ", "小節 "))
      $0.append(lesson.bar)
      $0.append("/")
      $0.append(lesson.barCount)
    }
    let room = (highway.right - left) / highway.across(size) - (hasRounds ? 12 : 5)
    list.text(
      at: Vector2(left, y), size: size, weight: .medium, Palette.ink, halo: Palette.shade
    ) { $0.append(lesson.melody.title, within: room) }
  }
}

import Instrument
import Lessons
import ScalarMath
import Voice

extension Stage {
  /// The line at which notes are to be played; while the song waits it bears the sign for it.
  func drawNowLine(
    _ lesson: LessonState, _ highway: NoteHighway, into list: inout DisplayList
  ) {
    let metrics = Metrics(view: view)
    let pad = highway.thickness
    let top = view.place(Vector2(highway.now, highway.top), down: -pad)
    let bottom = view.place(Vector2(highway.now, highway.bottom), down: pad)
    list.line(
      from: top, to: bottom, width: metrics.strongLine + 3 * metrics.hairline,
      Palette.shade.opacity(0.6))
    list.line(from: top, to: bottom, width: metrics.strongLine, Palette.ink)
    guard lesson.phase == .waiting, let due = lesson.dueNote else { return }
    // At the end that is farther from the note.
    let isLow = height(ofNote: due.pitch) > (highway.top + highway.bottom) / 2
    let radius = metrics.size(0.024, atLeast: 9)
    let y = isLow ? max(highway.top, 1.2 * highway.down(radius)) : highway.bottom
    drawPause(at: Vector2(highway.now, y), radius: radius, into: &list)
  }

  /// Two upright strokes on dark glass: the song waits.
  private func drawPause(at place: Vector2, radius: Float, into list: inout DisplayList) {
    list.disc(at: place, radius: radius, Palette.glass.opacity(1))
    for side in [-1, 1] as [Float] {
      list.line(
        from: view.place(place, right: side * 0.3 * radius, down: -0.38 * radius),
        to: view.place(place, right: side * 0.3 * radius, down: 0.38 * radius),
        width: 0.26 * radius, Palette.ink)
    }
  }

  /// The radius of the dot for what is played.
  var pitchRadius: Float { 0.72 * Metrics(view: view).dot }

  /// What is played, at its exact height on the “now” line.
  func drawPitch(
    _ lesson: LessonState, _ playing: Playing, _ highway: NoteHighway,
    into list: inout DisplayList
  ) {
    guard let pitch = shown.pitch else { return }
    let field = settings.preset.field
    let v = Float(settings.preset.pitchField.height(ofPitch: pitch))
    let y = view.place(of: field.point(of: Vector2(0.5, v))).y
    guard y > 0 && y < 1 else { return }
    let metrics = Metrics(view: view)
    let place = Vector2(highway.now, y)
    list.disc(at: place, radius: pitchRadius + 1.5 * metrics.hairline, Palette.shade)
    guard !shown.isSilent else {
      list.ring(
        at: place, radius: pitchRadius * 0.8, width: pitchRadius * 0.4, Palette.silent)
      return
    }
    let isInTune = lesson.isDueNow && lesson.cents != nil && lesson.direction == 0
    list.disc(
      at: place, radius: pitchRadius, isInTune ? Palette.inTune : Palette.sound)
  }

  /// Beside the fingertip, which way the due note lies: a triangle above it points up, one below points down.
  func drawDirection(
    _ lesson: LessonState, _ playing: Playing, at tip: Vector2, into list: inout DisplayList
  ) {
    guard lesson.isDueNow, lesson.held < 1, lesson.direction != 0, let due = lesson.dueNote
    else { return }
    // In time, the way to a note is the player's own for a moment.
    let elapsed = (lesson.position - due.start) * lesson.quarter
    guard lesson.phase == .waiting || elapsed > 0.25 else { return }
    let metrics = Metrics(view: view)
    let way = Float(-lesson.direction)
    let place = view.place(of: tip)
    let pulse = calmPulse(at: playing.control.time)
    let size = 1.15 * metrics.dot
    let base = way * metrics.dot * (2.6 + 0.5 * pulse)
    drawTriangle(
      at: view.place(place, down: base), size: size + 2 * metrics.hairline, way, Palette.shade,
      into: &list)
    drawTriangle(at: view.place(place, down: base), size: size, way, Palette.ink, into: &list)
  }

  /// A triangle around a place that points up, −1, or down, 1.
  func drawTriangle(
    at place: Vector2, size: Float, _ way: Float, _ color: Color, into list: inout DisplayList
  ) {
    list.triangle(
      view.place(place, right: -size, down: -0.5 * way * size),
      view.place(place, right: size, down: -0.5 * way * size),
      view.place(place, down: 0.8 * way * size), color)
  }
}

import Instrument
import Lessons
import ScalarMath
import Voice

extension Stage {
  /// A list with a lesson has about so many words at most; room for all of them is made at once.
  private static let usualWordCount = 4096

  /// The notes that come, the “now” line that they glide to, and those that were played.
  func drawComingNotes(
    _ lesson: LessonState, _ playing: Playing, into list: inout DisplayList
  ) {
    list.reserve(Self.usualWordCount)
    let highway = highway(lesson)
    if let count = lesson.count { drawCount(count, lesson, highway, into: &list) }
    list.clip(from: Vector2(highway.left, 0), to: Vector2(highway.right, 1))
    drawBarLines(lesson, highway, into: &list)
    drawNowLine(lesson, highway, into: &list)
    let pulse = lesson.phase == .waiting ? calmPulse(at: playing.control.time) : 0
    let visible = visibleNotes(lesson, highway)
    for index in visible.reversed() {
      let bar = bar(index, lesson, highway)
      draw(bar, lesson, highway, pulse: pulse, into: &list)
      drawHeld(bar, lesson, highway, into: &list)
      drawName(bar, highway, isAlways: index - (lesson.due ?? index) < 2, into: &list)
      drawMark(of: bar, highway, into: &list)
    }
    list.clip(from: Vector2(0, 0), to: Vector2(1, 1))
    drawPitch(lesson, playing, highway, into: &list)
    if lesson.phase == .finished { drawResult(lesson, highway, into: &list) }
  }

  /// From 0 to 1 and back, in the time of a calm breath's beat.
  func calmPulse(at time: Double) -> Float {
    Float(0.5 - 0.5 * cosine(turns: 0.7 * time))
  }

  /// The notes of which something is seen: around the due one.
  private func visibleNotes(_ lesson: LessonState, _ highway: NoteHighway) -> Range<Int> {
    let notes = lesson.melody.notes
    let (from, to) = (highway.quarters(at: highway.left), highway.quarters(at: highway.right))
    var first = clamp(lesson.due ?? notes.count, 0, notes.count)
    var end = first
    while first > 0 && notes[first - 1].end > from { first -= 1 }
    while end < notes.count && notes[end].start < to { end += 1 }
    return first..<end
  }

  private func drawBarLines(
    _ lesson: LessonState, _ highway: NoteHighway, into list: inout DisplayList
  ) {
    let barLength = lesson.melody.barLength
    // Where they would crowd they would tell nothing.
    let spacing = highway.across(quarters: barLength)
    guard spacing > highway.across(highway.thickness), spacing < .infinity else { return }
    let from = max(highway.quarters(at: highway.left), lesson.melody.start)
    let to = min(highway.quarters(at: highway.right), lesson.melody.end + barLength / 2)
    let first = -floor(-from / barLength + 1e-6)
    let width = Metrics(view: view).hairline
    for count in 0..<Int(1 / highway.across(highway.thickness)) {
      let bar = (first + Double(count)) * barLength
      guard bar < to else { return }
      let x = highway.place(bar)
      list.line(
        from: Vector2(x, highway.top), to: Vector2(x, highway.bottom), width: width,
        Palette.ink.opacity(0.22 * highway.clarity(from: x, to: x)))
    }
  }

  /// How much of its time the due note was held: the bar fills up.
  private func drawHeld(
    _ bar: NoteBar, _ lesson: LessonState, _ highway: NoteHighway, into list: inout DisplayList
  ) {
    guard bar.isNow, lesson.held > 0, lesson.held < 1 else { return }
    let half = highway.thickness / 2
    let least = bar.left + highway.across(highway.thickness)
    let end = mix(bar.left, bar.right, Float(lesson.held))
    list.rectangle(
      from: view.place(Vector2(bar.left, bar.y), down: -half),
      to: view.place(Vector2(max(end, min(least, bar.right)), bar.y), down: half),
      cornerRadius: half, Palette.inTune.opacity(0.9))
  }

  /// A note's name in its bar, or beside a bar too short for it where it comes next; a note out of reach bears an
  /// arrow that says where it is.
  private func drawName(
    _ bar: NoteBar, _ highway: NoteHighway, isAlways: Bool, into list: inout DisplayList
  ) {
    guard bar.grade != .missed, bar.right > highway.now,
      highway.clarity(from: bar.left, to: bar.right) >= 1
    else { return }
    let size = min(0.78 * highway.thickness, Metrics(view: view).size(0.03, atLeast: 11))
    let width = size * settings.names.width(of: bar.note.pitch, flats: writesFlats)
    let pad = 0.3 * highway.thickness
    let isOutside = bar.outside != 0
    // At the “now” line the name waits beside what is played.
    var start = max(
      bar.left + highway.across(pad), highway.now + highway.across(pitchRadius + 0.4 * pad))
    if isOutside && start + highway.across(size) < bar.right {
      start += highway.across(0.4 * size)
      drawTriangle(
        at: Vector2(start, bar.y), size: 0.4 * size, -Float(bar.outside), Palette.ink, into: &list)
      start += highway.across(0.7 * size)
    }
    let fits = start + highway.across(width + 0.6 * pad) <= bar.right
    guard fits || isAlways else { return }
    let isAtTop = bar.outside > 0 || bar.y < highway.down(2 * highway.thickness)
    list.text(
      at: view.place(
        Vector2(start, bar.y), down: fits ? 0 : (isAtTop ? 1 : -1) * highway.thickness),
      size: size, weight: .bold, fits && !isOutside ? Palette.onSound : Palette.ink,
      halo: fits ? Color(0) : Palette.shade
    ) { $0.append(note: bar.note.pitch, settings.names, flats: writesFlats, octave: false) }
  }
}

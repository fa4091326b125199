import Lessons
import Live
import Stage

/// How many lessons there are.
@_expose(wasm, "lessonCount") @c
public func lessonCount() -> Int32 { Int32(Lesson.builtIn.count) }

/// A lesson's title.
@_expose(wasm, "lessonTitle") @c
public func lessonTitle(_ index: Int32) -> UnsafeMutablePointer<UInt8>? {
  givenText.give((lesson(index)?.melody.title ?? "").utf8)
}

/// Who made its melody, and when.
@_expose(wasm, "lessonOrigin") @c
public func lessonOrigin(_ index: Int32) -> UnsafeMutablePointer<UInt8>? {
  givenText.give((lesson(index)?.melody.origin ?? "").utf8)
}

/// What it teaches.
@_expose(wasm, "lessonTeaches") @c
public func lessonTeaches(_ index: Int32) -> UnsafeMutablePointer<UInt8>? {
  givenText.give((lesson(index)?.teaches ?? "").utf8)
}

/// How hard it is, 1 to 5.
@_expose(wasm, "lessonDifficulty") @c
public func lessonDifficulty(_ index: Int32) -> Int32 {
  Int32(lesson(index)?.difficulty.grade ?? 0)
}

/// Begins a lesson; 1 where it could be.
@_expose(wasm, "startLesson") @c
public func startLesson(
  _ instrument: UnsafeMutableRawPointer, _ index: Int32, _ waits: Int32, _ tempo: Double
) -> Int32 {
  guard let lesson = lesson(index) else { return 0 }
  let settings = LessonRun.Settings(mode: waits == 1 ? .wait : .tempo, tempo: .times(tempo))
  do throws(LessonRunError) {
    try box(instrument).instrument.start(lesson, settings)
    return 1
  } catch {
    return 0
  }
}

/// Ends the lesson.
@_expose(wasm, "stopLesson") @c
public func stopLesson(_ instrument: UnsafeMutableRawPointer) {
  box(instrument).instrument.stopLesson()
}

/// Draws the finished lesson's score.
@_expose(wasm, "scoreSheet") @c
public func scoreSheet(
  _ instrument: UnsafeMutableRawPointer, _ width: Int32, _ height: Int32
) -> UnsafeMutablePointer<UInt32>? {
  let box = box(instrument)
  box.drawSheet(width: Int(max(1, width)), height: Int(max(1, height)))
  return box.shownSheet.words
}

/// How many words it has.
@_expose(wasm, "sheetCount") @c
public func sheetCount(_ instrument: UnsafeMutableRawPointer) -> Int32 {
  Int32(box(instrument).shownSheet.count)
}

/// How high a sheet of a width is on which everything is easily read.
@_expose(wasm, "scoreSheetHeight") @c
public func scoreSheetHeight(_ instrument: UnsafeMutableRawPointer, _ width: Int32) -> Int32 {
  let instrument = box(instrument).instrument
  let sheet = instrument.lesson?.sheet(names: instrument.settings.names)
  return Int32(sheet?.size(width: Int(max(1, width))).height ?? 0)
}

private func lesson(_ index: Int32) -> Lesson? {
  Lesson.builtIn.indices.contains(Int(index)) ? Lesson.builtIn[Int(index)] : nil
}

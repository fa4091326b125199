import Instrument
import Lessons
import Live
import ScalarMath
import Stage
import Testing
import Voice

/// A lesson from the count-in to its score, played by touch.
@Suite struct LiveLessons {
  /// Plays what the lesson waits for or, where it goes on in time, what is due, `sharp` semitones too high.
  private func play(
    _ lesson: Lesson, _ run: LessonRun.Settings, sharp: Double = 0, seconds: Double = 120
  ) throws -> LiveInstrument {
    let instrument = LiveInstrument(tracker: nil)
    instrument.setView(width: 400, height: 800)
    instrument.touch(nil, at: 0)
    try instrument.start(lesson, run)
    var picture = 0
    while instrument.lesson?.score == nil, Double(picture) < 60 * seconds {
      let place = instrument.lesson?.state.dueNote.map { note in
        let preset = instrument.preset
        let height = preset.pitchField.height(ofPitch: Double(note.pitch) + sharp)
        return instrument.view.place(of: preset.field.point(of: Vector2(0.6, Float(height))))
      }
      picture += 1
      instrument.touch(place, at: Double(picture) / 60)
    }
    return instrument
  }

  private var scale: Lesson { Lesson.builtIn[0] }

  @Test(arguments: [LessonRun.Mode.wait, .tempo])
  func whoPlaysWhatIsMeantHasAllPoints(mode: LessonRun.Mode) throws {
    let instrument = try play(scale, LessonRun.Settings(mode: mode, tempo: .times(2)))
    let score = try #require(instrument.lesson?.score)
    #expect(score.notes.count == scale.melody.notes.count)
    #expect(score.summary.points > 90)
  }

  @Test func whoPlaysSharpHasFewer() throws {
    let instrument = try play(
      scale, LessonRun.Settings(mode: .tempo, tempo: .times(2)), sharp: 0.4)
    let score = try #require(instrument.lesson?.score)
    #expect(score.summary.points < 60)
  }

  @Test func theSheetIsDrawnAtTheEnd() throws {
    let instrument = try play(scale, LessonRun.Settings(mode: .wait, tempo: .times(2)))
    let sheet = try #require(instrument.lesson?.sheet(names: .letters))
    let (width, height) = sheet.size(width: 800)
    #expect(sheet.list(width: width, height: height).words.count > 1000)
    #expect(sheet.barLines.count > 4)
  }

  @Test func theKeyIsTheSongsAndComesBack() throws {
    let instrument = LiveInstrument(tracker: nil)
    let swan = try #require(Lesson.builtIn.last)
    try instrument.start(swan, LessonRun.Settings())
    #expect(instrument.preset.key == swan.melody.key)
    instrument.stopLesson()
    #expect(instrument.preset.key == .chromatic)
    #expect(instrument.lesson == nil)
  }

  @Test func everyNoteHasALineOnANarrowInstrumentToo() throws {
    let instrument = LiveInstrument(tracker: nil)
    var preset = Preset.standard
    preset.pitchField = PitchField(low: 60, high: 67)
    instrument.configure(LiveSettings(preset: preset))
    for lesson in Lesson.builtIn {
      try instrument.start(lesson, LessonRun.Settings())
      let lines = Set(instrument.preset.lines)
      #expect(lesson.melody.notes.allSatisfy { lines.contains($0.pitch) }, "\(lesson.name)")
    }
  }

  @Test func aTempoOutOfRangeIsRefused() {
    let instrument = LiveInstrument(tracker: nil)
    #expect(throws: LessonRunError.self) {
      try instrument.start(scale, LessonRun.Settings(tempo: .times(0)))
    }
    #expect(instrument.lesson == nil)
  }
}

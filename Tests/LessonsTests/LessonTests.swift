import Instrument
import Lessons
import Testing

/// What must hold for every built-in melody, and facts about them that stand in any songbook.
@Suite struct LessonTests {
  private func notes(_ name: String) throws -> [Melody.Note] {
    try #require(Lesson.named(name)).melody.notes
  }

  /// The steps of the major scale on a tonic, 1 to 7, 8 to 14 an octave higher; 0 and below lie under it.
  private func degrees(_ name: String, tonic: Int) throws -> [Int] {
    try notes(name).map { note in
      let octave = Int((Double(note.pitch - tonic) / 12).rounded(.down))
      let step = [0, 2, 4, 5, 7, 9, 11].firstIndex(of: note.pitch - tonic - 12 * octave)
      return try #require(step) + 1 + 7 * octave
    }
  }

  @Test func allThatWerePromisedAreThere() {
    let names = Lesson.builtIn.map { $0.name }
    #expect(
      Set(names) == [
        "scale", "fifths", "octaves", "silent-night", "twinkle", "ode-to-joy", "amazing-grace",
        "auld-lang-syne", "sakura", "the-swan",
      ])
    #expect(names.count == 10)
    #expect(Lesson.named("Silent Night")?.name == "silent-night")
    #expect(Lesson.named("THE_SWAN")?.name == "the-swan")
    #expect(Lesson.named("silent") == nil)
  }

  @Test(arguments: Lesson.builtIn.map { $0.name })
  func everyNoteHasALineInTheStandardField(name: String) throws {
    let lesson = try #require(Lesson.named(name))
    var preset = Preset.standard
    preset.key = lesson.melody.key
    let lines = Set(preset.lines)
    for note in lesson.melody.notes {
      #expect(lines.contains(note.pitch))
    }
  }

  @Test(arguments: Lesson.builtIn.map { $0.name })
  func oneNoteAtATimeAndBarsThatAddUp(name: String) throws {
    let lesson = try #require(Lesson.named(name))
    let melody = lesson.melody
    for (note, next) in zip(melody.notes, melody.notes.dropFirst()) {
      #expect(note.length > 0)
      #expect(next.start >= note.end)
    }
    #expect(melody.start > -melody.barLength && melody.start <= 0)
    // No note of these songs but a tied one crosses a bar line, and upbeat and last bar make one bar.
    if lesson.name != "the-swan" {
      let whole = (melody.end - melody.start) / melody.barLength
      #expect(whole == whole.rounded())
    }
    #expect(!lesson.teaches.isEmpty && !lesson.teaches.hasSuffix("."))
  }

  @Test func barsAsInASongbook() {
    let bars = Lesson.builtIn.reduce(into: [:]) { $0[$1.name] = $1.melody.barCount }
    #expect(
      bars == [
        "scale": 8, "fifths": 12, "octaves": 16, "silent-night": 24, "twinkle": 12,
        "ode-to-joy": 16, "amazing-grace": 16, "auld-lang-syne": 16, "sakura": 14, "the-swan": 26,
      ])
    let upbeats = Lesson.builtIn.filter { $0.melody.start < 0 }
    #expect(Set(upbeats.map { $0.name }) == ["amazing-grace", "auld-lang-syne"])
    #expect(upbeats.allSatisfy { $0.melody.start == -1 })
  }

  @Test func theDemosClipIsTheBeginningOfSilentNight() throws {
    let melody = try #require(Lesson.named("silent-night")).melody
    let first = melody.bars(1...8).notes
    #expect(first.map { $0.pitch } == [67, 69, 67, 64, 67, 69, 67, 64, 74, 74, 71, 72, 72, 67])
    #expect(first.map { $0.length } == [1.5, 0.5, 1, 3, 1.5, 0.5, 1, 3, 2, 1, 3, 2, 1, 3])
    #expect(melody.quarter == 0.5)
    #expect(try degrees("silent-night", tonic: 60).suffix(7) == [8, 5, 3, 5, 4, 2, 1])
  }

  @Test func twinkleByDegrees() throws {
    let (a, b) = ([1, 1, 5, 5, 6, 6, 5, 4, 4, 3, 3, 2, 2, 1], [5, 5, 4, 4, 3, 3, 2])
    #expect(try degrees("twinkle", tonic: 67) == a + b + b + a)
  }

  @Test func odeToJoyByDegrees() throws {
    let degrees = try degrees("ode-to-joy", tonic: 67)
    let (start, open, close) = ([3, 3, 4, 5, 5, 4, 3, 2, 1, 1, 2, 3], [3, 2, 2], [2, 1, 1])
    #expect(Array(degrees[..<30]) == start + open + start + close)
    #expect(Array(degrees[30..<45]) == [2, 2, 3, 1, 2, 3, 4, 3, 1, 2, 3, 4, 3, 2, 1])
    // The dominant below, and the tied third that comes a quarter early: it takes the place of a first one.
    #expect(Array(degrees[45...]) == [2, -2] + start + close)
    let early = try notes("ode-to-joy")[47]
    #expect(early.start == 47 && early.length == 2)
  }

  @Test func amazingGraceByDegrees() throws {
    let degrees = try degrees("amazing-grace", tonic: 67)
    let opening = [-2, 1, 3, 1, 3, 2]
    #expect(Array(degrees[..<9]) == opening + [1, -1, -2])
    #expect(Array(degrees[9..<16]) == opening + [5])
    #expect(Array(degrees[16..<27]) == [3, 5, 3, 5, 3, 1, -2, -1, 1, 1, -1])
    #expect(Array(degrees[27...]) == [-2] + opening + [1])
  }

  @Test func auldLangSyneByDegrees() throws {
    let degrees = try degrees("auld-lang-syne", tonic: 67)
    #expect(Array(degrees[..<14]) == [-2, 1, 1, 1, 3, 2, 1, 2, 3, 1, 1, 3, 5, 6])
    #expect(degrees.max() == 6 && degrees.min() == -2)
    #expect(degrees.suffix(5) == [1, -1, -1, -2, 1])
    #expect(degrees.filter { $0 == 6 }.count == 6)
  }

  @Test func sakuraIsInItsScale() throws {
    // A B C E F as in songbooks, here with D for A.
    let notes = try notes("sakura").map { $0.pitch - 5 }
    #expect(Array(notes[..<6]) == [69, 69, 71, 69, 69, 71])
    #expect(Array(notes[6..<14]) == [69, 71, 72, 71, 69, 71, 69, 65])
    #expect(Array(notes[14..<21]) == [64, 60, 64, 65, 64, 64, 60])
    #expect(notes[21] == 59)
    #expect(notes.suffix(6) == [64, 65, 71, 69, 65, 64])
    #expect(Set(notes.map { $0 % 12 }) == [9, 11, 0, 4, 5])
  }

  @Test func theSwanFallsAndRises() throws {
    // In G: g f♯ b e d g, a b c; and the run over the scale from e to b.
    let notes = try notes("the-swan").map { $0.pitch - 7 }
    #expect(Array(notes[..<9]) == [67, 66, 59, 64, 62, 55, 57, 59, 60])
    #expect(Array(notes[9..<19]) == [52, 54, 55, 57, 59, 60, 62, 64, 66, 71])
    #expect(notes.last == 67)
    let swan = try #require(Lesson.named("the-swan")).melody
    #expect(swan.notes.last?.length == 9.5)
    #expect(swan.range == 59...81)
  }

  @Test func exercisesAreWhatTheyAreCalled() throws {
    let fifths = try notes("fifths").map { $0.pitch }
    let octaves = try notes("octaves").map { $0.pitch }
    for i in stride(from: 0, to: fifths.count, by: 2) {
      #expect(abs(fifths[i + 1] - fifths[i]) == 7)
    }
    for i in stride(from: 0, to: octaves.count, by: 2) {
      #expect(abs(octaves[i + 1] - octaves[i]) == 12)
    }
    #expect(try degrees("scale", tonic: 62) == Array(1...8) + (1...8).reversed())
  }
}

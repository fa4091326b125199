import Lessons
import Testing

@Suite struct ALessonThatCannotBe {
  func fault(_ melody: Melody, _ settings: LessonRun.Settings = .init()) -> LessonRunError? {
    do {
      _ = try LessonRun(melody, settings)
      return nil
    } catch {
      return error
    }
  }

  @Test func saysWhatIsWrong() {
    var empty = march
    empty.notes = []
    var disordered = march
    disordered.notes[2].start = 0.5
    var endless = march
    endless.notes[1].length = .infinity
    var short = march
    short.notes[4].length = 0
    var flat = march
    flat.barLength = 0
    let gap = Melody(
      title: "Gap", tempo: 60, barLength: 4,
      notes: [.init(pitch: 60, start: 0, length: 1), .init(pitch: 60, start: 12, length: 1)])

    let faults: [(LessonRunError?, LessonRunError, String)] = [
      (fault(empty), .emptyMelody(title: "March"), "“March” has no notes"),
      (fault(disordered), .notInOrder(title: "March", note: 2), "note 3 of “March” overlaps"),
      (fault(endless), .notInOrder(title: "March", note: 1), "note 2 of “March”"),
      (fault(short), .notInOrder(title: "March", note: 4), "note 5 of “March”"),
      (fault(flat), .notInOrder(title: "March", note: 0), "“March”"),
      (fault(march, .init(tempo: .times(0))), .tempoOutOfRange(0), "tempo is 0.0 quarter notes"),
      (
        fault(march, .init(tempo: .quartersPerMinute(-60))), .tempoOutOfRange(-60),
        "must lie between 5 and 1000"
      ),
      (fault(march, .init(tempo: .times(100))), .tempoOutOfRange(12000), "12000.0"),
      (
        fault(march, .init(loop: .init(bars: 2...3))), .barsOutOfRange(2...3, existing: 1...2),
        "bars 2 to 3 reach beyond the melody; choose some of its bars 1 to 2"
      ),
      (
        fault(march, .init(loop: .init(bars: 0...1))), .barsOutOfRange(0...1, existing: 1...2),
        "bars 1 to 2"
      ),
      (
        fault(waltz, .init(loop: .init(bars: -1...1))), .barsOutOfRange(-1...1, existing: 0...2),
        "bars 0 to 2"
      ),
      (fault(gap, .init(loop: .init(bars: 2...3))), .emptyBars(2...3), "bars 2 to 3"),
      (
        fault(march, .init(loop: .init(bars: 1...1, repetitions: 0))), .repetitionsOutOfRange(0),
        "must be 1 or more"
      ),
      (fault(march, .init(countIn: .bars(-1))), .countInOutOfRange(-1), "count-in is -1"),
      (
        fault(march, .init(loop: .init(bars: 1...1, countIn: .beats(1000)))),
        .countInOutOfRange(1000), "1000"
      ),
      (fault(march, .init(hold: -1)), .holdOutOfRange(-1), "-1.0 s"),
      (
        fault(march, .init(tolerance: .missed)), .toleranceOutOfRange(.missed),
        "tolerance “missed”"
      ),
      (fault(march, .init(start: .song(at: .infinity))), .startOutOfRange(.infinity), "start"),
      (
        fault(march, .init(beatLength: 1.5)), .beatOutOfRange(1.5, barLength: 4),
        "no whole number of beats of 1.5"
      ),
      (fault(march, .init(beatLength: -1)), .beatOutOfRange(-1, barLength: 4), "beats of -1.0"),
    ]
    for (found, expected, words) in faults {
      #expect(found == expected)
      let sentence = expected.sentence
      #expect(sentence.contains(words), "\(sentence)")
      #expect(!sentence.hasSuffix(".") && sentence.first?.isUppercase == false)
    }
  }

  @Test func numbersThatAreNone() {
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(fault(march, .init(tempo: .times(bad))) != nil)
      #expect(fault(march, .init(tempo: .quartersPerMinute(bad))) != nil)
      #expect(fault(march, .init(hold: bad)) != nil)
      #expect(fault(march, .init(start: .countIn(at: bad))) != nil)
      #expect(fault(march, .init(beatLength: bad)) != nil)
      var melody = march
      melody.notes[3].start = bad
      #expect(fault(melody) != nil)
      melody = march
      melody.barLength = bad
      #expect(fault(melody) != nil)
    }
    #expect(fault(march) == nil && fault(waltz) == nil)
  }
}

import Lessons
import Testing

@Suite struct ALoop {
  @Test(arguments: rates) func isRunAgainWithAFreshCountIn(rate: Double) throws {
    let loop = LessonRun.Loop(bars: 2...2, repetitions: 3, countIn: .beats(2))
    var run = try LessonRun(march, .init(loop: loop))
    // Two seconds of count-in, two of the bar, then one and two twice.
    let times = jittering(rate, seconds: 11, seed: 1)
    for (time, state) in zip(times, run.run(times)) {
      let t = time - times[0]
      let place: Double
      let finished: Int
      switch t {
      case ..<4: (place, finished) = (2 * t, 0)
      case ..<7: (place, finished) = (2 + 2 * (t - 4), 1)
      case ..<10: (place, finished) = (2 + 2 * (t - 7), 2)
      default: (place, finished) = (8, 3)
      }
      guard [4, 7, 10].allSatisfy({ (t - $0).magnitude > 1e-6 }) else { continue }
      #expect((state.position - place).magnitude < 1e-6)
      #expect(state.finishedRounds == finished && state.rounds == 3)
      #expect((state.phase == .finished) == (finished == 3))
      #expect((state.phase == .countIn) == (place < 4 - 1e-9))
      #expect(state.bar == 2 || place == 8)
    }
    #expect(run.state.melody.notes.count == 1 && run.state.barCount == 2)
  }

  @Test func withoutACountInGoesOnInMetre() throws {
    let loop = LessonRun.Loop(bars: 1...2, repetitions: nil, countIn: .none)
    var run = try LessonRun(march, .init(countIn: .none, loop: loop))
    let times = even(60, seconds: 40)
    let states = run.run(times)
    for (time, state) in zip(times, states) {
      // Both bars are whole, though the last note ends before: four seconds a round.
      let round = Int(time / 4 + 1e-9)
      #expect((state.position - 2 * (time - 4 * Double(round))).magnitude < 1e-6)
      #expect(state.finishedRounds == round && state.rounds == nil)
    }
    let beats = states.compactMap { $0.beat }
    #expect(beats.count == 81)
    for (i, beat) in beats.enumerated() {
      #expect((beat.time - 0.5 * Double(i)).magnitude < 1e-6 && beat.number == i % 4 + 1)
    }
  }

  @Test func marksAreFreshInEachRound() throws {
    let loop = LessonRun.Loop(bars: 1...1, repetitions: 2)
    var run = try LessonRun(march, .init(countIn: .none, loop: loop))
    let states = run.run(even(30, seconds: 7)) { time, state in
      time < 2 ? inTune()(time, state) : nil
    }
    #expect(states[59].grades[0...2] == [.excellent, .excellent, .excellent])
    #expect(states[70].grades == .init(repeating: nil, count: 4))
    #expect(states.last?.grades == .init(repeating: .missed, count: 4))
  }

  @Test func tellsTheNotesOfAllRoundsAsTheyCame() throws {
    let loop = LessonRun.Loop(bars: 1...1, repetitions: 2, countIn: .beats(2))
    var run = try LessonRun(march, .init(start: .song(at: 3), loop: loop))
    _ = run.run(even(30, seconds: 12))
    let round = march.bars(1...1)
    let expected = round.meantNotes(startingAt: 3) + round.meantNotes(startingAt: 6)
    #expect(run.meantNotes.count == 8)
    for (note, other) in zip(run.meantNotes, expected) {
      #expect(note.pitch == other.pitch && note.bar == other.bar)
      #expect((note.start - other.start).magnitude + (note.end - other.end).magnitude < 1e-9)
    }
  }

  @Test func waitsInEachRound() throws {
    let loop = LessonRun.Loop(bars: 1...1, repetitions: 2, countIn: .none)
    var run = try LessonRun(march, .init(mode: .wait, countIn: .none, loop: loop))
    let states = run.run(even(30, seconds: 20), inTune())
    #expect(states.last?.phase == .finished && states.last?.finishedRounds == 2)
    let waited = states.filter { $0.phase == .waiting && $0.due == 0 }
    #expect(Set(waited.map { $0.finishedRounds }) == [0, 1])
  }

  @Test func ofAnUpbeatBeginsWithIt() throws {
    var run = try LessonRun(waltz, .init(loop: .init(bars: 0...1, repetitions: 2)))
    let states = run.run(even(30, seconds: 30))
    #expect(run.state.melody.notes.map { $0.pitch } == [62, 66])
    // One, two, three, one, two; upbeat and bar; the same again.
    #expect(states.firstIndex { $0.phase == .finished } == 2 * 30 * (5 + 4))
    // With the last bar the upbeat fills it up.
    var whole = try LessonRun(
      waltz, .init(countIn: .none, loop: .init(bars: 0...2, repetitions: 1)))
    #expect(whole.run(even(30, seconds: 30)).firstIndex { $0.phase == .finished } == 30 * 6)
  }

  @Test func cutsNotesThatLastLonger() throws {
    let melody = Melody(
      title: "Tie", tempo: 60, barLength: 4,
      notes: [.init(pitch: 60, start: 2, length: 4), .init(pitch: 62, start: 6, length: 2)])
    let run = try LessonRun(melody, .init(loop: .init(bars: 1...1)))
    #expect(run.state.melody.notes == [.init(pitch: 60, start: 2, length: 2)])
  }

  @Test func afterALongSleepIsWhereItShouldBe() throws {
    let loop = LessonRun.Loop(bars: 1...1, repetitions: nil, countIn: .none)
    var run = try LessonRun(march, .init(countIn: .none, loop: loop))
    let state = run.run([0, 2e6 + 0.25]).last
    #expect(state?.finishedRounds == 1_000_000)
    #expect((state!.position - 0.5).magnitude < 1e-6)
    for times in [[0, 1e11], [0, 999_999_999_999], [-1e11, 1e11]] {
      for mode in [LessonRun.Mode.tempo, .wait] {
        var run = try LessonRun(march, .init(mode: mode, countIn: .none, loop: loop))
        #expect(run.run(times) { _, _ in 60 }.last?.phase != .finished)
      }
    }
  }
}

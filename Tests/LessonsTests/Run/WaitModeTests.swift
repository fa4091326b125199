import Lessons
import ScalarMath
import Testing

@Suite struct ALessonThatWaits {
  /// Comes to each note after a time of its own, from a semitone below, and stays until the next one is waited for.
  struct Beginner {
    var delays: [Double]
    var off = 0.0
    private var waitingSince: [Int: Double] = [:]

    init(delays: [Double], off: Double = 0) {
      (self.delays, self.off) = (delays, off)
    }

    mutating func pitch(_ time: Double, _ state: LessonState) -> Double? {
      guard let due = state.due else { return nil }
      guard state.isDueNow else { return due > 0 ? Double(state.melody.notes[due - 1].pitch) : nil }
      let since = waitingSince[due] ?? time
      waitingSince[due] = since
      let note = Double(state.melody.notes[due].pitch) + off / 100
      return time - since >= delays[due] - 1e-9 ? note : note - 1.3
    }
  }

  func run(
    _ melody: Melody, _ settings: LessonRun.Settings, _ times: [Double], _ beginner: Beginner
  ) throws -> [LessonState] {
    var (run, beginner) = (try LessonRun(melody, settings), beginner)
    return run.run(times) { beginner.pitch($0, $1) }
  }

  @Test(arguments: rates) func theSongTakesAsLongAsItsPlayer(rate: Double) throws {
    var random = RandomNumbers(seed: 5)
    for _ in 0..<20 {
      var delays = (0..<5).map { _ in 0.1 + 3 * random.uniform() }
      // The fourth note repeats the third: nothing is to be found.
      delays[3] = 0
      let times = even(rate, seconds: 25)
      let states = try run(march, .init(mode: .wait), times, Beginner(delays: delays))
      // Two seconds of count-in and three of song, and for each note but the repeated one the time to find it and
      // to hold it.
      let expected = 5 + delays.reduce(0, +) + 4 * 0.25
      let finished = zip(times, states).first { $0.1.phase == .finished }
      let end = try #require(finished?.0)
      // Waiting, coming and being heard take up to a picture each.
      #expect(end > expected - 1 / rate && end < expected + 13 / rate, "\(end) for \(expected)")
      #expect(states.last?.grades == .init(repeating: .excellent, count: 5))
    }
  }

  @Test(arguments: rates) func timeFlowsUpToEachNoteAndNotBack(rate: Double) throws {
    let states = try run(
      march, .init(mode: .wait), jittering(rate, seconds: 14, seed: 2),
      Beginner(delays: [0.3, 1.7, 0.8, 0, 1]))
    for (before, after) in zip(states, states.dropFirst()) {
      #expect(after.position >= before.position - 1e-9)
      guard after.phase == .waiting else { continue }
      let note = try #require(after.dueNote)
      #expect((after.position - note.start).magnitude < 1e-9)
      #expect(after.grades[after.due!] == nil)
    }
    #expect(states.contains { $0.phase == .waiting && $0.held > 0.3 && $0.held < 1 })
    #expect(states.last?.phase == .finished)
  }

  @Test(arguments: rates) func notesBeginWhenThePlayerHasCome(rate: Double) throws {
    let delays = [0.3, 1.7, 0.8, 0, 1]
    var (run, beginner) = (try LessonRun(march, .init(mode: .wait)), Beginner(delays: delays))
    let times = even(rate, seconds: 14)
    let states = run.run(times) { beginner.pitch($0, $1) }
    #expect(run.meantNotes.map { $0.pitch } == [60, 62, 64, 64, 67])
    for (i, note) in run.meantNotes.enumerated() where i != 3 {
      // A note comes after its delay, is held for a quarter of a second, and then lasts as long as it is written.
      let arrival = zip(times, states).first { $0.1.due == i && $0.1.phase == .waiting }!.0
      let came = note.start - arrival - delays[i]
      #expect(came > -1 / rate - 1e-9 && came < 3 / rate, "note \(i)")
      let length = note.end - note.start - 0.25 - 0.5 * march.notes[i].length
      #expect(length.magnitude < 1e-9)
    }
    #expect(run.meantNotes[3].start == run.meantNotes[2].end)
  }

  @Test func itWaitsAsLongAsItMust() throws {
    for somebody: Somebody in [
      { _, _ in nil }, { _, _ in 72 }, { _, _ in 48 }, { _, _ in 60.4 },
      // Passing by is not holding.
      { time, _ in 60 + 3 * sine(turns: 0.4 * time) },
    ] {
      var run = try LessonRun(march, .init(mode: .wait))
      let state = run.run(even(30, seconds: 60), somebody).last
      #expect(state?.phase == .waiting && state?.due == 0 && state?.position == 0)
    }
  }

  @Test(arguments: [Grade.excellent, .good, .fair]) func asCloseAsItIsAskedFor(tolerance: Grade)
    throws
  {
    let settings = LessonRun.Settings(mode: .wait, countIn: .none, tolerance: tolerance)
    for (off, isEnough) in [(tolerance.widest - 1, true), (tolerance.widest + 1, false)] {
      for sign in [-1.0, 1] {
        let states = try run(
          march, settings, even(60, seconds: 10),
          Beginner(delays: .init(repeating: 0, count: 5), off: sign * off))
        #expect((states.last?.phase == .finished) == isEnough)
      }
    }
  }

  @Test(arguments: rates) func whoIsEarlyIsNotWaitedFor(rate: Double) throws {
    // A third of a second ahead of the song, and gone on when half of a note is over.
    var run = try LessonRun(march, .init(mode: .wait))
    let states = run.run(even(rate, seconds: 5.2)) { time, _ in
      let place = 2 * time - 4 + 0.65
      return march.notes.last { $0.start <= place }.map { Double($0.pitch) }
    }
    #expect(states.last?.phase == .finished)
    #expect(!states.contains { $0.phase == .waiting })
    for (time, state) in zip(even(rate, seconds: 5), states) {
      #expect((state.position - (2 * time - 4)).magnitude < 1e-9)
    }
  }

  @Test func aVibratoIsInTune() throws {
    for rate in stride(from: 5.0, through: 8, by: 0.5) {
      var run = try LessonRun(march, .init(mode: .wait, countIn: .none))
      let states = run.run(even(30, seconds: 8)) { time, state in
        state.dueNote.map { Double($0.pitch) + 0.4 * sine(turns: rate * time) }
      }
      #expect(states.last?.phase == .finished, "\(rate) Hz")
    }
  }

  @Test func aRepeatedNoteNeedsNoNewAttack() throws {
    let melody = Melody(
      title: "Bell", tempo: 60, barLength: 4,
      notes: (0..<4).map { .init(pitch: 69, start: Double($0), length: 1) })
    var run = try LessonRun(melody, .init(mode: .wait, countIn: .none))
    let states = run.run(even(30, seconds: 4.5)) { _, _ in 69 }
    // Waited for once, at the beginning.
    #expect(states.firstIndex { $0.phase == .finished } == 128)  // 4.25 s, and a picture
    #expect(states.last?.grades == .init(repeating: .excellent, count: 4))
  }

  @Test func shortNotesAreHeldForHalfTheirLength() throws {
    let melody = Melody(
      title: "Run", tempo: 120, barLength: 4,
      notes: (0..<8).map { .init(pitch: 60 + 2 * $0, start: 0.5 * Double($0), length: 0.5) })
    let times = even(120, seconds: 10)
    let states = try run(
      melody, .init(mode: .wait, countIn: .none), times,
      Beginner(delays: .init(repeating: 0, count: 8)))
    let end = try #require(zip(times, states).first { $0.1.phase == .finished }?.0)
    #expect((end - 8 * (0.25 + 0.125)).magnitude < 0.15)
  }

  @Test func aCameraThatStopsHoldsNoNote() throws {
    var run = try LessonRun(march, .init(mode: .wait, countIn: .none))
    let states = run.run([0, 5, 10, 15]) { _, _ in 60 }
    #expect(states.last?.phase == .waiting)
  }
}

import Lessons
import Testing

@Suite struct ALessonBegins {
  @Test func withTheFirstPicture() throws {
    var run = try LessonRun(march)
    let states = run.run([100, 101, 102.5])
    #expect(states.map { $0.position } == [-4, -2, 1])
  }

  @Test func withACountInAtATime() throws {
    var run = try LessonRun(march, .init(start: .countIn(at: 3)))
    let states = run.run([0, 2.9, 3, 4.5, 5.25])
    #expect(states.map { $0.phase } == [.ready, .ready, .countIn, .countIn, .playing])
    #expect(states.map { $0.position } == [-4, -4, -4, -1, 0.5])
    #expect(states[0].due == 0 && !states[0].isDueNow && states[0].beat == nil)
  }

  @Test func withItsFirstNoteAtATime() throws {
    var run = try LessonRun(march, .init(start: .song(at: 3)))
    let states = run.run([0, 0.9, 1, 3, 3.5])
    #expect(states.map { $0.phase } == [.ready, .ready, .countIn, .playing, .playing])
    #expect(states.map { $0.position } == [-4, -4, -4, 0, 1])
    // An upbeat is the first note.
    var upbeat = try LessonRun(waltz, .init(start: .song(at: 10)))
    #expect(upbeat.run([10]).last?.position == -1)
  }

  @Test func inTheMiddleOfItsCountIn() throws {
    var run = try LessonRun(march, .init(start: .song(at: 0.75)))
    let states = run.run([0, 0.125, 0.25, 0.75])
    #expect(states.map { $0.position } == [-1.5, -1.25, -1, 0])
    // The beat before the first picture is not told any more.
    #expect(states.map { $0.beat?.number } == [nil, nil, 4, 1])
  }

  @Test func withTheFirstSound() throws {
    for mode in [LessonRun.Mode.tempo, .wait] {
      var run = try LessonRun(waltz, .init(mode: mode, start: .firstSound))
      // A flicker of 80 ms is no sound.
      let times = [0, 1, 1.04, 1.08, 1.5, 2, 2.05, 2.1, 2.35]
      let states = run.run(times) { time, _ in time >= 2 || (1...1.05).contains(time) ? 62 : nil }
      #expect(states.prefix(7).allSatisfy { $0.phase == .ready && $0.position == -1 })
      #expect(states[7].beat?.number == 3 && states[7].beat?.time == 2)
      #expect(states.allSatisfy { $0.count == nil })
      #expect((states[7].position + (mode == .tempo ? 0.9 : 1)).magnitude < 1e-9)
      #expect((states[8].position + (mode == .tempo ? 0.65 : 0.9)).magnitude < 1e-9)
    }
  }
}

@Suite struct TheCountIn {
  /// The numbers that are counted and how many are left at each.
  func counts(_ melody: Melody, _ settings: LessonRun.Settings) throws -> [[Int]] {
    var run = try LessonRun(melody, settings)
    var counts: [[Int]] = []
    for state in run.run(even(50, seconds: 12)) {
      guard state.phase == .countIn, let count = state.count else { continue }
      #expect(count.share >= 0 && count.share <= 1)
      if counts.last != [count.number, count.left] { counts.append([count.number, count.left]) }
    }
    return counts
  }

  @Test func countsAsMusiciansDo() throws {
    #expect(try counts(march, .init()) == [[1, 4], [2, 3], [3, 2], [4, 1]])
    #expect(try counts(march, .init(countIn: .bars(2))).map { $0[0] } == [1, 2, 3, 4, 1, 2, 3, 4])
    // The upbeat is the third beat.
    #expect(try counts(waltz, .init()) == [[1, 5], [2, 4], [3, 3], [1, 2], [2, 1]])
    #expect(try counts(waltz, .init(countIn: .beats(2))) == [[1, 2], [2, 1]])
    #expect(try counts(march, .init(countIn: .none)).isEmpty)
    #expect(try counts(march, .init(countIn: .bars(0))).isEmpty)
  }

  @Test func countsTheMetresBeats() throws {
    var melody = march
    melody.barLength = 3.5  // 7/8
    #expect(try counts(melody, .init()).map { $0[0] } == [1, 2, 3, 4, 5, 6, 7])
    melody.barLength = 3  // 6/8, in two
    #expect(try counts(melody, .init(beatLength: 1.5)) == [[1, 2], [2, 1]])
    // An upbeat of an eighth in 4/4: “four and”, with the song on “and”.
    melody.barLength = 4
    for i in melody.notes.indices { melody.notes[i].start -= 0.5 }
    #expect(try counts(melody, .init()).map { $0[0] } == [1, 2, 3, 4, 1, 2, 3, 4])
    #expect(try counts(melody, .init(countIn: .beats(3))) == [[2, 3], [3, 2], [4, 1]])
  }

  @Test(arguments: rates) func beatsFallOnceEachAtTheirTimes(rate: Double) throws {
    for times in [even(rate, seconds: 6), jittering(rate, seconds: 6, seed: 11)] {
      var run = try LessonRun(march)
      let states = run.run(times)
      let beats = states.compactMap { $0.beat }
      // Four before the song and six in it; none where it ends.
      #expect(beats.map { $0.number } == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2])
      #expect(
        beats.map { $0.isCountIn } == [Bool](repeating: true, count: 4)
          + .init(repeating: false, count: 6))
      #expect(beats.filter { $0.isStrong }.count == 3)
      for (i, beat) in beats.enumerated() {
        #expect((beat.time - times[0] - 0.5 * Double(i)).magnitude < 1e-9)
      }
      for (time, state) in zip(times, states) {
        guard let beat = state.beat else { continue }
        #expect(beat.time <= time + 1e-9 && time - beat.time < 2 / rate)
      }
    }
  }

  @Test(arguments: rates) func aSongThatWaitsTellsTheBeatsItReaches(rate: Double) throws {
    var run = try LessonRun(march, .init(mode: .wait))
    let states = run.run(even(rate, seconds: 12)) { time, state in
      // Waits a second before each note.
      state.phase == .waiting && time.truncatingRemainder(dividingBy: 1) < 0.6
        ? nil : state.dueNote.map { Double($0.pitch) }
    }
    #expect(states.compactMap { $0.beat }.map { $0.number } == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2])
  }
}

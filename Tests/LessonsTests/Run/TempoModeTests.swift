import Lessons
import ScalarMath
import Testing
import Voice

@Suite struct ALessonInTime {
  @Test(arguments: rates) func placesFollowFromTimes(rate: Double) throws {
    for times in [even(rate, seconds: 6), jittering(rate, seconds: 6, seed: 7)] {
      var run = try LessonRun(march)
      for (time, state) in zip(times, run.run(times)) {
        // A bar of count-in is two seconds, the song three.
        let begin = times[0]
        let place = min(2 * (time - begin) - 4, 6)
        #expect((state.position - place).magnitude < 1e-9)
        let phase: LessonState.Phase = place < -1e-9 ? .countIn : place < 6 ? .playing : .finished
        #expect(state.phase == phase)
        #expect(state.bar == (place < 4 - 1e-9 ? 1 : 2))
        // Notes one after the other: their ends are 1, 2, 3, 4, 6.
        let due = [1, 2, 3, 4, 6].firstIndex { Double($0) > place + 1e-9 }
        #expect(state.due == due)
      }
      #expect(run.isFinished && run.state.finishedRounds == 1)
    }
  }

  @Test func theTempoIsTheMelodysOrAnother() throws {
    for (tempo, quarter) in [
      (LessonRun.Tempo.times(1), 0.5), (.times(0.5), 1), (.quartersPerMinute(90), 60.0 / 90),
    ] {
      var run = try LessonRun(march, .init(tempo: tempo, countIn: .none))
      _ = run.run([0, 1])
      #expect((run.state.position - 1 / quarter).magnitude < 1e-9)
      #expect((run.state.quarter - quarter).magnitude < 1e-12)
    }
  }

  @Test(arguments: rates) func notesAreMarkedByHowCloseTheyAreHeld(rate: Double) throws {
    // Of march's notes: 4, 18, 40 cents off, an octave off, silent.
    let cents: [Double?] = [4, -18, 40, 1200, nil]
    for seed in 0..<5 {
      var run = try LessonRun(march, .init(countIn: .none))
      let states = run.run(jittering(rate, seconds: 3.5, seed: UInt64(seed))) { time, state in
        guard let due = state.due, let off = cents[due] else { return nil }
        return Double(march.notes[due].pitch) + off / 100
      }
      #expect(
        states.last?.grades == [
          .excellent, .good, .fair, .missed, .missed,
        ])
    }
  }

  @Test(arguments: rates) func aNoteIsToBeHeldInItsOwnTime(rate: Double) throws {
    // In tune for 0.2 s of the half second: 0.25 s are asked for, and the time before the note does not count.
    for (from, to, isHeld) in [(-0.5, 0.2, false), (0.05, 0.4, true), (0.3, 0.6, false)] {
      var run = try LessonRun(march, .init(start: .song(at: 1)))
      let states = run.run(even(rate, seconds: 2)) { time, _ in
        time >= 1 + from && time < 1 + to ? 60 : nil
      }
      #expect(states.last?.grades[0] == (isHeld ? .excellent : .missed))
    }
  }

  @Test(arguments: [5, 5.5, 6, 7, 8.0]) func aVibratoCountsByItsCentre(rate: Double) throws {
    for (centre, grade) in [(0.0, Grade.excellent), (35, .fair), (70, .missed)] {
      var run = try LessonRun(march, .init(tempo: .quartersPerMinute(30), countIn: .none))
      let states = run.run(even(60, seconds: 2.5)) { time, _ in
        60 + (centre + 40 * sine(turns: rate * time)) / 100
      }
      #expect(states.last?.grades[0] == grade, "\(centre) cents, \(rate) Hz")
    }
  }

  @Test func whatItTellsOfTheDueNote() throws {
    var run = try LessonRun(march, .init(start: .song(at: 0), tolerance: .good))
    // Low, then in tune, then silent.
    let states = run.run(even(60, seconds: 0.45)) { time, _ in
      time < 0.1 ? 59.2 : time < 0.4 ? 60.1 : nil
    }
    #expect((states[3].cents! + 80).magnitude < 1e-9 && states[3].direction == 1)
    #expect(states[3].held == 0)
    // The mean begins near the note: here at −80 cents, so it needs a moment.
    let held = states[12...23].map { $0.held }
    #expect(zip(held, held.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(states[23].direction == 0 && states[23].held > 0.4)
    #expect(states[26].cents == nil && states[26].direction == 0)
    var high = try LessonRun(march, .init(countIn: .none))
    #expect(high.run([0]) { _, _ in 72 }.last?.direction == -1)
  }

  @Test func equalBackwardAndStrangeTimesChangeNothing() throws {
    var run = try LessonRun(march)
    _ = run.run([0, 2.6])
    let before = run.state
    for time in [2.6, 1, -3, Double.nan, .infinity, -.infinity] {
      run.advance(ControlFrame(time: time, pitch: 60, level: 1, gate: true))
      var state = run.state
      #expect(state.beat == nil)
      state.beat = before.beat
      #expect(state == before)
    }
    run.advance(ControlFrame(time: 2.7, pitch: .nan, level: 1, gate: true))
    #expect(run.state.cents == nil)
  }

  @Test func theSamePlayingGivesTheSameStates() throws {
    func states() throws -> [LessonState] {
      var run = try LessonRun(waltz, .init(mode: .wait))
      return run.run(jittering(30, seconds: 20, seed: 3)) { time, state in
        inTune(off: 30 * sine(turns: time / 3))(time, state)
      }
    }
    #expect(try states() == states())
  }
}

import Instrument
import Lessons
import ScalarMath
import Voice

/// Somebody who plays: which pitch they sound at a time, seeing where the lesson stands; `nil`: silence.
typealias Somebody = (_ time: Double, _ state: LessonState) -> Double?

/// One bar of C, D, E, E and one of G and a rest, in 4/4, 120 quarter notes a minute: half a second each.
let march = Melody(
  title: "March", tempo: 120, barLength: 4,
  notes: [
    .init(pitch: 60, start: 0, length: 1), .init(pitch: 62, start: 1, length: 1),
    .init(pitch: 64, start: 2, length: 1), .init(pitch: 64, start: 3, length: 1),
    .init(pitch: 67, start: 4, length: 2),
  ])

/// An upbeat of one beat in 3/4, 60 quarter notes a minute.
let waltz = Melody(
  title: "Waltz", tempo: 60, barLength: 3,
  notes: [
    .init(pitch: 62, start: -1, length: 1), .init(pitch: 66, start: 0, length: 3),
    .init(pitch: 69, start: 3, length: 2),
  ])

extension LessonRun {
  /// Goes on to these times while somebody plays, and gives the state at each.
  mutating func run(_ times: [Double], _ somebody: Somebody = { _, _ in nil }) -> [LessonState] {
    times.map { time in
      let pitch = somebody(time, state)
      advance(
        ControlFrame(time: time, pitch: pitch ?? 0, level: pitch == nil ? 0 : 1, gate: pitch != nil)
      )
      return state
    }
  }
}

/// So many seconds of pictures at an even rate.
func even(_ rate: Double, seconds: Double, from start: Double = 0) -> [Double] {
  (0...Int(seconds * rate)).map { start + Double($0) / rate }
}

/// The same, each up to two fifths of an interval late, and some given twice.
func jittering(_ rate: Double, seconds: Double, seed: UInt64) -> [Double] {
  var random = RandomNumbers(seed: seed)
  return even(rate, seconds: seconds).flatMap { time in
    let late = time + 0.4 * random.uniform() / rate
    return random.uniform() < 0.2 ? [late, late] : [late]
  }
}

/// Plays the note that is due when it has begun, so many cents beside it.
func inTune(off cents: Double = 0) -> Somebody {
  { _, state in state.isDueNow ? state.dueNote.map { Double($0.pitch) + cents / 100 } : nil }
}

let rates: [Double] = [24, 25, 30, 50, 60, 120]

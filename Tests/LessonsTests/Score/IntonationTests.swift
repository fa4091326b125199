import Lessons
import ScalarMath
import Testing
import Voice

@Suite struct Intonation {
  /// Cents are what they are, and grades end at 10, 25 and 50.
  @Test(arguments: [
    (0.0, Grade.excellent), (-7.5, .excellent), (10, .excellent), (-10, .excellent), (10.1, .good),
    (-25, .good), (25.1, .fair), (49.9, .fair), (-50, .fair), (50.1, .missed), (-80, .missed),
  ])
  func constantDeviation(cents: Double, grade: Grade) throws {
    let frames = PlayedMelody(tune, sharp: cents / 100).frames()
    let score = Score(of: tune, in: frames)
    for (index, note) in score.notes.enumerated() {
      // The last note's pitch does not change any more, nor did the first one's before it.
      let isHeldToAnEnd = index == 0 || index == tune.count - 1
      let error = try #require(note.cents) - cents
      #expect(abs(error) < (isHeldToAnEnd ? 0.05 : 0.2), "note \(index): \(error)")
      #expect(try #require(note.stability) < 1.5)
      #expect(note.isHeard && abs(note.level - 0.7) < 1e-9)
    }
    let alone = meant([(67, 1.3)])
    let held = try #require(
      Score(of: alone, in: PlayedMelody(alone, sharp: cents / 100).frames()).notes.first)
    #expect(abs(try #require(held.cents) - cents) < 1e-6)
    #expect(try #require(held.stability) < 1e-6)
    #expect(held.grade == grade && held.isReached == (grade != .missed))
  }

  /// The mean over 200 ms keeps sin(πfw)/(πfw) of a vibrato; the rest swings with it or against it.
  @Test(arguments: [5.5, 6, 7, 8])
  func vibratoIsAveragedOut(rate: Double) throws {
    let alone = meant([(69, 2)])
    var played = PlayedMelody(alone, sharp: 0.12)
    played.vibrato = (0.30, rate)
    let note = try #require(Score(of: alone, in: played.frames(rate: 120)).notes.first)
    #expect(abs(try #require(note.cents) - 12) < 1)
    let turns = rate * 0.2
    let kept = sine(turns: turns / 2) / (fullTurn / 2 * turns)
    let swing = 30 * (1 - kept) / squareRoot(2.0)
    #expect(abs(try #require(note.stability) - swing) < 0.04 * swing)
    #expect(note.grade == .good && note.isReached)
  }

  /// A vibrato wider than a quarter tone passes the note all the time and yet keeps to it.
  @Test func wideVibratoReachesItsNote() throws {
    var played = PlayedMelody(tune)
    played.vibrato = (0.7, 6)
    let score = Score(of: tune, in: played.frames())
    for note in score.notes {
      #expect(note.isReached && note.octaves == 0)
      #expect(abs(try #require(note.cents)) < 5)
    }
  }

  /// A note that sinks evenly has its middle's pitch.
  @Test func driftIsJudgedByItsMiddle() throws {
    let alone = meant([(64, 1)])
    let frames = (0...60).map { index in
      let time = Double(index) / 60
      return ControlFrame(time: time, pitch: 64.2 - 0.3 * time, level: 1, gate: true)
    }
    let note = try #require(Score(of: alone, in: frames).notes.first)
    #expect(abs(try #require(note.cents) - 5) < 0.01)
    #expect(try #require(note.stability) < 2)
  }

  /// What glides is left out: the steady part begins where the glide has come to rest.
  @Test(arguments: [0.06, 0.12, 0.24])
  func glidesAreLeftOut(glide: Double) throws {
    var played = PlayedMelody(tune, sharp: -0.2)
    played.glide = glide
    let score = Score(of: tune, in: played.frames(rate: 120))
    for note in score.notes.dropFirst() {
      let steady = try #require(note.steadyPart)
      let start = steady.lowerBound - note.meant.start
      #expect(start > 0.15 * glide && start < 0.5 * glide + 0.01)
      #expect(abs(try #require(note.cents) + 20) < 0.7)
    }
  }

  /// What was wrong is told in cents, and not taken for another octave.
  @Test func anotherNoteIsMissed() throws {
    var played = PlayedMelody(tune)
    played.notes[2].pitch = 69
    let score = Score(of: tune, in: played.frames())
    let wrong = score.notes[2]
    #expect(!wrong.isReached && wrong.isHeard && wrong.grade == .missed && wrong.octaves == 0)
    #expect(abs(try #require(wrong.cents) - 400) < 5)
    #expect(wrong.onset == nil)
    for index in [0, 1, 3, 4] { #expect(score.notes[index].grade == .excellent) }
  }

  @Test(arguments: [-2, -1, 1, 3])
  func octavesAreToldApart(octaves: Int) throws {
    let right = Score(of: tune, in: PlayedMelody(tune, sharp: 0.15).frames())
    let off = Score(of: tune, in: PlayedMelody(tune, sharp: 0.15 + 12 * Double(octaves)).frames())
    for (right, off) in zip(right.notes, off.notes) {
      #expect(off.octaves == octaves && right.octaves == 0)
      #expect(abs(try #require(off.cents) - (try #require(right.cents))) < 1e-6)
      #expect(abs(try #require(off.onset) - (try #require(right.onset))) < 1e-6)
      #expect(off.grade == right.grade)
    }
    #expect(off.summary.octaveErrors == 5 && right.summary.octaveErrors == 0)
    #expect(off.summary.points == right.summary.points)
  }

  @Test func oneNoteOfAnotherOctave() throws {
    var played = PlayedMelody(tune)
    played.notes[3].pitch = 76
    let score = Score(of: tune, in: played.frames())
    #expect(score.notes.map { $0.octaves } == [0, 0, 0, 1, 0])
    #expect(score.notes.allSatisfy { $0.isReached && $0.grade == .excellent })
    #expect(abs(try #require(score.notes[3].onset)) < 0.03)
  }
}

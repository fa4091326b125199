import Lessons
import ScalarMath
import Testing
import Voice

@Suite struct Onsets {
  @Test(arguments: [(-0.1, 0.0), (-0.03, 0.2), (0, -0.4), (0.08, 0), (0.2, 0.3)])
  func lateness(seconds: Double, sharp: Double) throws {
    let played = PlayedMelody(tune, sharp: sharp, late: seconds)
    let score = Score(of: tune, in: played.frames(rate: 120))
    for (index, note) in score.notes.enumerated() {
      #expect(note.isReached)
      // Where sound begins is known to a picture.
      let tolerance = index == 0 ? 1 / 120.0 + 1e-6 : 0.003
      #expect(abs(try #require(note.onset) - seconds) < tolerance)
    }
    #expect(abs(try #require(score.summary.medianOnset) - seconds) < 0.003)
  }

  /// The middle of a glide is the middle of a short and of a long one.
  @Test func glidesLengthDoesNotMatter() throws {
    var (short, long) = (PlayedMelody(tune), PlayedMelody(tune))
    (short.glide, long.glide) = (0.03, 0.2)
    let onsets = [short, long].map { played in
      Score(of: tune, in: played.frames(rate: 120)).notes.map { $0.onset }
    }
    for index in 1..<tune.count {
      #expect(abs(try #require(onsets[0][index]) - (try #require(onsets[1][index]))) < 0.005)
    }
  }

  private let twice = meant([(62, 1), (67, 1), (67, 1), (65, 1)])

  @Test func aRepeatedNoteWithoutDetachmentHasNoBeginning() throws {
    let score = Score(of: twice, in: PlayedMelody(twice, sharp: 0.08).frames())
    #expect(score.notes.map { $0.onset == nil } == [false, false, true, false])
    for note in score.notes {
      #expect(note.grade == .excellent && note.isReached)
      #expect(abs(try #require(note.cents) - 8) < 0.2)
    }
    #expect(try #require(score.summary.medianOnset) < 0.01)
  }

  /// A dip of the level whose end is at the moment given; a tenth of a second, of which half falls and half rises.
  @Test(arguments: [(0.0, 0.0), (0.1, 0.0), (-0.1, 0.1), (0.05, 0.2)])
  func aRepeatedNoteBeginsWhereTheLevelComesBack(late: Double, remains: Double) throws {
    let frames = PlayedMelody(twice).frames(rate: 120) { time in
      mix(remains, 0.8, clamp((time - 2 - late).magnitude / 0.05, 0, 1))
    }
    let note = Score(of: twice, in: frames).notes[2]
    // The level has come back where it passes two fifths of what was.
    let back = 0.05 * (0.4 * 0.8 - remains) / (0.8 - remains)
    #expect(abs(try #require(note.onset) - (late + back)) < 0.01)
    #expect(note.grade == .excellent)
  }

  @Test func aShallowDipIsNoDetachment() {
    let frames = PlayedMelody(twice).frames {
      mix(0.5, 0.8, clamp(($0 - 2).magnitude / 0.05, 0, 1))
    }
    #expect(Score(of: twice, in: frames).notes[2].onset == nil)
  }

  /// A hand that went away and came back.
  @Test func silenceIsADetachment() throws {
    let frames = PlayedMelody(twice).frames(rate: 120).map { frame in
      var frame = frame
      if (1.9...2.08).contains(frame.time) { frame.gate = false }
      return frame
    }
    let score = Score(of: twice, in: frames)
    #expect(abs(try #require(score.notes[2].onset) - 0.085) < 0.012)
    #expect(score.notes.allSatisfy { $0.grade == .excellent })
  }

  @Test func afterARestItBeginsWithTheSound() throws {
    let notes = [
      MeantNote(pitch: 60, bar: 1, start: 0, end: 1),
      MeantNote(pitch: 60, bar: 1, start: 1.5, end: 2.5),
      MeantNote(pitch: 67, bar: 2, start: 3, end: 4),
    ]
    var played = PlayedMelody(notes, late: 0.05)
    played.notes.insert(.init(pitch: nil, start: 1.05), at: 1)
    played.notes.insert(.init(pitch: nil, start: 2.55), at: 3)
    let score = Score(of: notes, in: played.frames(rate: 120))
    for note in score.notes {
      #expect(abs(try #require(note.onset) - 0.05) < 0.01)
      #expect(note.grade == .excellent)
    }
  }

  /// A note that sounds from long before has no beginning.
  @Test func waitingOnTheFirstNoteIsNoEarlyStart() throws {
    var played = PlayedMelody(tune)
    played.notes[0].start = -2
    let score = Score(of: tune, in: played.frames(from: -2))
    #expect(score.notes[0].onset == nil && score.notes[0].grade == .excellent)
    #expect(abs(try #require(score.notes[1].onset)) < 0.01)
  }

  /// Eighth notes at a walking pace, sixteenths at a quick one.
  @Test(arguments: [0.25, 0.125])
  func shortNotes(length: Double) throws {
    let notes = meant([(60, length), (64, length), (62, length), (65, length), (60, length)])
    var played = PlayedMelody(notes, sharp: 0.1)
    played.glide = 0.04
    for note in Score(of: notes, in: played.frames(rate: 120)).notes {
      #expect(note.isReached)
      #expect(abs(try #require(note.cents) - 10) < 4)
      #expect(abs(try #require(note.onset)) < 0.015)
    }
  }
}

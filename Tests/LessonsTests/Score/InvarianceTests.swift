import Lessons
import ScalarMath
import Testing
import Voice

/// What a score does not depend on.
@Suite struct Invariance {
  /// An uneven performance: late here, sharp there, one note an octave off, one silent, with vibrato.
  private var played: PlayedMelody {
    var played = PlayedMelody(meantNotes)
    played.vibrato = (0.25, 5.8)
    played.notes[1].start += 0.09
    played.notes[1].pitch = 62.18
    played.notes[2].pitch = 64.7
    played.notes[3].start -= 0.04
    played.notes[3].pitch = 76.05
    played.notes[4].pitch = 60.6
    return played
  }
  private let meantNotes = tune

  @Test func theSameFramesGiveTheSameScore() {
    let frames = played.frames()
    #expect(Score(of: meantNotes, in: frames) == Score(of: meantNotes, in: frames))
  }

  private func expectNear(
    _ a: Score, _ b: Score, cents: Double, seconds: Double, swing: Double
  ) throws {
    for (a, b) in zip(a.notes, b.notes) {
      #expect(a.isReached == b.isReached && a.octaves == b.octaves && a.isHeard == b.isHeard)
      #expect((a.onset == nil) == (b.onset == nil))
      #expect(abs(try #require(a.cents) - (try #require(b.cents))) < cents)
      #expect(abs(try #require(a.stability) - (try #require(b.stability))) < swing)
      #expect(abs((a.onset ?? 0) - (b.onset ?? 0)) < seconds)
      #expect(abs(a.level - b.level) < 0.01)
    }
  }

  @Test(arguments: [0.12, -0.4, 7.0 / 3, 1000])
  func aDeclaredDelayIsNone(delay: Double) throws {
    let frames = played.frames()
    let late = frames.map { frame in
      var frame = frame
      frame.time += delay
      return frame
    }
    try expectNear(
      Score(of: meantNotes, in: frames), Score(of: meantNotes, in: late, delay: delay),
      cents: 1e-6, seconds: 1e-9, swing: 1e-6)
  }

  @Test(arguments: [24.0, 25, 30, 50, 60, 90])
  func framesASecondDoNotMatter(rate: Double) throws {
    // A vibrato's width is lost between few frames, as it is to the ear; where it stands is not.
    try expectNear(
      Score(of: meantNotes, in: played.frames(rate: 120)),
      Score(of: meantNotes, in: played.frames(rate: rate)), cents: 2.5, seconds: 0.6 / rate + 0.006,
      swing: rate < 40 ? 5 : 1.5)
  }

  @Test func droppedFramesDoNotMatter() throws {
    var random = RandomNumbers(seed: 3)
    let frames = played.frames(rate: 60)
    let some = frames.filter { _ in random.next() % 4 != 0 }
    try expectNear(
      Score(of: meantNotes, in: frames), Score(of: meantNotes, in: some), cents: 2.5,
      seconds: 0.02, swing: 3)
  }
}

import Instrument
import Lessons
import ScalarMath
import Testing
import Voice

@Suite struct Starts {
  private let melody = Melody(
    title: "A tune", tempo: 120, barLength: 4,
    notes: [
      .init(pitch: 60, start: -1, length: 1), .init(pitch: 62, start: 0, length: 1.5),
      .init(pitch: 64, start: 1.5, length: 0.5), .init(pitch: 65, start: 2, length: 2),
      .init(pitch: 67, start: 4, length: 2), .init(pitch: 60, start: 6, length: 2),
    ])

  @Test func notesInSeconds() {
    let notes = melody.meantNotes(startingAt: 10)
    #expect(notes.map { $0.start } == [10, 10.5, 11.25, 11.5, 12.5, 13.5])
    #expect(notes.map { $0.end } == [10.5, 11.25, 11.5, 12.5, 13.5, 14.5])
    #expect(notes.map { $0.bar } == [0, 1, 1, 1, 2, 2])
    #expect(notes.map { $0.pitch } == [60, 62, 64, 65, 67, 60])
    // A part of a melody starts with its own first note.
    #expect(melody.bars(2...2).meantNotes(startingAt: 3).map { $0.start } == [3, 4])
  }

  @Test func firstSoundIsNoFlicker() throws {
    var frames = PlayedMelody(melody.meantNotes(startingAt: 2)).frames(rate: 50, from: 0)
    frames[10].gate = true
    frames[10].level = 1
    #expect(abs(try #require(Score.firstSound(in: frames)) - 2) < 0.021)
    #expect(Score.firstSound(in: []) == nil)
  }

  /// A second and a half of looking for the first note come first; all is played an octave lower or sharp.
  @Test(arguments: [(1.7, 0.0, 0.0), (0.4, 0.25, 0), (5, -12, 0), (2, -0.1, 0.3)])
  func theStartIsFound(start: Double, sharp: Double, vibrato: Double) throws {
    var played = PlayedMelody(melody.meantNotes(startingAt: start), sharp: sharp)
    played.vibrato.width = vibrato
    let first = played.notes[0].pitch ?? 0
    played.notes.insert(.init(pitch: first + 3.4, start: start - 1.5), at: 0)
    played.notes.insert(.init(pitch: first - 1.2, start: start - 0.4), at: 1)
    let found = try #require(Score.bestStart(of: melody, in: played.frames(rate: 30, from: -2)))
    #expect(abs(found - start) < 0.03)
  }

  @Test func aClipMayBeginWithinTheMelody() throws {
    let frames = PlayedMelody(melody.meantNotes(startingAt: -1.2)).frames(from: 0)
    #expect(abs(try #require(Score.bestStart(of: melody, in: frames)) + 1.2) < 0.03)
  }

  @Test func withoutSoundOrNotesThereIsNoStart() {
    #expect(Score.bestStart(of: melody, in: []) == nil)
    let still = [ControlFrame(time: 0, pitch: 60, level: 0, gate: false)]
    #expect(Score.bestStart(of: melody, in: still) == nil)
    let empty = melody.bars(9...9)
    #expect(Score.bestStart(of: empty, in: PlayedMelody(tune).frames()) == nil)
  }

  /// Where nothing fits, the first sound counts.
  @Test func anotherTuneStartsWithItsFirstSound() throws {
    let frames = (0...60).map {
      ControlFrame(time: Double($0) / 30, pitch: 70.4, level: $0 > 12 ? 1 : 0, gate: $0 > 12)
    }
    let one = melody.bars(0...0)
    let start = try #require(Score.bestStart(of: one, in: frames))
    #expect(abs(start - 13.0 / 30) < 1e-9)
  }
}

import Instrument
import Lessons
import Testing

@Suite struct Melodies {
  private let melody = Melody(
    title: "Upbeat", key: .major(tonic: 2), tempo: 120, barLength: 3,
    notes: [
      .init(pitch: 62, start: -1, length: 1), .init(pitch: 66, start: 0, length: 3),
      .init(pitch: 69, start: 4, length: 1.5),
    ])

  @Test func timesAreInQuarterNotesOfTheTempo() {
    #expect(melody.duration == 6.5 * 0.5)
    #expect(melody.range == 62...69)
    #expect(melody.barCount == 2)
  }

  @Test func transposingMovesNotesAndKey() {
    let higher = melody.transposed(by: 3)
    #expect(higher.notes.map { $0.pitch } == [65, 69, 72])
    #expect(higher.key == .major(tonic: 5))
    #expect(higher.transposed(by: -3) == melody)
  }

  @Test func barsAreCountedFromTheFirstFullOne() {
    #expect(melody.bars(1...1).notes.map { $0.pitch } == [66])
    #expect(melody.bars(0...1).notes.map { $0.pitch } == [62, 66])
    #expect(melody.bars(2...9).notes.map { $0.pitch } == [69])
  }
}

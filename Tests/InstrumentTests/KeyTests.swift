import Instrument
import Testing

@Suite struct Keys {
  @Test func theNaturalsAreTheWhiteKeys() {
    let white = (60..<72).filter { Key.naturals.contains($0) }
    #expect(white == [60, 62, 64, 65, 67, 69, 71])
  }

  @Test func theMajorScaleOnAnyTonic() {
    // E flat major from E flat 3, and far away octaves, below zero too.
    let flat = (51..<63).filter { Key.major(tonic: 3).contains($0) }
    #expect(flat == [51, 53, 55, 56, 58, 60, 62])
    for note in -30..<140 {
      #expect(Key.major(tonic: 3).contains(note) == Key.major(tonic: -9).contains(note + 12))
      #expect(Key.chromatic.contains(note))
    }
    #expect(Key.major(tonic: 3).isTonic(51) && !Key.major(tonic: 3).isTonic(52))
  }

  @Test func theNotesOfAField() {
    #expect(PitchField(low: 57, high: 81).notes == 57..<82)
    #expect(PitchField(low: 57.3, high: 60.9).notes == 58..<61)
    #expect(PitchField(low: 60.2, high: 60.8).notes.isEmpty)
    #expect(PitchField(low: 70, high: 60).notes.isEmpty)
    #expect(PitchField(low: .nan, high: 60).notes.isEmpty)
  }
}

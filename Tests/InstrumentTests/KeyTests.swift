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

  @Test(arguments: [
    ("D major", [2, 4, 6, 7, 9, 11, 1]), ("a minor", [9, 11, 0, 2, 4, 5, 7]),
    ("F# harmonic minor", [6, 8, 9, 11, 1, 2, 5]), ("C melodic minor", [0, 2, 3, 5, 7, 9, 11]),
    ("Bb dorian", [10, 0, 1, 3, 5, 7, 8]), ("E phrygian", [4, 5, 7, 9, 11, 0, 2]),
    ("F lydian", [5, 7, 9, 11, 0, 2, 4]), ("G mixolydian", [7, 9, 11, 0, 2, 4, 5]),
    ("B locrian", [11, 0, 2, 4, 5, 7, 9]), ("C ionian", [0, 2, 4, 5, 7, 9, 11]),
    ("A aeolian", [9, 11, 0, 2, 4, 5, 7]), ("G major pentatonic", [7, 9, 11, 2, 4]),
    ("A minor pentatonic", [9, 0, 2, 4, 7]), ("A blues", [9, 0, 2, 3, 4, 7]),
    ("C whole tone", [0, 2, 4, 6, 8, 10]), ("D yo", [2, 4, 7, 9, 11]),
    ("D in", [2, 3, 7, 9, 10]), ("C ryukyu", [0, 4, 5, 7, 11]), ("Eb 0,2,11", [3, 5, 2]),
  ])
  func keysByTheirNames(name: String, notes: [Int]) throws {
    let key = try #require(Key(named: name))
    #expect(Set((60..<72).filter { key.contains($0) }.map { $0 % 12 }) == Set(notes))
    #expect(key.isTonic(60 + notes[0]))
    #expect(Key(named: key.name) == key)
  }

  @Test(arguments: [
    "", " ", "D", "H major", "D majorly", "major", "C 2,4", "C 0,12", "C 0,,2", "C 0,x",
    "C# b major",
  ])
  func whatIsNoKeyIsRefused(name: String) {
    #expect(Key(named: name) == nil)
  }

  @Test func flatsWhereMusiciansWriteThem() {
    let flat = [
      "F major", "Bb major", "Eb major", "Ab major", "Db major", "D minor", "G minor",
      "C minor", "F minor", "Bb minor", "G dorian", "A phrygian", "Bb lydian", "C mixolydian",
      "D in",
    ]
    let sharp = [
      "C major", "G major", "D major", "A major", "E major", "B major", "F# major",
      "A minor", "E minor", "B minor", "F# minor", "C# minor", "D dorian", "chromatic", "D yo",
    ]
    for name in flat { #expect(Key(named: name)?.isWrittenWithFlats == true, "\(name)") }
    for name in sharp { #expect(Key(named: name)?.isWrittenWithFlats == false, "\(name)") }
  }

  @Test func theNotesOfAField() {
    #expect(PitchField(low: 57, high: 81).notes == 57..<82)
    #expect(PitchField(low: 57.3, high: 60.9).notes == 58..<61)
    #expect(PitchField(low: 60.2, high: 60.8).notes.isEmpty)
    #expect(PitchField(low: 70, high: 60).notes.isEmpty)
    #expect(PitchField(low: .nan, high: 60).notes.isEmpty)
  }
}

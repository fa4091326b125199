import Lessons
import Testing

@Suite struct Difficulties {
  private func melody(_ pitches: [Int], tempo: Double, length: Double = 1) -> Melody {
    var notes: [Melody.Note] = []
    for (index, pitch) in pitches.enumerated() {
      notes.append(.init(pitch: pitch, start: Double(index) * length, length: length))
    }
    return Melody(title: "", tempo: tempo, barLength: 4, notes: notes)
  }

  @Test func rangeLeapAndPace() {
    // One leap of seven among steps of one: it is the widest quarter.
    let difficulty = melody([60, 61, 62, 63, 70], tempo: 90).difficulty
    #expect(difficulty.range == 10)
    #expect(difficulty.leap == 7)
    #expect(abs(difficulty.pace - 1.5) < 1e-12)
    #expect(abs(difficulty.sum - (10.0 / 12 + 7.0 / 5 + 1.5 / 2)) < 1e-12)
  }

  @Test func littleIsEasyAndMuchIsHard() {
    #expect(melody([], tempo: 60).difficulty.grade == 1)
    #expect(melody([60], tempo: 60).difficulty.grade == 1)
    #expect(melody([60, 60, 60], tempo: 60).difficulty.grade == 1)
    #expect(melody([60, 72], tempo: 1e9, length: 1e-9).difficulty.grade == 5)
    #expect(melody([0, 127], tempo: 60).difficulty.grade == 5)
  }

  @Test func gradesRiseWithPace() {
    let grades = [30.0, 60, 90, 180, 240].map { melody([60, 67], tempo: $0).difficulty.grade }
    #expect(grades == [2, 2, 2, 3, 4])
  }

  @Test func theBuiltInOnesStandFromEasyToHard() {
    let sums = Lesson.builtIn.map { $0.difficulty.sum }
    let songs = sums.dropFirst(3)
    #expect(Array(sums[..<3]) == sums[..<3].sorted())
    #expect(Array(songs) == songs.sorted())
    #expect(Set(Lesson.builtIn.map { $0.difficulty.grade }) == [1, 2, 3, 4, 5])
  }
}

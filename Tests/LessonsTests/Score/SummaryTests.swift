import Lessons
import ScalarMath
import Testing
import Voice

@Suite struct Summaries {
  /// Cents of 4, −15, 40, 70 and 0, the last note three octaves off.
  private var score: Score {
    var played = PlayedMelody(tune)
    for (index, cents) in [4.0, -15, 40, 70, 3600].enumerated() {
      played.notes[index].pitch = Double(tune[index].pitch) + cents / 100
    }
    return Score(of: tune, in: played.frames(rate: 120))
  }

  @Test func numbersOfTheWholeMelody() throws {
    let summary = score.summary
    #expect(summary.noteCount == 5 && summary.octaveErrors == 1 && summary.silentNotes == 0)
    #expect(summary.counts == [2, 1, 1, 1])
    #expect(summary.share(of: .excellent) == 0.4)
    #expect(abs(try #require(summary.medianDistance) - 15) < 0.3)
    #expect(abs(try #require(summary.meanCents) - 7.25) < 0.3)
    #expect(summary.points == Double(100 + 80 + 50 + 0 + 100) / 5)
    #expect(abs(try #require(summary.medianOnset)) < 0.01)
  }

  @Test func gradesGrowWorseWithDistance() {
    let grades = stride(from: 0.0, to: 60, by: 0.5).map { Grade(cents: $0).rawValue }
    #expect(grades == grades.sorted() && Set(grades).count == 4)
    #expect(Grade(cents: .nan) == .missed)
    #expect(Grade.allCases.map { $0.points } == [100, 80, 50, 0])
  }
}

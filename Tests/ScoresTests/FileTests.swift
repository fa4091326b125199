import Lessons
import Scores
import Testing

@Suite struct Files {
  @Test func missing() {
    #expect(throws: ScoreError.missing("no.mid")) { try readMelody(path: "no.mid") }
  }
}

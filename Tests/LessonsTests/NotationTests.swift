import Lessons
import Testing

@Suite struct Notations {
  private func notes(_ text: String, barLength: Double = 4) throws -> [[Double]] {
    try Notation.notes(text, barLength: barLength).map { [Double($0.pitch), $0.start, $0.length] }
  }

  @Test func lettersOctavesAndAlterations() throws {
    let notes = try Notation.notes("c'4 cis' bes a, | fis''1", barLength: 4)
    #expect(notes.map { $0.pitch } == [60, 61, 58, 45, 78])
  }

  @Test func lengthsAreQuarterNotesAndCarriedOn() throws {
    #expect(try notes("a4. b8 c'2") == [[57, 0, 1.5], [59, 1.5, 0.5], [60, 2, 2]])
    #expect(try notes("a8 b c'4 d'16 e' f' g' r4")[4] == [64, 2.25, 0.25])
  }

  @Test func tiesJoinAcrossBarsAndRestsLeaveGaps() throws {
    #expect(try notes("a2 a~ | a2 r4 b") == [[57, 0, 2], [57, 2, 4], [59, 7, 1]])
  }

  @Test func anUpbeatBeginsBeforeZero() throws {
    #expect(
      try notes("e'4 | a'2. | b'2", barLength: 3) == [[64, -1, 1], [69, 0, 3], [71, 3, 2]])
  }

  @Test func whatIsWrongIsSaid() {
    let errors: [(String, NotationError)] = [
      ("a4 h4", .unknownSign("h4")), ("a", .unknownSign("a")), ("a3", .unknownSign("a3")),
      ("a4..", .unknownSign("a4..")), ("a1 | b2 | c'1", .unevenBar(2, length: 2)),
      ("e4 | a1 | b2 c'4 c'4", .unevenBar(2, length: 4)), ("a1 b4", .unevenBar(1, length: 5)),
      ("a2~ b2", .brokenTie(bar: 1)), ("a1~ |", .brokenTie(bar: 2)), ("", .noNotes),
      ("r1", .noNotes),
    ]
    for (text, error) in errors {
      #expect(throws: error, "\(text)") { try Notation.notes(text, barLength: 4) }
      #expect(error.sentence.first?.isUppercase == false && !error.sentence.hasSuffix("."))
    }
  }
}

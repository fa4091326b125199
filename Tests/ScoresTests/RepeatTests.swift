import Lessons
import Scores
import Testing

/// Measures in the order of playing; each has one note, and the measures' numbers are their pitches.
@Suite struct Repeats {
  private typealias X = ScoreText

  private func order(_ measures: [String]) throws -> String {
    let names = ["C4", "D4", "E4", "F4", "G4", "A4", "B4"]
    var written: [String] = []
    for (index, measure) in measures.enumerated() {
      // Barlines at the left come before the note.
      let note = X.note(names[index], 8)
      let parts = measure.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      written.append(
        (index == 0 ? X.attributes() : "") + parts[0] + note + (parts.count > 1 ? parts[1] : ""))
    }
    let song = try readDocument(X.document([X.part(written)]))
    for (index, note) in song.melody.notes.enumerated() {
      #expect(note.start == 4 * Double(index) && note.length == 4)
    }
    let numbers = [60: "1", 62: "2", 64: "3", 65: "4", 67: "5", 69: "6", 71: "7"]
    return song.melody.notes.compactMap { numbers[$0.pitch] }.joined()
  }

  @Test func sections() throws {
    #expect(try order(["", "", ""]) == "123")
    #expect(try order(["", "*" + X.backward(), ""]) == "12123")
    #expect(try order(["", X.forward + "*", "*" + X.backward(), ""]) == "123234")
    #expect(try order([X.forward + "*" + X.backward(), X.forward + "*" + X.backward()]) == "1122")
    // Without a sign a section begins where the one before ended.
    #expect(try order(["", "*" + X.backward(), "", "*" + X.backward(), ""]) == "121234345")
    #expect(try order(["", "*" + X.backward("times=\"4\""), ""]) == "121212123")
    #expect(try order(["", "*" + X.backward("times=\"1\"")]) == "12")
  }

  @Test func endings() throws {
    let first = X.ending("1", "start") + "*" + X.ending("1", "stop") + X.backward()
    let second = X.ending("2", "start") + "*" + X.ending("2", "discontinue")
    #expect(try order(["", first, second, ""]) == "12134")
    #expect(try order([X.forward + "*", "", first, second, ""]) == "1231245")
    // No second ending: after the first.
    #expect(try order(["", first, ""]) == "1213")
    // The second section begins after the endings.
    #expect(try order(["", first, second, "", "*" + X.backward(), ""]) == "121345456")
  }

  @Test func endingsOfSeveralMeasures() throws {
    let open = X.ending("1", "start") + "*"
    let close = "*" + X.ending("1", "stop") + X.backward()
    let second = X.ending("2", "start") + "*"
    #expect(try order(["", open, close, second, "*" + X.ending("2", "stop"), ""]) == "1231456")
  }

  @Test func endingsForSeveralTimes() throws {
    let both = X.ending("1, 2", "start") + "*" + X.ending("1, 2", "stop") + X.backward()
    let third = X.ending("3", "start") + "*" + X.ending("3", "stop")
    #expect(try order(["", both, third, ""]) == "1212134")
    let one = X.ending("1", "start") + "*" + X.ending("1", "stop") + X.backward()
    let two = X.ending("2", "start") + "*" + X.ending("2", "stop") + X.backward()
    #expect(try order(["", one, two, third]) == "121314")
  }

  @Test func aRepeatSignEndsAnEndingThatIsNotClosed() throws {
    let first = X.ending("1", "start") + "*" + X.backward()
    #expect(try order(["", first, "", ""]) == "12134")
  }

  @Test func signsOfAnyPartCount() throws {
    let first = X.part(X.attributes() + X.note("C4", 8), X.note("D4", 8))
    let second = X.part(X.attributes() + X.note("C3", 8) + X.backward(), X.note("D3", 8), id: "P2")
    #expect(
      try readDocument(X.document([first, second])).melody.notes.map { $0.pitch } == [60, 60, 62])
  }

  @Test func anUpbeatRepeatsInItsPlace() throws {
    let song = try readMeasures(
      X.attributes(time: "3/4") + X.note("G4", 2), X.note("C5", 6), X.note("D5", 4) + X.backward())
    #expect(song.melody.notes.map { $0.start } == [-1, 0, 3, 5, 6, 9])
  }

  @Test func repeatsWithoutEndAreRefused() throws {
    let song = X.document([
      X.part(X.attributes() + X.note("C4", 8) + X.backward("times=\"99999999\""))
    ])
    #expect(try error(of: song)?.sentence.contains("is longer than 20000 quarter notes") == true)
  }
}

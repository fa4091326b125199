import Foundation
import Media
import Testing

@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct LessonCommandTests {
  /// The demo plays eight bars of *Silent Night* from 1.2 s on.
  private static let song = ["lesson", "silent-night", "--bars", "1-8", "--on", Fixture.longSong]

  private func report(
    _ options: [String], in folder: Workspace, clip: [String] = song
  ) throws -> Table {
    let run = try Theremin.run(
      clip + ["-o", "report.csv", "--model", "lite", "--quiet"] + options, in: folder)
    #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
    return try folder.table("report.csv")
  }

  @Test func theDemoIsInTune() throws {
    let table = try report(["--start", "1.2"], in: Workspace())
    #expect(
      table.header
        == "note,bar,name,midi,start_s,end_s,cents,onset_s,stability_cents,level,reached,octaves,grade"
    )
    #expect(table.rows.count == 14 && table.rows.allSatisfy { $0.count == 13 })
    #expect(
      table.cells("name") == [
        "G4", "A4", "G4", "E4", "G4", "A4", "G4", "E4", "D5", "D5", "B4", "C5", "C5", "G4",
      ])
    #expect(
      table.cells("bar") == ["1", "1", "1", "2", "3", "3", "3", "4", "5", "5", "6", "7", "7", "8"])
    #expect(table.cells("start_s")[0] == "1.2000" && table.cells("end_s")[13] == "13.2000")
    #expect(table.cells("reached").allSatisfy { $0 == "1" })
    #expect(table.cells("octaves").allSatisfy { $0 == "0" })
    #expect(table.cells("grade").allSatisfy { $0 == "excellent" || $0 == "good" })
    let cents = table.numbers("cents").compactMap { $0?.magnitude }
    #expect(cents.count == 14 && cents.median < 8 && cents.allSatisfy { $0 < 14 })
    // The melody's hand leaves for a note when it is due and takes 0.13 s. Two notes repeat the one before without
    // detachment; and the first one sounds as soon as the hand is seen.
    let onsets = table.numbers("onset_s")
    #expect(onsets.enumerated().filter { $0.element == nil }.map { $0.offset } == [9, 12])
    let glides = onsets.dropFirst().compactMap { $0 }
    #expect(glides.count == 11 && glides.allSatisfy { (0.05...0.11).contains($0) })
    #expect(try #require(onsets[0]) < 0)
  }

  /// What is declared changes the onsets only; where nothing is, the best place is found.
  @Test func delayAndStart() throws {
    let plain = try report(["--start", "1.2"], in: Workspace())
    let declared = try report(["--start", "1.2", "--delay", "75"], in: Workspace())
    let found = try report([], in: Workspace())
    #expect(found.cells("reached").allSatisfy { $0 == "1" })
    #expect(abs(try #require(Double(found.cells("start_s")[0])) - 1.24) < 0.1)
    #expect(found.numbers("onset_s").compactMap { $0 }.dropFirst().median < 0.06)
    for (plain, declared) in zip(plain.numbers("onset_s"), declared.numbers("onset_s")).dropFirst()
    {
      guard let plain, let declared else { continue }
      #expect(abs(plain - declared - 0.075) < 2e-4)
    }
    for (plain, declared) in zip(plain.numbers("cents"), declared.numbers("cents")) {
      #expect(abs(try #require(plain) - (try #require(declared))) < 1.5)
    }
  }

  @Test func twoRunsAreAlike() throws {
    let (one, other) = (try Workspace(), try Workspace())
    for folder in [one, other] { _ = try report(["-o", "report.png"], in: folder) }
    #expect(one.contents == ["report.csv", "report.png"])
    for name in one.contents { #expect(try one.bytes(name) == other.bytes(name)) }
  }

  @Test(arguments: [([], nil), (["--size", "720x1280"], (720, 1280))])
  func thePictureIsAsLargeAsItIsAskedFor(options: [String], size: (Int, Int)?) throws {
    let folder = try Workspace()
    _ = try report(["-o", "report.png"] + options, in: folder)
    #expect(try folder.bytes("report.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let picture = try #require(try ClipReader(path: folder("report.png")).next())
    #expect(picture.width == size?.0 ?? 1600)
    #expect(size.map { picture.height == $0.1 } ?? (700...1200).contains(picture.height))
  }

  @Test func theTerminalShowsEveryNote() throws {
    let run = try Theremin.run(
      Self.song + ["--start", "1.2", "--model", "lite"], in: Workspace())
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.lines[0].hasPrefix("Silent Night (Franz Xaver Gruber, 1818)"))
    #expect(run.lines.count == 2 + 14 + 2)
    #expect(run.lines[1].hasPrefix("bar  note") && run.lines[2].hasPrefix("  1  G4"))
    #expect(run.lines[16].hasPrefix("14 notes: ") && run.lines[16].hasSuffix(" of 100 points"))
    #expect(run.lines[17].contains("median onset +"))
    #expect(run.lines.allSatisfy { $0.count <= 100 })
  }

  @Test func theMovieShowsTheKeysLines() throws {
    let folder = try Workspace()
    let song = ["lesson", "silent-night", "--bars", "1-1", "--on", Fixture.song]
    _ = try report(["-o", "report.mp4", "--start", "1.2"], in: folder, clip: song)
    #expect(folder.contents == ["report.csv", "report.mp4"])
    let movie = try ClipReader(path: folder("report.mp4"))
    let clip = try ClipReader(path: Fixture.song)
    #expect(movie.width == clip.width && movie.height == clip.height)
    var count = 0
    while let frame = try movie.next() {
      count += 1
      #expect(frame.time < 3.1)
    }
    #expect(count == 90)
  }

  /// The demo's long notes as a song of quarters that waits for each of them.
  @Test func aSongFromAFileWaits() throws {
    let folder = try Workspace()
    let notes = ["G4", "E4", "G4", "E4", "D5", "B4", "C5", "G4"]
    try folder.put("long-notes.musicxml", Array(Self.score(notes).utf8))
    let run = try Theremin.run(
      ["lesson", "long-notes.musicxml", "--on", Fixture.longSong, "--mode", "wait"]
        + ["--tempo", "240", "-o", "report.csv", "-o", "report.mp4", "--model", "lite"],
      in: folder)
    #expect(run.status == 0 && run.error.isEmpty)
    let table = try folder.table("report.csv")
    #expect(table.cells("name") == notes && table.cells("reached").allSatisfy { $0 == "1" })
    // Each note is due soon after the one before was held, and begins when the hand comes to it.
    let glides = [2.7, 4.2, 5.7, 7.2, 8.7, 10.2, 11.7]
    let (starts, onsets) = (table.numbers("start_s"), table.numbers("onset_s"))
    for (index, glide) in glides.enumerated() {
      let (start, onset) = (try #require(starts[index + 1]), try #require(onsets[index + 1]))
      #expect(abs(start + onset - glide - 0.08) < 0.05)
      #expect(start < glide)
    }
    #expect(table.numbers("cents").allSatisfy { ($0 ?? 99).magnitude < 15 })
    #expect(folder.contents == ["long-notes.musicxml", "report.csv", "report.mp4"])
  }

  /// What a file's song has besides its melody is told; what cannot be read, too.
  @Test func songsFromFiles() throws {
    let folder = try Workspace()
    try folder.put(
      "chord.musicxml",
      Array(
        Self.score(["G4", "E4"]).replacing("<pitch><step>E", with: "<chord/><pitch><step>E").utf8))
    let run = try Theremin.run(
      ["lesson", "chord.musicxml", "--on", Fixture.song, "--model", "lite"], in: folder)
    #expect(run.status == 0 && run.complaints.count == 1)
    #expect(run.error.contains("“chord.musicxml”") && run.error.contains("left out"))
    try folder.put("bad.mid", Array("MThd".utf8))
    for (name, words) in [("no.mid", "no file"), ("bad.mid", "cut off"), ("a.pdf", ".musicxml")] {
      let run = try Theremin.run(["lesson", name, "--on", Fixture.song], in: folder)
      #expect(run.status == 1 && run.complaints.count == 1)
      #expect(run.error.contains("“\(name)”") && run.error.contains(words))
    }
  }

  /// Quarter notes in 4/4.
  private static func score(_ notes: [String]) -> String {
    let bars = stride(from: 0, to: notes.count, by: 4).map { first in
      let bar = notes[first..<min(first + 4, notes.count)].map { note in
        "<note><pitch><step>\(note.first!)</step><octave>\(note.last!)</octave></pitch>"
          + "<duration>1</duration><type>quarter</type></note>"
      }
      let attributes =
        first > 0
        ? ""
        : "<attributes><divisions>1</divisions><time><beats>4</beats><beat-type>4</beat-type></time></attributes>"
      return "<measure number=\"\(first / 4 + 1)\">\(attributes)\(bar.joined())</measure>"
    }
    return """
      <?xml version="1.0"?><score-partwise version="4.0"><part-list><score-part id="P1"><part-name>Air</part-name>\
      </score-part></part-list><part id="P1">\(bars.joined())</part></score-partwise>
      """
  }

  private func refuse(_ arguments: [String], _ words: [String]) throws {
    let folder = try Workspace()
    let run = try Theremin.run(
      arguments + ["-o", "a.csv", "-o", "a.png", "--model", "lite"], in: folder)
    #expect(!run.wasEndedBySignal && run.status == 1)
    #expect(run.output.isEmpty && run.complaints.count == 1 && folder.contents.isEmpty)
    #expect(run.error.hasPrefix("theremin: ") && !run.error.hasSuffix(".\n"))
    for word in words { #expect(run.error.contains(word)) }
  }

  @Test func whatCannotBeJudgedIsTold() throws {
    let lesson = ["lesson", "twinkle", "--on"]
    try refuse(
      lesson + [Fixture.media("whole.mp4")],
      ["nobody plays", "“\(Fixture.media("whole.mp4"))”", "no hand"])
    try refuse(lesson + ["no.mp4"], ["“no.mp4”", "no file"])
    try refuse(lesson + [Fixture.hand("jpg")], ["picture", "give a video"])
    try refuse(lesson + [Fixture.media("audio.mp4")], ["no video"])
    try refuse(lesson + [Fixture.song, "-o", "none/a.mp4"], ["“none/a.mp4”", "folder"])
  }

  @Test func theListTellsRangeLengthAndDifficulty() throws {
    let run = try Theremin.run(["lessons"], in: Workspace())
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.lines.count == 12 && run.lines.allSatisfy { $0.count <= 100 })
    let song = try #require(run.lines.first { $0.hasPrefix("silent-night ") })
    for word in ["C4 to F5", " 36 s", "●●●●○", "leaps"] { #expect(song.contains(word)) }
  }
}

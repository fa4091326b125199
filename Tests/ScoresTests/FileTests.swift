import CZip
import Foundation
import Lessons
import Scores
import Testing

/// Files of all kinds, right and wrong.
@Suite struct SongFiles {
  private typealias X = ScoreText

  private static let song = X.document([X.part(X.attributes() + X.notes("C4 D4 E4 F4"))])
  private static let container = """
    <container><rootfiles><rootfile full-path="score.pdf" media-type="application/pdf"/>\
    <rootfile full-path="music/song.xml"/></rootfiles></container>
    """

  /// An archive of files.
  private func archive(_ files: [(name: String, content: Data)], at path: String) throws {
    var code: CInt = 0
    let archive = try #require(zip_open(path, ZIP_CREATE, &code))
    for file in files {
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, file.content.count))
      file.content.copyBytes(to: memory, count: file.content.count)
      // libzip frees what was allocated with malloc, as this was.
      let source = zip_source_buffer(archive, memory, zip_uint64_t(file.content.count), 1)
      try #require(zip_file_add(archive, file.name, source, 0) >= 0)
    }
    try #require(zip_close(archive) == 0)
  }

  @Test func endingsTellTheFormat() throws {
    let folder = try TemporaryFolder()
    let song = Data(Self.song.utf8)
    for name in ["a.xml", "a.musicxml", "A.MusicXML"] {
      let read = try readMelody(path: try folder.file(name, song))
      #expect(read.melody.notes.count == 4)
      #expect(read.melody.title.lowercased() == "a")
    }
    let other = try folder.file("a.txt", song)
    #expect(error(other) == .unknownEnding(other))
    let midi = try folder.file("a.mid", song)
    #expect(error(midi) == .song(midi, .notMIDI))
  }

  @Test func otherEncodings() throws {
    let named = Self.song.replacing(
      "<part-list>", with: "<movement-title>Für Elise</movement-title><part-list>")
    let wide = named.replacing("UTF-8", with: "UTF-16")
    #expect(try readDocument(wide, encoding: .utf16).melody.title == "Für Elise")
    let latin = named.replacing("UTF-8", with: "ISO-8859-1")
    #expect(try readDocument(latin, encoding: .isoLatin1).melody.title == "Für Elise")
  }

  @Test func compressedScores() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/song.mxl"
    try archive(
      [
        ("META-INF/container.xml", Data(Self.container.utf8)), ("score.pdf", Data("%PDF".utf8)),
        ("music/song.xml", Data(Self.song.utf8)),
      ], at: path)
    #expect(try readMelody(path: path).melody.notes.map { $0.pitch } == [60, 62, 64, 65])
  }

  @Test func archivesWithoutAScore() throws {
    let folder = try TemporaryFolder()
    let files = [
      ("song.xml", Data(Self.song.utf8)), ("META-INF/container.xml", Data(Self.container.utf8)),
      ("META-INF/container.xml", Data("<container/>".utf8)),
    ]
    for (index, file) in files.enumerated() {
      let path = folder.path + "/\(index).mxl"
      try archive([file], at: path)
      #expect(error(path) == .noScore(path))
    }
    let plain = try folder.file("plain.mxl", Data(Self.song.utf8))
    #expect(error(plain) == .notCompressed(plain))
  }

  /// 64 MiB and more of blanks are some tens of kilobytes in an archive.
  @Test func archivesThatUnfoldWithoutMeasure() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/bomb.mxl"
    try archive(
      [
        ("META-INF/container.xml", Data(Self.container.utf8)),
        ("music/song.xml", Data(repeating: 0x20, count: 65 << 20)),
      ], at: path)
    #expect(error(path) == .tooLarge(path))
  }

  @Test func missingEmptyAndUnreadable() throws {
    let folder = try TemporaryFolder()
    #expect(error("nowhere/x.mid") == .missing("nowhere/x.mid"))
    let directory = folder.path + "/x.mid"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    #expect(error(directory) == .folder(directory))
    let empty = try folder.file("empty.mid", Data())
    #expect(error(empty) == .empty(empty))
  }

  @Test func documentsThatAreNoScores() throws {
    let path = "song.musicxml"
    func kind(_ document: String) throws -> SongError? {
      guard case .song(_, let error)? = try error(of: document) else { return nil }
      return error
    }
    #expect(try kind("<html><body/></html>") == .notMusicXML)
    #expect(try kind("<score-timewise/>") == .timewise)
    #expect(try kind("<score-partwise/>") == .noNotes)
    #expect(try kind(X.document([X.part(X.attributes() + X.note("r", 8))])) == .noNotes)
    let drum = "<note><unpitched/><duration>2</duration></note>"
    #expect(try kind(X.document([X.part(X.attributes() + drum)])) == .onlyPercussion)
    let sentence = try error(of: "<score-timewise/>")?.sentence
    #expect(sentence?.contains(path) == true && sentence?.hasPrefix("“") == true)
  }

  @Test func brokenDocuments() throws {
    guard case .notXML(_, let line)? = try error(of: "plain text") else {
      Issue.record("text was read")
      return
    }
    #expect(line == 1)
    // Cut off anywhere behind the root's name.
    for length in stride(from: 180, to: Self.song.utf8.count - 20, by: 7) {
      let cut = String(decoding: Self.song.utf8.prefix(length), as: UTF8.self)
      let error = try error(of: cut)
      guard case .notXML? = error else {
        Issue.record("a document of \(length) bytes was read: \(String(describing: error))")
        return
      }
    }
  }

  // Documents that would read or unfold more than they are.

  @Test func entitiesAreRefused() throws {
    var bomb = "<!DOCTYPE score-partwise [<!ENTITY a \"ha\">"
    for (name, before) in zip("bcdefghijk", "abcdefghij") {
      bomb += "<!ENTITY \(name) \"" + String(repeating: "&\(before);", count: 10) + "\">"
    }
    bomb += "]><score-partwise><movement-title>&k;</movement-title></score-partwise>"
    guard case .entities? = try error(of: bomb) else {
      Issue.record("entities were read")
      return
    }
  }

  @Test func noOtherFileIsRead() throws {
    let folder = try TemporaryFolder()
    let secret = try folder.file("secret.txt", Data("secret".utf8))
    let document = """
      <!DOCTYPE score-partwise [<!ENTITY x SYSTEM "file://\(secret)">]>
      <score-partwise><movement-title>&x;</movement-title>\
      \(X.part(X.attributes() + X.notes("C4 D4 E4 F4")))</score-partwise>
      """
    guard case .entities? = try error(of: document) else {
      Issue.record("an entity of another file was read")
      return
    }
    // An entity declared nowhere here, which a document type of elsewhere might declare.
    let unknown = Self.song.replacing(
      "<part-list>", with: "<movement-title>&x;</movement-title><part-list>")
    let song = try? readDocument(unknown)
    #expect(song.map { $0.melody.title.contains("secret") } != true)
  }

  @Test func deepNestingIsSurvived() throws {
    let depth = 100_000
    let deep = "<score-partwise>" + String(repeating: "<a>", count: depth)
    #expect(
      try error(of: deep + String(repeating: "</a>", count: depth) + "</score-partwise>") != nil)
  }

  @Test func everySentenceNamesTheFile() {
    let errors: [ScoreError] = [
      .missing("x"), .folder("x"), .unreadable("x"), .empty("x"), .tooLarge("x"),
      .unknownEnding("x"), .notXML("x", line: 3), .entities("x"), .notCompressed("x"),
      .noScore("x"), .song("x", .noNotes),
    ]
    for error in errors {
      #expect(error.sentence.contains("“x”") && !error.sentence.hasSuffix("."))
      #expect(error.sentence.filter { $0 == ";" }.count == 1)
    }
  }
}

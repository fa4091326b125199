import Foundation
import Lessons
import Scores

/// Writes MusicXML.
enum ScoreText {
  /// A document of parts.
  static func document(_ parts: [String], list: String = "", head: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" \
    "http://www.musicxml.org/dtds/partwise.dtd">
    <score-partwise version="4.0">\(head)<part-list>\(list)</part-list>
    \(parts.joined(separator: "\n"))
    </score-partwise>
    """
  }

  static func part(_ measures: String..., id: String = "P1") -> String {
    part(measures, id: id)
  }

  static func part(_ measures: [String], id: String = "P1") -> String {
    var text = "<part id=\"\(id)\">"
    for (index, measure) in measures.enumerated() {
      text +=
        measure.hasPrefix("<measure")
        ? measure : "<measure number=\"\(index + 1)\">\(measure)</measure>\n"
    }
    return text + "</part>"
  }

  /// Attributes of two divisions a quarter note in 4/4, and others.
  static func attributes(_ more: String = "", time: String = "4/4", divisions: Int = 2) -> String {
    let parts = time.split(separator: "/")
    return """
      <attributes><divisions>\(divisions)</divisions>\(more)<time><beats>\(parts[0])</beats>\
      <beat-type>\(parts[1])</beat-type></time></attributes>
      """
  }

  /// A note of a name such as `F#4`, or a rest `r`, and what else is in it.
  static func note(_ name: String, _ duration: Int, _ more: String = "", first: String = "")
    -> String
  {
    var pitch = "<rest/>"
    if name != "r" {
      let alter = name.contains("#") ? 1 : name.dropFirst().contains("b") ? -1 : 0
      pitch = """
        <pitch><step>\(name.prefix(1))</step>\(alter == 0 ? "" : "<alter>\(alter)</alter>")\
        <octave>\(name.suffix(1))</octave></pitch>
        """
    }
    return "<note>\(first)\(pitch)<duration>\(duration)</duration>\(more)</note>"
  }

  /// Notes `C4 D4 E4`, all of one duration.
  static func notes(_ names: String, _ duration: Int = 2) -> String {
    names.split(separator: " ").map { note(String($0), duration) }.joined()
  }

  static func tie(_ types: String...) -> String {
    types.map { "<tie type=\"\($0)\"/>" }.joined()
  }

  static func backward(_ attributes: String = "") -> String {
    "<barline location=\"right\"><repeat direction=\"backward\" \(attributes)/></barline>"
  }

  static let forward = "<barline location=\"left\"><repeat direction=\"forward\"/></barline>"

  static func ending(_ numbers: String, _ type: String) -> String {
    "<barline><ending number=\"\(numbers)\" type=\"\(type)\"/></barline>"
  }
}

/// A folder of one test's own, removed with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "scores-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String, _ content: Data) throws -> String {
    let file = "\(path)/\(name)"
    try content.write(to: URL(filePath: file))
    return file
  }
}

/// Reads a document as a file of its own.
func readDocument(_ document: String, encoding: String.Encoding = .utf8) throws -> ReadMelody {
  let folder = try TemporaryFolder()
  let data = document.data(using: encoding) ?? Data()
  return try readMelody(path: try folder.file("song.musicxml", data))
}

/// Reads one part of measures.
func readMeasures(_ measures: String...) throws -> ReadMelody {
  try readDocument(ScoreText.document([ScoreText.part(measures)]))
}

/// Pitch, start and length of each note.
func rows(_ read: ReadMelody) -> [[Double]] {
  read.melody.notes.map { [Double($0.pitch), $0.start, $0.length] }
}

/// The error of reading a file.
func error(_ path: String) -> ScoreError? {
  do throws(ScoreError) {
    _ = try readMelody(path: path)
    return nil
  } catch {
    return error
  }
}

/// The error of reading a document.
func error(of document: String) throws -> ScoreError? {
  let folder = try TemporaryFolder()
  return error(try folder.file("song.musicxml", Data(document.utf8)))
}

import Foundation
import Lessons

/// Reads a song's melody from a file: a Standard MIDI File (`.mid`, `.midi`), or a MusicXML score, plain
/// (`.musicxml`, `.xml`) or compressed (`.mxl`).
///
/// - Parameter path: the file; its ending tells the format.
/// - Returns: the melody, and what of the song is not in it. Without a title of its own it is called as the file is.
/// - Throws: why there is no melody, with a sentence that names the file.
public func readMelody(path: String) throws(ScoreError) -> ReadMelody {
  let url = URL(fileURLWithPath: path)
  let title = url.deletingPathExtension().lastPathComponent
  guard let format = ScoreFormat(ending: url.pathExtension) else {
    throw .unknownEnding(path)
  }
  let bytes = try songBytes(path)
  switch format {
  case .midi:
    do throws(SongError) {
      return try MIDIReader.melody(of: bytes, titled: title)
    } catch {
      throw .song(path, error)
    }
  case .plain:
    return try ScoreDocument(bytes: bytes, path: path).melody(titled: title)
  case .compressed:
    return try CompressedScore(bytes, path: path).score().melody(titled: title)
  }
}

/// How a song is written in its file.
private enum ScoreFormat {
  case midi, plain, compressed

  init?(ending: String) {
    switch ending.lowercased() {
    case "mid", "midi": self = .midi
    case "musicxml", "xml": self = .plain
    case "mxl": self = .compressed
    default: return nil
    }
  }
}

/// Songs are small: a symphony's full score in MusicXML has some 30 MB.
let largestSong = 64 << 20

private func songBytes(_ path: String) throws(ScoreError) -> [UInt8] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    throw .missing(path)
  }
  guard !isFolder.boolValue else { throw .folder(path) }
  guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable(path) }
  defer { try? file.close() }
  do {
    let data = try file.read(upToCount: largestSong + 1) ?? Data()
    guard !data.isEmpty else { throw ScoreError.empty(path) }
    guard data.count <= largestSong else { throw ScoreError.tooLarge(path) }
    return Array(data)
  } catch {
    throw error as? ScoreError ?? .unreadable(path)
  }
}

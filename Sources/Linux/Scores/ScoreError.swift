import Lessons

/// Why no melody can be read from a file.
///
/// Every case names the file it is about; `sentence` says it to a person.
public enum ScoreError: Error, Equatable, Sendable {
  /// No file of that name.
  case missing(String)
  /// A folder where a song was expected.
  case folder(String)
  /// A file this user may not read.
  case unreadable(String)
  /// A file of zero bytes.
  case empty(String)
  /// A file of more than 64 MiB, or one that becomes so large when it is unpacked.
  case tooLarge(String)
  /// The name's ending is of no format that can be read.
  case unknownEnding(String)
  /// No XML, or broken off, at a line counted from 1.
  case notXML(String, line: Int)
  /// XML that brings entities of its own.
  case entities(String)
  /// Named as a compressed score and no ZIP archive, or a damaged one.
  case notCompressed(String)
  /// An archive without a score in it.
  case noScore(String)
  /// What is read is no song, or one without a melody.
  case song(String, SongError)

  /// One plain sentence: what is wrong with which file, and what to do.
  public var sentence: String {
    switch self {
    case .missing(let path):
      "there is no file “\(path)”; check its name and folder"
    case .folder(let path):
      "“\(path)” is a folder; name a song in it"
    case .unreadable(let path):
      "“\(path)” may not be read by this user; change its permissions"
    case .empty(let path):
      "“\(path)” is empty (0 bytes); copy or export it again"
    case .tooLarge(let path):
      "“\(path)” has more than \(largestSong >> 20) MiB; export one part of it"
    case .unknownEnding(let path):
      "“\(path)” is no song that can be read; export it as .mid, .musicxml or .mxl"
    case .notXML(let path, let line):
      "“\(path)” is no XML, or is damaged, at line \(line); export it again"
    case .entities(let path):
      "“\(path)” declares XML entities, which no score needs; export it from a notation program"
    case .notCompressed(let path):
      "“\(path)” is no compressed MusicXML, or is damaged; export it again"
    case .noScore(let path):
      "“\(path)” holds no MusicXML score; export it as .musicxml"
    case .song(let path, let error):
      error.sentence(about: "“\(path)”")
    }
  }
}

import Lessons

/// A MusicXML document as bytes.
struct ScoreDocument {
  let bytes: [UInt8]
  /// The file it comes from.
  let path: String

  /// Reads its melody.
  func melody(titled title: String) throws(ScoreError) -> ReadMelody {
    guard !declaresEntities else { throw .entities(path) }
    var reader = MusicXMLReader()
    do throws(XMLEvents.Problem) {
      let events = try XMLEvents(bytes)
      while reader.failure == nil, let event = try events.next() {
        switch event {
        case .begin(let name, let attributes): reader.begin(name, attributes: attributes)
        case .text(let text): reader.text(text)
        case .end: reader.end()
        }
      }
    } catch {
      throw .notXML(path, line: error.line)
    }
    do throws(SongError) {
      return try reader.melody(titled: title)
    } catch {
      throw .song(path, error)
    }
  }

  /// Whether it declares entities, in any encoding of one, two or four bytes a letter. A few of them can stand for more
  /// text than fits into memory, and no score needs any.
  private var declaresEntities: Bool {
    let word = Array("<!ENTITY".utf8)
    var matched = 0
    for byte in bytes where byte != 0 {
      matched = byte == word[matched] ? matched + 1 : byte == word[0] ? 1 : 0
      if matched == word.count { return true }
    }
    return false
  }
}

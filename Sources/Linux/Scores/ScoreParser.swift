import Foundation
import FoundationXML
import Lessons

/// Tells a `MusicXMLReader` of an XML document's elements.
///
/// Nothing outside of the document is fetched, and a document that declares entities is refused: a few of them can
/// stand for more text than fits into memory.
final class ScoreParser: NSObject, XMLParserDelegate {
  private var reader = MusicXMLReader()

  /// Reads the melody of a document.
  static func melody(
    of document: [UInt8], path: String, titled title: String
  ) throws(ScoreError) -> ReadMelody {
    guard !declaresEntities(document) else { throw .entities(path) }
    let score = ScoreParser()
    let parser = XMLParser(data: Data(document))
    parser.delegate = score
    let isXML = parser.parse()
    if let failure = score.reader.failure { throw .song(path, failure) }
    guard isXML, score.reader.isWhole else { throw .notXML(path, line: max(1, parser.lineNumber)) }
    do throws(SongError) {
      return try score.reader.melody(titled: title)
    } catch {
      throw .song(path, error)
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    reader.begin(name, attributes: attributes.map { (name: $0.key, value: $0.value) })
    if reader.failure != nil { parser.abortParsing() }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    reader.text(text)
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    reader.text(String(decoding: data, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    reader.end()
  }

  /// Whether a document declares entities, in any encoding of one, two or four bytes a letter. Foundation's parser does
  /// not tell of declarations.
  private static func declaresEntities(_ document: [UInt8]) -> Bool {
    let letters = document.contains(0) ? document.filter { $0 != 0 } : document
    return Data(letters).range(of: Data("<!ENTITY".utf8)) != nil
  }
}

import CXML

/// Takes an XML document apart with libxml2, element by element.
///
/// Nothing outside of the document is read: neither its document type nor an external entity. Foundation's parser
/// would do the same, but stops the program at names that are no UTF-8.
final class XMLEvents {
  enum Event {
    case begin(name: String, attributes: [(name: String, value: String)])
    case text(String)
    case end
  }

  /// Why a document cannot be read on.
  struct Problem: Error {
    /// Counted from 1.
    var line: Int
  }

  private let reader: xmlTextReaderPtr
  /// libxml2 reads from here as it goes.
  private let document: UnsafeMutableBufferPointer<CChar>
  /// An element that has no content has begun, and its end is not told separately.
  private var isAtEmptyElement = false

  init(_ bytes: [UInt8]) throws(Problem) {
    document = .allocate(capacity: bytes.count)
    _ = document.initialize(from: bytes.lazy.map { CChar(bitPattern: $0) })
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    guard
      let reader = xmlReaderForMemory(
        document.baseAddress, CInt(clamping: bytes.count), nil, nil, CInt(bitPattern: options))
    else {
      document.deallocate()
      throw Problem(line: 1)
    }
    self.reader = reader
  }

  deinit {
    xmlFreeTextReader(reader)
    document.deallocate()
  }

  /// The next event; `nil` behind the document's end.
  func next() throws(Problem) -> Event? {
    if isAtEmptyElement {
      isAtEmptyElement = false
      return .end
    }
    while true {
      switch xmlTextReaderRead(reader) {
      case 0: return nil
      case 1: break
      default: throw Problem(line: max(1, Int(xmlTextReaderGetParserLineNumber(reader))))
      }
      switch UInt32(bitPattern: xmlTextReaderNodeType(reader)) {
      case XML_READER_TYPE_ELEMENT.rawValue:
        isAtEmptyElement = xmlTextReaderIsEmptyElement(reader) == 1
        return .begin(name: text(xmlTextReaderConstLocalName(reader)), attributes: attributes())
      case XML_READER_TYPE_END_ELEMENT.rawValue:
        return .end
      case XML_READER_TYPE_TEXT.rawValue, XML_READER_TYPE_CDATA.rawValue:
        return .text(text(xmlTextReaderConstValue(reader)))
      default:
        break
      }
    }
  }

  private func attributes() -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    while xmlTextReaderMoveToNextAttribute(reader) == 1 {
      attributes.append(
        (text(xmlTextReaderConstName(reader)), text(xmlTextReaderConstValue(reader))))
    }
    xmlTextReaderMoveToElement(reader)
    return attributes
  }

  private func text(_ characters: UnsafePointer<xmlChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}

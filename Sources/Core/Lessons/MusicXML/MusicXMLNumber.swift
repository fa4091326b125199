/// Numbers as XML has them.
enum MusicXMLNumber {
  /// A decimal number such as `-1`, `.5` or `96.25`, with blanks around it; `nil` where the text is none or beyond
  /// ±10⁹.
  static func decimal(_ text: some Sequence<UInt8>) -> Double? {
    var digits = trimmed(text)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    var value = 0.0
    var place = 0.0
    var count = 0
    for byte in digits {
      if byte == UInt8(ascii: "."), place == 0 {
        place = 1
      } else if byte >= 0x30, byte <= 0x39 {
        count += 1
        if place == 0 {
          value = 10 * value + Double(byte - 0x30)
        } else {
          place /= 10
          value += place * Double(byte - 0x30)
        }
      } else {
        return nil
      }
    }
    guard count > 0, value <= 1e9 else { return nil }
    return isNegative ? -value : value
  }

  /// A whole number.
  static func whole(_ text: some Sequence<UInt8>) -> Int? {
    decimal(text).flatMap { Int(exactly: $0) }
  }

  /// The first number within a text such as `ca. 96–100`.
  static func first(in text: [UInt8]) -> Double? {
    let start = text.firstIndex { isDigit($0) } ?? text.endIndex
    var end = start
    while end < text.endIndex, isDigit(text[end]) || text[end] == UInt8(ascii: ".") { end += 1 }
    var number = text[start..<end]
    // A full stop may end the sentence.
    while number.last == UInt8(ascii: ".") { number.removeLast() }
    return decimal(number)
  }

  /// The whole numbers of a list such as `1, 2`.
  static func list(_ text: String) -> [Int] {
    text.utf8.split(separator: UInt8(ascii: ",")).compactMap { whole($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func trimmed(_ text: some Sequence<UInt8>) -> ArraySlice<UInt8> {
    var rest = Array(text)[...]
    while let first = rest.first, first <= 0x20 { rest.removeFirst() }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    return rest
  }
}

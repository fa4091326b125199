/// Text as songs hold it, made fit to be shown in one line.
enum SongText {
  /// No title of a song is longer, in bytes.
  private static let longest = 80

  /// The text of bytes in UTF-8, or in Latin-1 where they are not: blanks at its ends are taken off, and control
  /// characters and runs of blanks become one blank. Empty where nothing is left.
  static func line(_ bytes: some Sequence<UInt8>) -> String {
    var scalars = ""
    var isBlank = false
    let text = Array(bytes.prefix(4 * longest))
    for scalar in decoded(text).unicodeScalars {
      if scalar.value <= 0x20 || (0x7F...0xA0).contains(scalar.value) {
        isBlank = true
        continue
      }
      if isBlank, !scalars.isEmpty { scalars.unicodeScalars.append(" ") }
      isBlank = false
      guard scalars.utf8.count < longest else { break }
      scalars.unicodeScalars.append(scalar)
    }
    return scalars
  }

  private static func decoded(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: { $0.value == 0xFFFD }) else { return text }
    var latin = ""
    for byte in bytes { latin.unicodeScalars.append(Unicode.Scalar(byte)) }
    return latin
  }

  /// Whether a part's name says that it is the melody, in one of the words that programs and arrangers use.
  static func namesMelody(_ name: String) -> Bool {
    let small = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let words: [StaticString] = [
      "melod", "vocal", "voice", "voix", "voz", "sing", "lead", "solo", "soprano", "gesang",
      "stimme", "theremin",
    ]
    return words.contains { word in
      let count = word.utf8CodeUnitCount
      guard small.count >= count else { return false }
      let letters = UnsafeBufferPointer(start: word.utf8Start, count: count)
      return (0...(small.count - count)).contains {
        small[$0..<($0 + count)].elementsEqual(letters)
      }
    }
  }
}

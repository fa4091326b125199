/// Text on its way into a display list, piece by piece: no string is made.
public struct Letters {
  var words: [UInt32]
  private(set) var byteCount: UInt32 = 0

  init(words: [UInt32]) {
    self.words = words
  }

  /// Adds a piece of text.
  public mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      for byte in bytes { append(byte) }
    }
  }

  /// Adds a piece of text.
  public mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Adds a piece of text, cut short with “…” where it would be wider than this, in units of the size of letters.
  public mutating func append(_ text: String, within width: Float) {
    var (whole, cut, count, last) = (Float(0), 0, 0, UInt8(0))
    for byte in text.utf8 {
      if let letter = Letters.width(ofLetterAt: byte) {
        if whole + 1 <= width && last != UInt8(ascii: " ") { cut = count }
        whole += letter
      }
      (count, last) = (count + 1, byte)
    }
    if whole <= width { cut = count }
    var rest = cut
    for byte in text.utf8 where rest > 0 {
      append(byte)
      rest -= 1
    }
    if cut < count { append("…") }
  }

  /// The width of a text in units of the size of letters.
  static func width(of text: StaticString) -> Float {
    text.withUTF8Buffer { bytes in
      bytes.reduce(0) { $0 + (width(ofLetterAt: $1) ?? 0) }
    }
  }

  /// The width of the letter that a byte begins, in units of the size; `nil` where it goes on with one. An estimate: a
  /// letter's is near 0.56 of its size, that of kana and ideographs is the size.
  private static func width(ofLetterAt byte: UInt8) -> Float? {
    // A byte of two leading ones begins a letter, unless it is ASCII; three bytes or more make a wide one.
    byte & 0xC0 == 0x80 ? nil : byte >= 0xE3 ? 1 : 0.56
  }

  /// Adds a whole number in decimal digits, a minus sign (U+2212) before it where it is negative.
  public mutating func append(_ number: Int) {
    if number < 0 { append("−") }
    var (rest, power): (UInt, UInt) = (number.magnitude, 1)
    while rest / power >= 10 { power *= 10 }
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / power))
      rest %= power
      power /= 10
    }
  }

  private mutating func append(_ byte: UInt8) {
    let shift = byteCount % 4 * 8
    if shift == 0 { words.append(0) }
    words[words.count - 1] |= UInt32(byte) << shift
    byteCount += 1
  }
}

/// The bytes that a text in base 64 stands for (RFC 4648, without line breaks); `nil` where it is none.
func base64Decoded(_ text: StaticString) -> [UInt8]? {
  let count = text.utf8CodeUnitCount
  guard count % 4 == 0 else { return nil }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(count / 4 * 3)
  for start in stride(from: 0, to: count, by: 4) {
    var group: UInt32 = 0
    var padding = 0
    for i in 0..<4 {
      let letter = text.utf8Start[start + i]
      if letter == UInt8(ascii: "="), start + 4 == count, i > 1 {
        padding += 1
      } else if padding > 0 {
        return nil
      }
      guard let value = value(letter) ?? (padding > 0 ? 0 : nil) else { return nil }
      group = group << 6 | value
    }
    for i in 0..<(3 - padding) {
      bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * i)))
    }
  }
  return bytes
}

private func value(_ letter: UInt8) -> UInt32? {
  switch letter {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
  case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
  case UInt8(ascii: "+"): 62
  case UInt8(ascii: "/"): 63
  default: nil
  }
}

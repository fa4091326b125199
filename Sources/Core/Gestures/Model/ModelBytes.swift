/// Writes numbers, lowest byte first.
struct ModelWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }

  mutating func append(_ number: Float) {
    append(number.bitPattern)
  }

  mutating func append(_ text: String) {
    append(UInt8(text.utf8.count))
    bytes += Array(text.utf8)
  }
}

/// Reads them back and never beyond the end.
struct ModelReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(GestureModelError) -> Number {
    let count = Number.bitWidth / 8
    guard bytes.endIndex - position >= count else { throw .truncated }
    var number: Number = 0
    for i in 0..<count {
      number |= Number(truncatingIfNeeded: bytes[position + i]) << Number(8 * i)
    }
    position += count
    return number
  }

  /// A number that is finite.
  mutating func float() throws(GestureModelError) -> Float {
    let value = Float(bitPattern: try number(UInt32.self))
    guard value.isFinite else { throw .inconsistent }
    return value
  }

  mutating func text() throws(GestureModelError) -> String {
    let count = Int(try number(UInt8.self))
    guard bytes.endIndex - position >= count else { throw .truncated }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }
}

/// The checksum of ISO 3309, as in PNG and gzip.
func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  return ~sum
}

/// Foreign bytes, never read outside their bounds.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer
  let isLittleEndian: Bool

  func starts(with prefix: [UInt8]) -> Bool {
    bytes.count >= prefix.count && bytes.prefix(prefix.count).elementsEqual(prefix)
  }

  func part(at offset: Int, count: Int) -> ByteReader? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      return nil
    }
    let part = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    return ByteReader(bytes: part, isLittleEndian: isLittleEndian)
  }

  func unsigned16(at offset: Int) -> Int? { unsigned(at: offset, count: 2) }

  func unsigned32(at offset: Int) -> Int? { unsigned(at: offset, count: 4) }

  private func unsigned(at offset: Int, count: Int) -> Int? {
    guard let part = part(at: offset, count: count)?.bytes else { return nil }
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Writes flatbuffers by hand, so that the reader is tested against the published format rather than
/// against itself.
struct FlatbufferWriter {
  /// What a field of a table may hold.
  indirect enum Value {
    case byte(Int8)
    case integer(Int32)
    case table([Int: Value])
    case integers([Int32])
    case bytes([UInt8])
    case tables([Value])
  }

  private var bytes: [UInt8] = []

  /// A file with that root table and identifier.
  static func file(_ root: Value, identifier: String) -> [UInt8] {
    var writer = FlatbufferWriter()
    writer.append(0)
    writer.bytes += Array(identifier.utf8)
    writer.patch(0, to: writer.write(root))
    return writer.bytes
  }

  private mutating func append(_ number: Int) {
    withUnsafeBytes(of: Int32(number).littleEndian) { bytes += $0 }
  }

  /// Stores at `position` the distance from there.
  private mutating func patch(_ position: Int, to target: Int) {
    withUnsafeBytes(of: Int32(target - position).littleEndian) {
      bytes.replaceSubrange(position..<position + 4, with: $0)
    }
  }

  /// Appends what is not stored in the table itself; children follow their parents.
  private mutating func write(_ value: Value) -> Int {
    switch value {
    case .byte, .integer: return bytes.count
    case .integers(let numbers):
      let start = bytes.count
      append(numbers.count)
      for number in numbers { append(Int(number)) }
      return start
    case .bytes(let data):
      let start = bytes.count
      append(data.count)
      bytes += data + Array(repeating: 0, count: -data.count & 3)
      return start
    case .tables(let tables):
      let start = bytes.count
      append(tables.count)
      for _ in tables { append(0) }
      for (index, table) in tables.enumerated() {
        let position = start + 4 + 4 * index
        patch(position, to: write(table))
      }
      return start
    case .table(let fields): return write(fields)
    }
  }

  /// A vtable and the table after it, in which every field takes four bytes.
  private mutating func write(_ fields: [Int: Value]) -> Int {
    let indices = fields.keys.sorted()
    let entries = (indices.last ?? -1) + 1
    let vtableSize = (4 + 2 * entries + 3) & ~3
    let vtable = bytes.count
    var words = [UInt16](repeating: 0, count: vtableSize / 2)
    words[0] = UInt16(4 + 2 * entries)
    words[1] = UInt16(4 + 4 * indices.count)
    for (slot, index) in indices.enumerated() { words[2 + index] = UInt16(4 + 4 * slot) }
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    let table = bytes.count
    append(table - vtable)
    for index in indices {
      switch fields[index] {
      case .byte(let number): append(Int(number))
      case .integer(let number): append(Int(number))
      default: append(0)
      }
    }
    for (slot, index) in indices.enumerated() {
      switch fields[index] {
      case .byte, .integer, nil: break
      case .some(let value):
        let position = table + 4 + 4 * slot
        patch(position, to: write(value))
      }
    }
    return table
  }
}

/// Reads tables and vectors of a flatbuffer, testing every position before it is touched.
///
/// Format: <https://flatbuffers.dev/internals/>. All numbers are little-endian; a table begins with
/// the distance to its vtable, whose entries are the distances of the fields.
struct Flatbuffer: Sendable {
  let bytes: [UInt8]

  /// No list of a real network is longer; a damaged one must not cost more time than it has bytes.
  static let longestList = 1 << 14

  /// The number at `offset`.
  func number<T: FixedWidthInteger & BitwiseCopyable>(
    _ type: T.Type, at offset: Int
  ) throws(ModelError) -> T {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<T>.size else {
      throw .truncated(offset: offset)
    }
    return T(littleEndian: bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: T.self))
  }

  /// The position that the unsigned distance stored at `offset` leads to.
  func target(at offset: Int) throws(ModelError) -> Int {
    // Distances beyond the file are cut to its end, so that sums stay small on 32 bits.
    let distance = try number(UInt32.self, at: offset)
    return offset + Int(min(distance, UInt32(clamping: bytes.count)))
  }

  /// The position of a table's field, or `nil` where the table leaves it at its default.
  func field(_ index: Int, of table: Int) throws(ModelError) -> Int? {
    let distance = Int(try number(Int32.self, at: table))
    let (vtable, overflow) = table.subtractingReportingOverflow(distance)
    guard !overflow else { throw .truncated(offset: table) }
    let size = Int(try number(UInt16.self, at: vtable))
    let entry = 4 + 2 * index
    guard entry + 2 <= size else { return nil }
    let offset = Int(try number(UInt16.self, at: vtable + entry))
    return offset == 0 ? nil : table + offset
  }

  /// A field that holds a number.
  func number<T: FixedWidthInteger & BitwiseCopyable>(
    _ type: T.Type, _ index: Int, of table: Int, default value: T = 0
  ) throws(ModelError) -> T {
    guard let position = try field(index, of: table) else { return value }
    return try number(type, at: position)
  }

  /// A field that holds a table.
  func table(_ index: Int, of table: Int) throws(ModelError) -> Int? {
    guard let position = try field(index, of: table) else { return nil }
    return try target(at: position)
  }

  /// Where the elements of a vector field lie; empty where the field is missing.
  func vector(_ index: Int, of table: Int, elementSize: Int) throws(ModelError) -> Range<Int> {
    guard let position = try field(index, of: table) else { return 0..<0 }
    let start = try target(at: position)
    let count = try number(UInt32.self, at: start)
    guard count <= UInt32(clamping: (bytes.count - start - 4) / elementSize) else {
      throw .truncated(offset: bytes.count)
    }
    return start + 4..<start + 4 + Int(count) * elementSize
  }

  /// A field that holds a list of numbers.
  func numbers(_ index: Int, of table: Int) throws(ModelError) -> [Int] {
    let range = try vector(index, of: table, elementSize: 4)
    return try list(range) { position throws(ModelError) in
      Int(try number(Int32.self, at: position))
    }
  }

  /// A field that holds a list of tables.
  func tables(_ index: Int, of table: Int) throws(ModelError) -> [Int] {
    let range = try vector(index, of: table, elementSize: 4)
    return try list(range) { position throws(ModelError) in try target(at: position) }
  }

  private func list(
    _ range: Range<Int>, _ element: (Int) throws(ModelError) -> Int
  ) throws(ModelError) -> [Int] {
    let count = range.count / 4
    guard count <= Self.longestList else { throw .tooManyEntries(count) }
    var list: [Int] = []
    list.reserveCapacity(count)
    for i in 0..<count { list.append(try element(range.lowerBound + 4 * i)) }
    return list
  }
}

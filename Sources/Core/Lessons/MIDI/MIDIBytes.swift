/// Reads numbers of a Standard MIDI File one after the other, testing every position before it is touched.
struct MIDIBytes {
  private let bytes: [UInt8]
  /// The byte that is read next.
  private(set) var position: Int
  /// Where the part that may be read ends.
  let end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position >= end }

  mutating func byte() throws(SongError) -> UInt8 {
    guard position < end else { throw .truncated(offset: position) }
    position += 1
    return bytes[position - 1]
  }

  /// The next byte without taking it.
  func peek() throws(SongError) -> UInt8 {
    guard position < end else { throw .truncated(offset: position) }
    return bytes[position]
  }

  /// A byte of an event's data, below 128.
  mutating func data() throws(SongError) -> Int {
    let value = try byte()
    guard value < 0x80 else { throw .damaged(offset: position - 1) }
    return Int(value)
  }

  /// A number of so many bytes, the most significant one first.
  mutating func number(bytes count: Int) throws(SongError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count { value = value << 8 | UInt32(try byte()) }
    return value
  }

  /// A number of variable length: seven bits a byte, at most four bytes.
  mutating func variableNumber() throws(SongError) -> Int {
    var value = 0
    for _ in 0..<4 {
      let next = try byte()
      value = value << 7 | Int(next & 0x7F)
      if next < 0x80 { return value }
    }
    throw .damaged(offset: position - 1)
  }

  /// The next bytes, as a reader of their own.
  mutating func part(length: UInt32) throws(SongError) -> MIDIBytes {
    guard length <= UInt32(clamping: end - position) else { throw .truncated(offset: end) }
    let start = position
    position += Int(length)
    return MIDIBytes(bytes, start..<position)
  }

  /// What has not been read.
  var rest: ArraySlice<UInt8> { bytes[position..<end] }
}

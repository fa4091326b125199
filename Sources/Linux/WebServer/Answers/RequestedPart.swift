/// Which bytes of a file a client wants (RFC 9110, 14.2). Safari plays no movie without this.
public enum RequestedPart: Equatable, Sendable {
  /// All of them.
  case whole
  /// Some of them, at least one.
  case part(Range<Int64>)
  /// Bytes behind the file's end.
  case beyond

  /// Reads a header `Range`.
  ///
  /// What is wrongly written, of another unit or of several parts is answered with the whole file, as the standard
  /// allows.
  public init(_ header: String?, size: Int64) {
    self = .whole
    guard let header = header.map({ trimmed($0) }), header.lowercased().hasPrefix("bytes=") else {
      return
    }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
      .map { trimmed($0) }
    guard ends.count == 2 else { return }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (let first?, let last?) where first <= last:
      self = Self.from(first, to: last, size: size)
    case (let first?, nil) where ends[1].isEmpty:
      self = Self.from(first, to: .max, size: size)
    case (nil, let count?) where ends[0].isEmpty:
      self = count == 0 || size == 0 ? .beyond : .part(max(0, size - count)..<size)
    default: break
    }
  }

  private static func from(_ first: Int64, to last: Int64, size: Int64) -> Self {
    first < size ? .part(first..<min(last, size - 1) + 1) : .beyond
  }

  /// A number of digits only; one that is too large is the largest.
  private static func number(_ text: String) -> Int64? {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit) else { return nil }
    return Int64(text) ?? .max
  }
}

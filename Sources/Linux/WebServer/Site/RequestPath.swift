/// A file's path within a site, as a request names it: parts without slashes, never leading upwards.
///
/// ```swift
/// RequestPath("/icons/hand%20big.png?v=2")?.parts  // ["icons", "hand big.png"]
/// RequestPath("/%2e%2e/etc/passwd")                // nil
/// ```
public struct RequestPath: Equatable, Sendable {
  /// The names of folders and file, decoded; those of `/` are the site's first page.
  public let parts: [String]

  /// The parts joined by slashes, without one in front.
  public var text: String { parts.joined(separator: "/") }

  /// Takes a request's target apart.
  ///
  /// Each part is decoded once, after the slashes were found. There is no path where a part is empty or begins with a
  /// dot (upwards, and hidden files), where something is wrongly encoded, or is a backslash, a slash in disguise or a
  /// control character.
  ///
  /// - Parameter target: as sent: a slash, percent-encoded parts, and a query, which is left aside.
  public init?(_ target: String) {
    let path = target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard path.first == UInt8(ascii: "/"), path.count <= 1024 else { return nil }
    guard path.count > 1 else {
      parts = ["index.html"]
      return
    }
    var parts: [String] = []
    for encoded in path.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let part = Self.decoded(encoded), let first = part.utf8.first,
        first != UInt8(ascii: ".")
      else { return nil }
      parts.append(part)
    }
    self.parts = parts
  }

  private static func decoded(_ encoded: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = encoded[...]
    while var byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(hexDigit),
          let low = rest.popFirst().flatMap(hexDigit)
        else { return nil }
        byte = high << 4 | low
      }
      guard byte >= 0x20, byte != 0x7F, byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "/")
      else { return nil }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// The value of a hexadecimal digit.
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

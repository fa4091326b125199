import Testing
import WebServer

/// Headers of requests, taken apart.
@Suite struct Headers {
  private static let parts: [(String?, RequestedPart)] = [
    (nil, .whole), ("bytes=0-0", .part(0..<1)), ("bytes=0-", .part(0..<100)),
    ("bytes=90-", .part(90..<100)), ("bytes=90-1000", .part(90..<100)),
    ("bytes=-10", .part(90..<100)), ("bytes=-1000", .part(0..<100)),
    ("bytes=99-99", .part(99..<100)),
    (" Bytes = 1-2", .whole), ("BYTES= 1 - 2 ", .part(1..<3)),
    ("bytes=0-99999999999999999999999999", .part(0..<100)),
    ("bytes=0-9223372036854775807", .part(0..<100)),
    ("bytes=-99999999999999999999999999", .part(0..<100)),
    ("bytes=100-", .beyond), ("bytes=100-200", .beyond), ("bytes=-0", .beyond),
    ("bytes=99999999999999999999999999-", .beyond),
    ("bytes=9-1", .whole), ("bytes=", .whole), ("bytes=-", .whole), ("bytes=a-b", .whole),
    ("bytes=+1-2", .whole), ("bytes=1--2", .whole), ("bytes=0-1,5-6", .whole),
    ("seconds=0-1", .whole), ("bytes", .whole), ("", .whole), ("bytes=0x1-2", .whole),
  ]

  @Test(arguments: parts)
  func range(header: String?, part: RequestedPart) {
    #expect(RequestedPart(header, size: 100) == part)
  }

  @Test func rangeOfAnEmptyFile() {
    #expect(RequestedPart("bytes=0-", size: 0) == .beyond)
    #expect(RequestedPart("bytes=-1", size: 0) == .beyond)
    #expect(RequestedPart(nil, size: 0) == .whole)
  }

  private static let names: [(String?, Bool)] = [
    (nil, false), ("\"a\"", true), ("W/\"a\"", true), ("*", true), (" * ", true),
    ("\"b\", \"a\"", true), ("\"b\",W/\"a\" ", true), ("\"b\"", false), ("a", false),
    ("\"a", false),
    ("\"b,\"a\"", false), ("\"A\"", false), ("", false), ("\"\"", false),
  ]

  @Test(arguments: names)
  func stateThatIsKnown(header: String?, isKnown: Bool) {
    #expect(EntityTag("a").isNamed(by: header) == isKnown)
  }

  private static let conditions: [(String?, Bool)] = [
    (nil, true), ("\"a\"", true), (" \"a\" ", true), ("W/\"a\"", false), ("\"b\"", false),
    ("Wed, 21 Oct 2015 07:28:00 GMT", false), ("*", false),
  ]

  @Test(arguments: conditions)
  func partOfAState(header: String?, isAllowed: Bool) {
    #expect(EntityTag("a").allowsPart(by: header) == isAllowed)
  }

  private static let codings: [(String?, [ContentCoding])] = [
    (nil, []), ("", []), ("gzip", [.gzip]), ("gzip, deflate, br, zstd", [.brotli, .gzip]),
    ("br;q=0.5, gzip;q=1", [.brotli, .gzip]), ("br;q=0, gzip", [.gzip]), ("GZIP ; Q=0.000", []),
    ("*", [.brotli, .gzip]), ("*;q=0", []), ("gzip;q=0, *", [.brotli]), ("identity", []),
    ("gzip;q=loud", []), (",;,", []), ("brr, xgzip", []),
  ]

  @Test(arguments: codings)
  func codingsThatAreTaken(header: String?, codings: [ContentCoding]) {
    #expect(ContentCoding.accepted(by: header) == codings)
  }
}

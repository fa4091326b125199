import Testing
import WebServer

/// Which file a request names.
@Suite struct RequestPaths {
  private static let good: [(String, [String])] = [
    ("/", ["index.html"]), ("/?source=home", ["index.html"]), ("/app.js", ["app.js"]),
    ("/icons/hand%20big.png?v=2#top", ["icons", "hand big.png"]), ("/%C3%A9.txt", ["é.txt"]),
    ("/a..b/c...d", ["a..b", "c...d"]), ("/%2561", ["%61"]), ("/caf\u{E9}", ["caf\u{E9}"]),
  ]

  @Test(arguments: good)
  func namesAFile(target: String, parts: [String]) throws {
    let path = try #require(RequestPath(target))
    #expect(path.parts == parts && path.text == parts.joined(separator: "/"))
  }

  private static let bad: [String] = [
    "", "*", "index.html", "http://localhost/", "//", "/a//b", "/a/", "/.", "/..", "/../a",
    "/a/../b", "/%2e%2e/a", "/%2E%2e%2fa", "/.%2e/a", "/a/..%2f..%2fb", "/..%5ca", "/..\\a",
    "/a\\b", "/%5c", "/%00", "/index.html%00.png", "/%0a", "/%7f", "/\u{1}", "/%", "/%4", "/%zz",
    "/%+1", "/%ff", "/%c0%ae%c0%ae/a", "/.git/config", "/a/.hidden", "/a%2fb",
    "/" + String(repeating: "a", count: 1024),
  ]

  @Test(arguments: bad)
  func namesNone(target: String) {
    #expect(RequestPath(target) == nil)
  }

  @Test func anythingAtAllIsNoTrap() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("/%.\\?#2e0fFgé\u{0}\u{1F600}".unicodeScalars)
    for _ in 0..<20_000 {
      var text = "/"
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random)!)
      }
      guard let path = RequestPath(text) else { continue }
      #expect(!path.parts.isEmpty)
      for part in path.parts {
        #expect(!part.isEmpty && !part.hasPrefix(".") && !part.utf8.contains(0))
        #expect(!part.utf8.contains(UInt8(ascii: "/")) && !part.utf8.contains(UInt8(ascii: "\\")))
      }
    }
  }
}

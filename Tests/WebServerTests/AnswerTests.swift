import Testing
import WebServer

/// What is answered, decided without a socket.
@Suite struct Answers {
  private func file(
    _ name: String, size: Int64 = 100, coding: ContentCoding? = nil
  ) -> FileFacts {
    FileFacts(
      name: name, size: size, tag: EntityTag("5-64"), coding: coding, hasCodings: coding != nil)
  }

  private func value(_ name: String, of answer: Answer) -> String? {
    answer.headers.first { $0.name == name }?.value
  }

  private static let types: [(String, String)] = [
    ("index.html", "text/html; charset=utf-8"), ("app.1f3a5b7c.js", "text/javascript"),
    ("core.wasm", "application/wasm"), ("a.css", "text/css"), ("A.PNG", "image/png"),
    ("manifest.webmanifest", "application/manifest+json"), ("i.svg", "image/svg+xml"),
    ("n.tflite", "application/octet-stream"), ("clip.mp4", "video/mp4"), ("f.woff2", "font/woff2"),
    ("LICENSE", "application/octet-stream"), ("a.b/", "application/octet-stream"),
    ("a.", "application/octet-stream"), ("é.json", "application/json"),
  ]

  @Test(arguments: types)
  func typeOfAName(name: String, type: String) {
    #expect(ContentType.of(name) == type)
  }

  @Test(arguments: ["app.1f3a5b7c.js", "hand.lite.0123456789abcdef.tflite", "a.DEADBEEF.css"])
  func hashedNamesAreKept(name: String) {
    #expect(CachePolicy.of(name) == "public, max-age=31536000, immutable")
  }

  @Test(arguments: [
    "index.html", "sw.js", "app.1f3a5b7.js", "app.1f3a5b7g.js", "1f3a5b7c.js", ".1f3a5b7c.js",
    "app.js.1f3a5b7c", "",
  ])
  func othersAreAskedForAgain(name: String) {
    #expect(CachePolicy.of(name) == "no-cache")
  }

  @Test func aWholeFile() {
    let answer = Answer(to: Request("GET", "/index.html"), with: file("index.html"))
    #expect(answer.status == 200 && answer.body == .part(0..<100))
    #expect(value("Content-Type", of: answer) == "text/html; charset=utf-8")
    #expect(value("Cache-Control", of: answer) == "no-cache")
    #expect(value("ETag", of: answer) == "\"5-64\"")
    #expect(value("Accept-Ranges", of: answer) == "bytes")
    #expect(value("Vary", of: answer) == nil && value("Content-Encoding", of: answer) == nil)
  }

  @Test func everyAnswerIsStrict() {
    var known = Request("GET", "/")
    known.ifNoneMatch = "*"
    for answer in [
      Answer(to: Request("GET", "/"), with: file("index.html")),
      Answer(to: known, with: file("index.html")), .absent, .notAllowed, .busy, .unwantedBody,
    ] {
      let policy = value("Content-Security-Policy", of: answer) ?? ""
      #expect(policy.contains("default-src 'self';") && policy.contains("'wasm-unsafe-eval'"))
      #expect(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe-inline"))
      #expect(value("X-Content-Type-Options", of: answer) == "nosniff")
      #expect(value("Referrer-Policy", of: answer) == "no-referrer")
      #expect(value("Permissions-Policy", of: answer) == "camera=(self), microphone=()")
    }
  }

  @Test func packedContent() {
    let answer = Answer(to: Request("GET", "/core.wasm"), with: file("core.wasm", coding: .brotli))
    #expect(value("Content-Encoding", of: answer) == "br")
    #expect(value("Content-Type", of: answer) == "application/wasm")
    #expect(value("Vary", of: answer) == "Accept-Encoding")
  }

  @Test func aPart() {
    var request = Request("GET", "/clip.mp4")
    request.range = "bytes=10-19"
    let answer = Answer(to: request, with: file("clip.mp4"))
    #expect(answer.status == 206 && answer.body == .part(10..<20))
    #expect(value("Content-Range", of: answer) == "bytes 10-19/100")

    request.ifRange = "\"5-64\""
    #expect(Answer(to: request, with: file("clip.mp4")).status == 206)
    request.ifRange = "\"4-64\""
    #expect(Answer(to: request, with: file("clip.mp4")).body == .part(0..<100))
    request.ifRange = nil
    request.method = "HEAD"
    #expect(Answer(to: request, with: file("clip.mp4")).status == 200)
  }

  @Test func aPartBehindTheEnd() {
    var request = Request("GET", "/clip.mp4")
    request.range = "bytes=100-"
    let answer = Answer(to: request, with: file("clip.mp4"))
    #expect(answer.status == 416 && value("Content-Range", of: answer) == "bytes */100")
  }

  @Test func whatIsKnownAlready() {
    var request = Request("GET", "/clip.mp4")
    request.ifNoneMatch = "W/\"5-64\""
    request.range = "bytes=10-19"
    let answer = Answer(to: request, with: file("clip.mp4"))
    #expect(answer.status == 304 && answer.body == .nothing)
    #expect(value("ETag", of: answer) == "\"5-64\"")
  }
}

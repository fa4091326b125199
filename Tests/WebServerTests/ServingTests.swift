import Foundation
import Testing
import WebServer

/// The server as browsers meet it.
@Suite struct Serving {
  @Test func aPage() throws {
    let site = try Site()
    let server = try site.serve()
    let reply = try #require(ask(server.port, "/"))
    #expect(reply.status == 200 && reply.text == Site.page)
    #expect(reply.headers["content-length"] == "\(Site.page.utf8.count)")
    #expect(reply.headers["content-type"] == "text/html; charset=utf-8")
    #expect(reply.headers["content-security-policy"]?.contains("default-src 'self'") == true)
    #expect(ask(server.port, "/icons/big%20hand.svg?v=1")?.text == "<svg/>")
    #expect(ask(server.port, "/inside.js")?.text == "export {}\n")
    let empty = try #require(ask(server.port, "/empty.css"))
    #expect(empty.status == 200 && empty.body.isEmpty && empty.headers["content-length"] == "0")
    let hashed = try #require(ask(server.port, "/app.1f3a5b7c.js"))
    #expect(hashed.headers["cache-control"] == "public, max-age=31536000, immutable")
  }

  @Test func headIsToldTheLength() throws {
    let site = try Site()
    let server = try site.serve()
    let reply = try #require(ask(server.port, "/clip.mp4", method: "HEAD"))
    #expect(reply.status == 200 && reply.body.isEmpty)
    #expect(reply.headers["content-length"] == "\(Site.movie.count)")
    #expect(ask(server.port, "/none", method: "HEAD")?.status == 404)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "BREW"])
  func otherMethods(method: String) throws {
    let site = try Site()
    let server = try site.serve()
    let reply = try #require(ask(server.port, "/", method: method))
    #expect(reply.status == 405 && reply.headers["allow"] == "GET, HEAD")
  }

  @Test func partsOfAFile() throws {
    let site = try Site()
    let server = try site.serve()
    let movie = Site.movie
    let parts: [(String, Range<Int>)] = [
      ("0-1", 0..<2), ("1000000-", 1_000_000..<movie.count),
      ("-5", movie.count - 5..<movie.count), ("70000-2999998", 70_000..<2_999_999),
    ]
    for (header, range) in parts {
      let reply = try #require(ask(server.port, "/clip.mp4", ["Range: bytes=\(header)"]))
      #expect(reply.status == 206 && reply.body == Array(movie[range]))
      let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(movie.count)"
      #expect(reply.headers["content-range"] == place)
    }
    let beyond = try #require(ask(server.port, "/clip.mp4", ["Range: bytes=3000000-"]))
    #expect(beyond.status == 416 && beyond.headers["content-range"] == "bytes */3000000")
    #expect(ask(server.port, "/clip.mp4")?.body == movie)
  }

  @Test func whatIsKnownIsNotSentAgain() throws {
    let site = try Site()
    let server = try site.serve()
    let tag = try #require(ask(server.port, "/")?.headers["etag"])
    let known = try #require(ask(server.port, "/", ["If-None-Match: \(tag)"]))
    #expect(known.status == 304 && known.body.isEmpty && known.headers["etag"] == tag)
    try site.put("site/index.html", "changed")
    try site.date("site/index.html", 2_000_000_000)
    let changed = try #require(ask(server.port, "/", ["If-None-Match: \(tag)"]))
    #expect(changed.status == 200 && changed.text == "changed" && changed.headers["etag"] != tag)
  }

  @Test func packedNeighbours() throws {
    let site = try Site()
    let server = try site.serve()
    for (name, text) in [("", "plain"), (".gz", "by gzip"), (".br", "by brotli")] {
      try site.put("site/core.wasm\(name)", text)
      try site.date("site/core.wasm\(name)", 1_700_000_000)
    }
    func get(_ codings: String?) throws -> Reply {
      try #require(
        ask(server.port, "/core.wasm", codings.map { ["Accept-Encoding: \($0)"] } ?? []))
    }
    for (codings, text, coding) in [
      (nil, "plain", nil), ("gzip, deflate, br", "by brotli", "br"),
      ("gzip, deflate", "by gzip", "gzip"), ("br;q=0", "plain", nil),
    ] as [(String?, String, String?)] {
      let reply = try get(codings)
      #expect(reply.text == text && reply.headers["content-encoding"] == coding)
      #expect(reply.headers["content-type"] == "application/wasm")
      #expect(reply.headers["vary"] == "Accept-Encoding")
    }
    #expect(try get("br").headers["etag"] != get("gzip").headers["etag"])
    // What was packed before the last change is not the same content any more.
    try site.date("site/core.wasm", 1_700_000_001)
    let reply = try get("br, gzip")
    #expect(reply.text == "plain" && reply.headers["vary"] == nil)
  }

  @Test func oneConnectionForMany() throws {
    let site = try Site()
    let server = try site.serve()
    let client = try #require(Client(port: server.port))
    client.send(String(repeating: "GET /none HTTP/1.1\r\nHost: a\r\n\r\n", count: 20))
    client.send("GET /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let text = String(decoding: try #require(client.receiveAll()), as: UTF8.self)
    #expect(text.ranges(of: "HTTP/1.1 404").count == 21)
  }

  @Test func portThatIsTaken() throws {
    let site = try Site()
    let server = try site.serve()
    let folder = try SiteFolder(path: site.path)
    #expect(throws: WebServerError.portTaken(server.port)) {
      _ = try WebServer(folder, port: server.port, for: .thisMachine)
    }
  }

  @Test func portIsFreeAgain() throws {
    let site = try Site()
    var server: WebServer? = try site.serve()
    let port = try #require(server?.port)
    #expect(ask(port, "/")?.status == 200)
    server = nil
    #expect(Client(port: port) == nil)
    let again = try WebServer(SiteFolder(path: site.path), port: port, for: .thisMachine)
    #expect(ask(again.port, "/")?.status == 200)
  }

  @Test func foldersThatAreNone() throws {
    let site = try Site()
    #expect(throws: WebServerError.noFolder("/none")) { try SiteFolder(path: "/none") }
    let file = "\(site.path)/empty.css"
    #expect(throws: WebServerError.noFolder(file)) { try SiteFolder(path: file) }
    let icons = "\(site.path)/icons"
    #expect(throws: WebServerError.noPage(icons)) { try SiteFolder(path: icons) }
  }
}

import Foundation
import Testing
import WebServer

/// The server as it is met by those who are no browsers.
@Suite struct Attacks {
  @Test(arguments: [
    "/../site-of-others/secret.txt", "/%2e%2e/site-of-others/secret.txt",
    "/%2e%2e%2fsite-of-others%2fsecret.txt", "/..%5csite-of-others%5csecret.txt",
    "/..\\site-of-others\\secret.txt", "/icons/../../site-of-others/secret.txt",
    "/%252e%252e/site-of-others/secret.txt", "/..%c0%afsite-of-others/secret.txt",
    "//site-of-others/secret.txt", "/.git/config", "/%2egit/config", "/out.txt",
    "/others/secret.txt", "/passwd", "/loop", "/pipe", "/icons", "/icons/", "/index.html/",
    "/index.html%00.png", "/index.html%00", "/index.html%0d%0aX: y", "/-of-others/secret.txt",
    "http://localhost/index.html", "/%", "/\u{1}", "file:///etc/passwd", "/index.html/x",
  ])
  func nothingFromOutside(target: String) throws {
    let site = try Site()
    let server = try site.serve()
    let reply = try #require(ask(server.port, target))
    #expect(reply.status == 404 || reply.status == 400)
    #expect(!reply.text.contains("secret") && !reply.text.contains("root:"))
    #expect(reply.headers["x"] == nil)
  }

  @Test func malformedRequests() throws {
    let site = try Site()
    let server = try site.serve()
    let long = String(repeating: "a", count: 100_000)
    let many = (0..<5000).map { "X-\($0): y\r\n" }.joined()
    let end = "Connection: close\r\n\r\n"
    let requests: [String] = [
      "\r\n\r\n\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\(end)",
      "GET / HTTP/1.1\r\n\(end)", "nonsense\r\n\(end)", " / HTTP/1.1\r\n\(end)",
      "GET /\(long) HTTP/1.1\r\nHost: a\r\n\(end)", "\(long) / HTTP/1.1\r\nHost: a\r\n\(end)",
      "GET / HTTP/1.1\r\nHost: a\r\nX: \(long)\r\n\(end)", "GET / HTTP/1.1\r\n\(many)\(end)",
      "GET / HTTP/1.1\r\nHost: a\r\n: y\r\nno colon\r\n\(end)",
      "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\(end)",
      "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\(end)",
      "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\(end)hello",
      "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\(end)zz\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\(end)\(long)",
      "GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=\(String(repeating: "9", count: 9000))-\r\n\(end)",
      "GET /\u{0}/../x HTTP/1.1\r\nHost: a\u{0}b\r\n\(end)",
    ]
    for request in requests {
      let client = try #require(Client(port: server.port))
      client.send(request)
      client.finishSending()
      let bytes = try #require(client.receiveAll(), "\(request.prefix(60))")
      if let reply = Reply(bytes) { #expect((200..<600).contains(reply.status)) }
      #expect(ask(server.port, "/")?.status == 200, "after \(request.prefix(60))")
    }
  }

  @Test func noise() throws {
    let site = try Site()
    let server = try site.serve()
    for _ in 0..<200 {
      let client = try #require(Client(port: server.port))
      var bytes: [UInt8] = Bool.random() ? Array("GET / HTTP/1.1\r\n".utf8) : []
      bytes += (0..<Int.random(in: 0..<2000)).map { _ in UInt8.random(in: 0...255) }
      client.send(bytes)
    }
    #expect(ask(server.port, "/")?.status == 200)
  }

  @Test func slowClientsAreLetGo() throws {
    let site = try Site()
    let server = try site.serve(patience: 1)
    let silent = try #require(Client(port: server.port))
    let half = try #require(Client(port: server.port))
    half.send("GET / HTTP/1.1\r\nHo")
    let lazy = try #require(Client(port: server.port))
    lazy.send("GET /clip.mp4 HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(ask(server.port, "/")?.status == 200)
    #expect(silent.receiveAll() != nil && half.receiveAll() != nil)
    // What did not fit into the socket's buffers was not sent.
    #expect(try #require(lazy.receiveAll()).count <= Site.movie.count + 2000)
  }

  @Test func clientsThatGoInTheMiddle() throws {
    let site = try Site()
    let server = try site.serve()
    for _ in 0..<100 {
      let client = try #require(Client(port: server.port))
      client.send("GET /clip.mp4 HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(!client.receiveSome().isEmpty)
    }
    #expect(ask(server.port, "/")?.status == 200)
  }

  @Test func twoHundredAtOnce() throws {
    let site = try Site()
    let server = try site.serve()
    let clients = try (0..<200).map { _ in try #require(Client(port: server.port)) }
    for client in clients {
      client.send(
        "GET /clip.mp4 HTTP/1.1\r\nHost: a\r\nRange: bytes=0-99999\r\nConnection: close\r\n\r\n")
    }
    let first = Array(Site.movie.prefix(100_000))
    for client in clients.reversed() { #expect(Reply(client.receiveAll())?.body == first) }
  }

  @Test func moreThanAreServedAtOnce() throws {
    let site = try Site()
    let server = try site.serve(patience: 1)
    let clients = (0..<400).compactMap { _ in Client(port: server.port) }
    #expect(!clients.isEmpty)
    // They wait in vain until the others are let go.
    for _ in 0..<50 {
      if ask(server.port, "/")?.status == 200 { return }
      usleep(100_000)
    }
    Issue.record("nobody is served any more")
  }

  /// The kernel has nothing to copy any more, and says so no louder than that: the connection ends for lack of bytes.
  @Test func aFileThatShrinksMeanwhile() throws {
    let site = try Site()
    let server = try site.serve(patience: 1)
    let client = try #require(Client(port: server.port))
    client.send("GET /clip.mp4 HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(!client.receiveSome().isEmpty)
    truncate("\(site.path)/clip.mp4", 10)
    #expect(try #require(client.receiveAll()).count < Site.movie.count)
    #expect(ask(server.port, "/")?.status == 200)
  }
}

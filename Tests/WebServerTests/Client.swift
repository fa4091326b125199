import Foundation

/// A client that sends the very bytes it is given.
final class Client {
  let descriptor: Int32

  /// Client, server and file each count, and the tests run at once.
  private static let manyOpenFiles: Void = {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }()

  /// Connects to this machine.
  init?(port: UInt16) {
    Self.manyOpenFiles
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  deinit { close(descriptor) }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { transmit($0) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func transmit(_ bytes: UnsafeRawBufferPointer) -> Int {
    Foundation.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Says that nothing more comes.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Everything until the server closes the connection; `nil` if it does not within two minutes, four times a server's patience.
  func receiveAll() -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count == 0 || (count < 0 && errno == ECONNRESET) { return bytes }
      guard count > 0 else { return nil }
      bytes += piece.prefix(count)
    }
  }

  /// As many bytes as are there, one at least.
  func receiveSome() -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    return Array(piece.prefix(max(0, recv(descriptor, &piece, piece.count, 0))))
  }
}

/// What a server answered.
struct Reply {
  let status: Int
  let headers: [String: String]
  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  init?(_ bytes: [UInt8]?) {
    guard let bytes, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    var lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let words = lines.removeFirst().split(separator: " ")
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
      return nil
    }
    self.status = status
    headers = Dictionary(
      lines.compactMap { line -> (String, String)? in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        return (line[..<colon].lowercased(), value)
      }, uniquingKeysWith: { $0 + ", " + $1 })
    body = Array(bytes[end.upperBound...])
  }
}

/// Asks once, over a connection of its own.
func ask(
  _ port: UInt16, _ target: String, method: String = "GET", _ headers: [String] = []
) -> Reply? {
  let client = Client(port: port)
  let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost", "Connection: close"] + headers
  client?.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
  return Reply(client?.receiveAll())
}

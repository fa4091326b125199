import Glibc

/// A socket that waits for clients. It is closed when this value goes, unless somebody has taken it over.
struct ListeningSocket: ~Copyable {
  private let descriptor: Int32
  /// The port it has been given.
  let port: UInt16

  /// Listens for programs of this machine.
  static func onThisMachine(port: UInt16) throws(WebServerError) -> ListeningSocket {
    try ListeningSocket(AF_INET, .version4([127, 0, 0, 1], port: port), port)
  }

  /// Listens for everybody who reaches this machine, by both versions where it has both.
  static func onEveryInterface(port: UInt16) throws(WebServerError) -> ListeningSocket {
    do throws(WebServerError) {
      return try ListeningSocket(AF_INET6, .everyVersion6(port: port), port)
    } catch .noSocket {
      return try ListeningSocket(AF_INET, .version4([0, 0, 0, 0], port: port), port)
    }
  }

  /// Listens at an address; port 0 is any free one.
  private init(
    _ family: Int32, _ address: SocketAddress, _ wanted: UInt16
  ) throws(WebServerError) {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let descriptor = socket(family, Int32(kind), 0)
    guard descriptor >= 0 else { throw Self.error(wanted) }
    // A server that starts again takes its port although old connections are not quite over.
    var (yes, no): (Int32, Int32) = (1, 0)
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    if family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &no, size)
    }
    guard address.withPointer({ bind(descriptor, $0, $1) }) == 0,
      listen(descriptor, Int32(SOMAXCONN)) == 0,
      let own = SocketAddress.own(of: descriptor)
    else {
      let error = Self.error(wanted)
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    port = own.port
  }

  deinit { close(descriptor) }

  private static func error(_ port: UInt16) -> WebServerError {
    switch errno {
    case EADDRINUSE: .portTaken(port)
    case EACCES, EPERM: .portForbidden(port)
    default: .noSocket(port, reason: systemReason(errno))
    }
  }

  /// Hands the socket over to somebody who closes it.
  consuming func takeDescriptor() -> Int32 {
    let taken = descriptor
    discard self
    return taken
  }
}

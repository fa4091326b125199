import Glibc

/// An address and a port as the system's calls take them, of either version.
struct SocketAddress {
  private var storage = sockaddr_storage()
  private var length: socklen_t

  /// One of version 4, of four bytes.
  static func version4(_ bytes: [UInt8], port: UInt16) -> SocketAddress {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes.prefix(4)) }
    return SocketAddress(address)
  }

  /// All of the machine's, of version 6 and, where the socket allows it, of version 4.
  static func everyVersion6(port: UInt16) -> SocketAddress {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    return SocketAddress(address)
  }

  private init<Address>(_ address: Address) {
    length = socklen_t(MemoryLayout<Address>.size)
    withUnsafeMutableBytes(of: &storage) { storage in
      withUnsafeBytes(of: address) { storage.copyMemory(from: $0) }
    }
  }

  /// The one that a socket has.
  static func own(of socket: Int32) -> SocketAddress? {
    var own = SocketAddress(sockaddr_storage())
    let isKnown = withUnsafeMutablePointer(to: &own.storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(socket, $0, &own.length) == 0
      }
    }
    return isKnown ? own : nil
  }

  /// The port; 0 for none.
  var port: UInt16 {
    withUnsafeBytes(of: storage) { bytes in
      // It stands at the same place in both versions.
      UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self))
    }
  }

  /// Lends it to a call of the system.
  func withPointer<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafePointer(to: storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}

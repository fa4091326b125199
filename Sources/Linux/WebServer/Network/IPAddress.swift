import Glibc

/// An address of a machine, of version 4 or 6.
public struct IPAddress: Hashable, Sendable {
  /// Four bytes, or sixteen.
  public let bytes: [UInt8]

  /// An address of four bytes or sixteen; `nil` for any other number.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// An address as it is written, such as `192.168.1.5` or `2001:db8::1`.
  public init?(_ text: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &bytes) == 1 {
      self.init(bytes: Array(bytes.prefix(4)))
    } else if inet_pton(AF_INET6, text, &bytes) == 1 {
      self.init(bytes: bytes)
    } else {
      return nil
    }
  }

  /// The address that a socket's one holds; `nil` for one of another family.
  init?(_ address: UnsafePointer<sockaddr>) {
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let internet = raw.load(as: sockaddr_in.self).sin_addr
      self.init(bytes: withUnsafeBytes(of: internet) { Array($0) })
    case AF_INET6:
      let internet = raw.load(as: sockaddr_in6.self).sin6_addr
      self.init(bytes: withUnsafeBytes(of: internet) { Array($0) })
    default: return nil
    }
  }

  /// This machine under the names it has for itself.
  public static let loopback: [IPAddress] = [
    IPAddress(bytes: [127, 0, 0, 1])!,
    IPAddress(bytes: [UInt8](repeating: 0, count: 15) + [1])!,
  ]

  /// Whether it is of version 6.
  public var isVersion6: Bool { bytes.count == 16 }

  /// Whether it is of use to others: neither this machine's own nor of one cable only, which a URL cannot name.
  public var isReachable: Bool {
    guard isVersion6 else { return bytes[0] != 127 && bytes[0] != 0 }
    return !(bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80) && !Self.loopback.contains(self)
      && bytes.contains { $0 != 0 }
  }

  /// As it is written.
  public var text: String {
    var characters = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(isVersion6 ? AF_INET6 : AF_INET, bytes, &characters, socklen_t(characters.count))
    return characters.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// As it stands in a URL.
  public var urlHost: String { isVersion6 ? "[\(text)]" : text }
}

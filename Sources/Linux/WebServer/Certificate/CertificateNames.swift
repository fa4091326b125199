import Glibc

/// The names and addresses under which a machine can be visited with a certificate.
public struct CertificateNames: Equatable, Sendable {
  /// Names, in lower case.
  public var hosts: Set<String>
  /// Addresses.
  public var addresses: Set<IPAddress>

  /// Names and addresses as they are.
  public init(hosts: Set<String>, addresses: Set<IPAddress>) {
    self.hosts = hosts
    self.addresses = addresses
  }

  /// What a machine of that name and those addresses is visited by: by these, by its name in the local network (`.local`,
  /// RFC 6762), and by the names it has for itself.
  public init(machine name: String, addresses: [IPAddress]) {
    hosts = ["localhost"]
    let name = name.lowercased()
    if Self.isHostName(name) {
      hosts.insert(name)
      if !name.utf8.contains(UInt8(ascii: ".")) { hosts.insert(name + ".local") }
    }
    self.addresses = Set(addresses + IPAddress.loopback)
  }

  /// What this machine is called.
  public static func machineName() -> String {
    var characters = [CChar](repeating: 0, count: 256)
    guard gethostname(&characters, characters.count - 1) == 0 else { return "" }
    return characters.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Whether all of the other's names and addresses are among these.
  public func cover(_ other: CertificateNames) -> Bool {
    other.hosts.isSubset(of: hosts) && other.addresses.isSubset(of: addresses)
  }

  /// Whether a name can stand in a certificate: parts of letters, digits and dashes (RFC 1123).
  private static func isHostName(_ name: String) -> Bool {
    guard name.utf8.count <= 253 else { return false }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      (1...63).contains(part.utf8.count) && part.first != "-" && part.last != "-"
        && part.utf8.allSatisfy { byte in
          byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
  }
}

import Glibc

/// Under which addresses others in the network reach this machine.
public enum MachineAddresses {
  /// Its addresses at this moment, the likeliest first.
  public static func current() -> [IPAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    let passing = passingAddresses()
    var addresses: [IPAddress] = []
    var entry = first
    while let current = entry?.pointee {
      entry = current.ifa_next
      let isRunning = current.ifa_flags & UInt32(IFF_RUNNING) != 0
      guard isRunning, let address = current.ifa_addr.flatMap({ IPAddress($0) }),
        !passing.contains(address)
      else { continue }
      addresses.append(address)
    }
    return ordered(addresses, outward: outwardAddress())
  }

  /// The addresses that are of use to others, each once: first the one that leads outwards, then those of version 4.
  public static func ordered(_ addresses: [IPAddress], outward: IPAddress?) -> [IPAddress] {
    let reachable = addresses.filter { $0.isReachable }
    let groups: [[IPAddress]] = [
      reachable.filter { $0 == outward }, reachable.filter { !$0.isVersion6 },
      reachable.filter { $0.isVersion6 },
    ]
    var known: Set<IPAddress> = []
    return groups.joined().filter { known.insert($0).inserted }
  }

  /// The machine's own address on the way out, by which the network's other members know it; bridges of virtual machines
  /// have addresses, too. A socket for datagrams finds its way when it is connected, and sends nothing.
  private static func outwardAddress() -> IPAddress? {
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // 192.0.2.1 is nobody's (RFC 5737).
    let address = SocketAddress.version4([192, 0, 2, 1], port: 9)
    guard address.withPointer({ connect(descriptor, $0, $1) }) == 0 else { return nil }
    return SocketAddress.own(of: descriptor).flatMap {
      $0.withPointer { address, _ in IPAddress(address) }
    }
  }

  /// Addresses of version 6 that are soon replaced, for the sake of privacy, or not in use yet or any more. A
  /// certificate that named them would have to be made anew every day.
  private static func passingAddresses() -> Set<IPAddress> {
    guard let file = fopen("/proc/net/if_inet6", "re") else { return [] }
    defer { fclose(file) }
    var table = ""
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      table += line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
    return passingAddresses(inTable: table)
  }

  /// The passing addresses of a table as Linux has it in `/proc/net/if_inet6`: a line holds the address, the interface's
  /// number, the prefix' length, the scope, flags and the interface's name, the numbers hexadecimal.
  public static func passingAddresses(inTable table: String) -> Set<IPAddress> {
    // IFA_F_TEMPORARY, IFA_F_DADFAILED, IFA_F_DEPRECATED, IFA_F_TENTATIVE of linux/if_addr.h.
    let passing: UInt32 = 0x01 | 0x08 | 0x20 | 0x40
    let addresses = table.split(separator: "\n").compactMap { line -> IPAddress? in
      let words = line.split(separator: " ")
      guard words.count >= 6, let flags = UInt32(words[4], radix: 16), flags & passing != 0 else {
        return nil
      }
      let digits = words[0].utf8.compactMap { hexDigit($0) }
      guard digits.count == 32 else { return nil }
      return IPAddress(bytes: (0..<16).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] })
    }
    return Set(addresses)
  }
}

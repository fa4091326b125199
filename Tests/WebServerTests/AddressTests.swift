import Testing
import WebServer

/// Where a machine is reached.
@Suite struct Addresses {
  @Test func textAndBack() throws {
    for text in ["192.168.1.5", "2001:db8::1", "fd00::2", "::1"] {
      #expect(IPAddress(text)?.text == text)
    }
    #expect(IPAddress("192.168.1.5")?.urlHost == "192.168.1.5")
    #expect(IPAddress("2001:db8::1")?.urlHost == "[2001:db8::1]")
    for text in ["", "192.168.1", "192.168.1.256", "localhost", "fe80::1%eth0"] {
      #expect(IPAddress(text) == nil)
    }
    #expect(IPAddress(bytes: [1, 2, 3]) == nil)
  }

  @Test func ordered() {
    let list: [String] = [
      "127.0.0.1", "::1", "fe80::1", "2001:db8::1", "172.17.0.1", "192.168.1.5", "192.168.1.5",
      "febf::1", "fd00::2",
    ]
    let addresses = list.compactMap { IPAddress($0) }
    let usual = MachineAddresses.ordered(addresses, outward: nil).map { $0.text }
    #expect(usual == ["172.17.0.1", "192.168.1.5", "2001:db8::1", "fd00::2"])
    let outward = MachineAddresses.ordered(addresses, outward: IPAddress("192.168.1.5"))
    #expect(outward.map { $0.text } == ["192.168.1.5", "172.17.0.1", "2001:db8::1", "fd00::2"])
    // An address that the machine does not have any more is none of its.
    #expect(MachineAddresses.ordered([], outward: IPAddress("192.168.1.5")).isEmpty)
  }

  @Test func passingAddresses() {
    let table = """
      20010db8000000000000000000000001 02 40 00 80     eth0
      20010db8000000000000000000000002 02 40 00 01     eth0
      20010db8000000000000000000000003 02 40 00 a0     eth0
      fe8000000000000000fc00fffe000001 04 40 20 c0    wlan0
      nonsense
      20010db8 02 40 00 01 eth0

      """
    let passing = MachineAddresses.passingAddresses(inTable: table).map { $0.text }.sorted()
    #expect(passing == ["2001:db8::2", "2001:db8::3", "fe80::fc:ff:fe00:1"])
  }

  @Test func thisMachinesAreUsable() {
    for address in MachineAddresses.current() { #expect(address.isReachable) }
  }

  @Test func namesOfAMachine() {
    let address = IPAddress("192.168.1.5")!
    let names = CertificateNames(machine: "Kitchen", addresses: [address])
    #expect(names.hosts == ["localhost", "kitchen", "kitchen.local"])
    #expect(names.addresses == Set([address] + IPAddress.loopback))
    #expect(CertificateNames(machine: "a.example.org", addresses: []).hosts.count == 2)
    for name in ["", "my machine", "-a", "a_b", "a..b", "é", String(repeating: "a", count: 64)] {
      #expect(CertificateNames(machine: name, addresses: []).hosts == ["localhost"])
    }
  }
}

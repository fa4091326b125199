import CGnuTLS
import Foundation
import Testing
import WebServer

/// The certificate a machine makes for itself.
@Suite struct Certificates {
  private let now = 1_800_000_000
  private let day = 24 * 60 * 60
  private let names = CertificateNames(machine: "kitchen", addresses: [IPAddress("192.168.1.5")!])

  @Test func isWhatBrowsersDemand() throws {
    let made = try Certificate.made(for: names, at: now)
    #expect(made.names == names)
    #expect(made.validity.contains(now) && made.validity.count <= 825 * day)

    var handle: gnutls_x509_crt_t?
    gnutls_x509_crt_init(&handle)
    defer { gnutls_x509_crt_deinit(handle) }
    var bytes = Array(made.certificate.utf8)
    let isRead = bytes.withUnsafeMutableBufferPointer { buffer in
      var datum = gnutls_datum_t(data: buffer.baseAddress, size: UInt32(buffer.count))
      return gnutls_x509_crt_import(handle, &datum, GNUTLS_X509_FMT_PEM)
    }
    #expect(isRead == 0 && gnutls_x509_crt_get_version(handle) == 3)
    for host in ["localhost", "kitchen", "kitchen.local", "192.168.1.5", "127.0.0.1", "::1"] {
      #expect(gnutls_x509_crt_check_hostname(handle, host) != 0)
    }
    for host in ["192.168.1.6", "bath", "example.org"] {
      #expect(gnutls_x509_crt_check_hostname(handle, host) == 0)
    }
    var purpose = [CChar](repeating: 0, count: 64)
    var count = purpose.count
    #expect(gnutls_x509_crt_get_key_purpose_oid(handle, 0, &purpose, &count, nil) == 0)
    #expect(
      String(decoding: purpose.prefix { $0 != 0 }.map { UInt8($0) }, as: UTF8.self)
        == GNUTLS_KP_TLS_WWW_SERVER)
    var (critical, isAuthority): (UInt32, UInt32) = (0, 1)
    gnutls_x509_crt_get_basic_constraints(handle, &critical, &isAuthority, nil)
    #expect(critical == 1 && isAuthority == 0)
    var bits: UInt32 = 0
    let algorithm = gnutls_x509_crt_get_pk_algorithm(handle, &bits)
    #expect(algorithm == Int32(GNUTLS_PK_ECDSA.rawValue) && bits == 256)
  }

  @Test func textAndBack() throws {
    let made = try Certificate.made(for: names, at: now)
    #expect(Certificate(text: made.text) == made)
    let other = try Certificate.made(for: names, at: now)
    #expect(other.key != made.key && other.certificate != made.certificate)
    #expect(Certificate(text: made.key + other.certificate) == nil)
    for text in ["", made.key, made.certificate, String(made.text.dropLast(100)), "nonsense"] {
      #expect(Certificate(text: text) == nil)
    }
  }

  @Test func fitsAWhile() throws {
    let made = try Certificate.made(for: names, at: now)
    #expect(made.fits(names, at: now))
    #expect(made.fits(CertificateNames(machine: "kitchen", addresses: []), at: now))
    #expect(!made.fits(CertificateNames(machine: "bath", addresses: []), at: now))
    let moved = CertificateNames(machine: "kitchen", addresses: [IPAddress("192.168.1.6")!])
    #expect(!made.fits(moved, at: now))
    let end = made.validity.upperBound
    #expect(made.fits(names, at: end - 8 * day) && !made.fits(names, at: end - 7 * day))
    #expect(!made.fits(names, at: made.validity.lowerBound - 1))
  }

  @Test func isKeptUntilTheMachineMoves() throws {
    let site = try Site()
    let store = CertificateStore(folder: "\(site.root)/data/theremin")
    let first = try store.certificate(for: names, at: now)
    #expect(try store.certificate(for: names, at: now + 300 * day) == first)
    #expect(try mode(store.path) == 0o600 && mode(store.folder) == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder) == ["https.pem"])

    let moved = CertificateNames(machine: "kitchen", addresses: [IPAddress("10.0.0.7")!])
    let second = try store.certificate(for: moved, at: now)
    #expect(second != first && second.names == moved)
    #expect(try store.certificate(for: moved, at: now) == second)
    let third = try store.certificate(for: moved, at: second.validity.upperBound - 7 * day)
    #expect(third != second)

    // Whoever could read the key could pretend to be this machine.
    chmod(store.path, 0o644)
    let fourth = try store.certificate(for: moved, at: now)
    #expect(try fourth != third && mode(store.path) == 0o600)
    try Data("damaged".utf8).write(to: URL(filePath: store.path))
    #expect(try store.certificate(for: moved, at: now).names == moved)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func folderThatCannotBe() throws {
    let site = try Site()
    let store = CertificateStore(folder: "\(site.path)/empty.css/theremin")
    #expect(throws: WebServerError.notKept(store.folder, reason: "not a directory")) {
      try store.certificate(for: names, at: now)
    }
  }

  @Test func placeOfTheStore() {
    func folder(_ environment: [String: String]) -> String {
      CertificateStore(environment: environment).folder
    }
    #expect(folder(["XDG_DATA_HOME": "/data", "HOME": "/home/me"]) == "/data/theremin")
    #expect(folder(["XDG_DATA_HOME": "data", "HOME": "/h"]) == "/h/.local/share/theremin")
    #expect(folder(["HOME": "/home/me"]) == "/home/me/.local/share/theremin")
    #expect(folder([:]).hasSuffix("/.local/share/theremin"))
  }
}

/// The server as phones meet it.
@Suite struct Encrypted {
  private let names = CertificateNames(machine: "kitchen", addresses: [])

  private func serve(_ site: Site, _ certificate: Certificate) throws -> WebServer {
    try WebServer(SiteFolder(path: site.path), port: 0, for: .network(certificate))
  }

  @Test func whoTrustsTheCertificateIsServed() throws {
    let site = try Site()
    let certificate = try Certificate.made(for: names, at: time(nil))
    let server = try serve(site, certificate)
    for host in ["localhost", "127.0.0.1", "kitchen.local"] {
      let visit = TLSClient.visit(
        "/clip.mp4", port: server.port, host: host, trusted: certificate.certificate)
      #expect(visit.handshake == 0 && visit.reply?.status == 200)
      #expect(visit.reply?.body == Site.movie)
    }
    let visit = TLSClient.visit(
      "/%2e%2e/site-of-others/secret.txt", port: server.port, host: "localhost",
      trusted: certificate.certificate)
    #expect(visit.reply?.status == 404)
  }

  @Test func othersAreWarned() throws {
    let site = try Site()
    let certificate = try Certificate.made(for: names, at: time(nil))
    let server = try serve(site, certificate)
    let other = try Certificate.made(for: names, at: time(nil))
    let warned = GNUTLS_E_CERTIFICATE_VERIFICATION_ERROR
    for (host, trusted) in [("localhost", other), ("example.org", certificate)] {
      let visit = TLSClient.visit(
        "/", port: server.port, host: host, trusted: trusted.certificate)
      #expect(visit.handshake == warned && visit.reply == nil)
    }
  }

  @Test func oldProtocolsAreRefused() throws {
    let site = try Site()
    let certificate = try Certificate.made(for: names, at: time(nil))
    let server = try serve(site, certificate)
    for (version, isGood) in [("1.3", true), ("1.2", true), ("1.1", false), ("1.0", false)] {
      let visit = TLSClient.visit(
        "/", port: server.port, host: "localhost", trusted: certificate.certificate,
        priorities: "NORMAL:-VERS-ALL:+VERS-TLS\(version)")
      #expect((visit.handshake == 0) == isGood)
    }
  }

  @Test func unencryptedRequestsAreNoTrap() throws {
    let site = try Site()
    let certificate = try Certificate.made(for: names, at: time(nil))
    let server = try serve(site, certificate)
    #expect(ask(server.port, "/") == nil)
    let visit = TLSClient.visit(
      "/", port: server.port, host: "localhost", trusted: certificate.certificate)
    #expect(visit.reply?.text == Site.page)
  }
}

import CGnuTLS
import Foundation

/// A browser that trusts one certificate and no authority.
enum TLSClient {
  /// What came of a visit.
  struct Visit {
    /// GnuTLS's verdict of the handshake: 0 is good.
    var handshake: Int32
    /// What was received.
    var reply: Reply?
  }

  /// Asks for a target, if the server shows a certificate for `host` that `trusted` vouches for.
  static func visit(
    _ target: String, port: UInt16, host: String, trusted: String, priorities: String = "NORMAL"
  ) -> Visit {
    var credentials: gnutls_certificate_credentials_t?
    gnutls_certificate_allocate_credentials(&credentials)
    defer { gnutls_certificate_free_credentials(credentials) }
    var bytes = Array(trusted.utf8)
    bytes.withUnsafeMutableBufferPointer { buffer in
      var datum = gnutls_datum_t(data: buffer.baseAddress, size: UInt32(buffer.count))
      gnutls_certificate_set_x509_trust_mem(credentials, &datum, GNUTLS_X509_FMT_PEM)
    }
    var session: gnutls_session_t?
    gnutls_init(&session, UInt32(GNUTLS_CLIENT))
    defer { gnutls_deinit(session) }
    gnutls_priority_set_direct(session, priorities, nil)
    gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, UnsafeMutableRawPointer(credentials))

    guard let client = Client(port: port) else { return Visit(handshake: -1) }
    // GnuTLS keeps the pointer to the host's name.
    let name = strdup(host)
    defer { free(name) }
    gnutls_session_set_verify_cert(session, name, 0)
    gnutls_transport_set_int2(session, client.descriptor, client.descriptor)
    let handshake = gnutls_handshake(session)
    guard handshake == 0 else { return Visit(handshake: handshake) }
    let request = Array("GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8)
    gnutls_record_send(session, request, request.count)
    var received: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = gnutls_record_recv(session, &piece, piece.count), count > 0 {
      received += piece.prefix(count)
    }
    withExtendedLifetime(client) {}
    return Visit(handshake: 0, reply: Reply(received))
  }
}

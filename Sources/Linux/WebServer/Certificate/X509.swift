import CGnuTLS

/// GnuTLS's certificate.
final class X509Certificate {
  let handle: gnutls_x509_crt_t

  init() {
    handle = made(gnutls_x509_crt_init)
  }

  /// The first certificate of a text.
  convenience init?(pem: String) {
    self.init()
    let handle = handle
    guard withDatum(pem, { gnutls_x509_crt_import(handle, $0, GNUTLS_X509_FMT_PEM) }) >= 0 else {
      return nil
    }
  }

  deinit { gnutls_x509_crt_deinit(handle) }

  var pem: String? {
    text { gnutls_x509_crt_export2(handle, GNUTLS_X509_FMT_PEM, $0) }
  }

  /// The same for a key and the certificates of that key.
  var identity: [UInt8]? {
    bytes { gnutls_x509_crt_get_key_id(handle, 0, $0, $1) }
  }

  var validity: Range<Int> {
    let start = gnutls_x509_crt_get_activation_time(handle)
    return start..<max(start, gnutls_x509_crt_get_expiration_time(handle))
  }

  /// The names and addresses it is for.
  var names: CertificateNames {
    var names = CertificateNames(hosts: [], addresses: [])
    for index in 0..<UInt32(1000) {
      var kind: Int32 = 0
      let name = bytes { bytes, count in
        kind = gnutls_x509_crt_get_subject_alt_name(handle, index, bytes, count, nil)
        return kind
      }
      guard let name else { break }
      switch kind {
      case Int32(GNUTLS_SAN_DNSNAME.rawValue):
        names.hosts.insert(String(decoding: name, as: UTF8.self).lowercased())
      case Int32(GNUTLS_SAN_IPADDRESS.rawValue):
        if let address = IPAddress(bytes: name) { names.addresses.insert(address) }
      default: break
      }
    }
    return names
  }
}

/// GnuTLS's secret key.
final class X509Key {
  let handle: gnutls_x509_privkey_t

  init() {
    handle = made(gnutls_x509_privkey_init)
  }

  /// The first key of a text.
  convenience init?(pem: String) {
    self.init()
    let handle = handle
    guard withDatum(pem, { gnutls_x509_privkey_import(handle, $0, GNUTLS_X509_FMT_PEM) }) >= 0
    else { return nil }
  }

  deinit { gnutls_x509_privkey_deinit(handle) }

  var pem: String? {
    text { gnutls_x509_privkey_export2(handle, GNUTLS_X509_FMT_PEM, $0) }
  }

  /// The same for a key and the certificates of that key.
  var identity: [UInt8]? {
    bytes { gnutls_x509_privkey_get_key_id(handle, 0, $0, $1) }
  }
}

/// What GnuTLS makes; that fails only where memory does.
private func made(_ make: (UnsafeMutablePointer<OpaquePointer?>?) -> Int32) -> OpaquePointer {
  var handle: OpaquePointer?
  _ = make(&handle)
  return handle!
}

/// Lends a text to GnuTLS.
private func withDatum(_ text: String, _ body: (UnsafePointer<gnutls_datum_t>) -> Int32) -> Int32 {
  var bytes = Array(text.utf8)
  return bytes.withUnsafeMutableBufferPointer { buffer in
    var datum = gnutls_datum_t(data: buffer.baseAddress, size: UInt32(clamping: buffer.count))
    return body(&datum)
  }
}

/// Takes a text that GnuTLS allocates.
private func text(_ body: (UnsafeMutablePointer<gnutls_datum_t>) -> Int32) -> String? {
  var datum = gnutls_datum_t()
  guard body(&datum) >= 0, let data = datum.data else { return nil }
  defer { gnutls_free_bytes(data) }
  return String(decoding: UnsafeBufferPointer(start: data, count: Int(datum.size)), as: UTF8.self)
}

/// Takes some bytes that GnuTLS writes, fewer than 512.
private func bytes(
  _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>) -> Int32
) -> [UInt8]? {
  var count = 512
  var bytes = [UInt8](repeating: 0, count: count)
  guard body(&bytes, &count) >= 0 else { return nil }
  return Array(bytes.prefix(count))
}

import CGnuTLS

extension Certificate {
  /// Makes a key, and a certificate that it signs itself.
  ///
  /// For servers only and no authority: who trusts it does not trust others that this machine might sign.
  ///
  /// - Parameters:
  ///   - names: whom it is for.
  ///   - time: now, in seconds since 1970; it is valid from a day earlier on, as clocks differ.
  /// - Returns: both.
  /// - Throws: `noCertificate`.
  public static func made(
    for names: CertificateNames, at time: Int
  ) throws(WebServerError) -> Certificate {
    let key = X509Key()
    let certificate = X509Certificate()
    try check(
      gnutls_x509_privkey_generate2(
        key.handle, GNUTLS_PK_ECDSA, gnutls_bits_of_p256(), 0, nil, 0))
    try check(gnutls_x509_crt_set_version(certificate.handle, 3))
    var serial = [UInt8](repeating: 0, count: 16)
    try check(gnutls_rnd(GNUTLS_RND_NONCE, &serial, serial.count))
    serial[0] = serial[0] & 0x3F | 0x40  // positive, and never shorter
    try check(gnutls_x509_crt_set_serial(certificate.handle, serial, serial.count))
    let start = time - secondsOfDay
    try check(gnutls_x509_crt_set_activation_time(certificate.handle, start))
    try check(gnutls_x509_crt_set_expiration_time(certificate.handle, start + lifetime))
    try name(certificate, names)
    try check(gnutls_x509_crt_set_basic_constraints(certificate.handle, 0, -1))
    try check(
      gnutls_x509_crt_set_key_usage(certificate.handle, UInt32(GNUTLS_KEY_DIGITAL_SIGNATURE)))
    try check(
      gnutls_x509_crt_set_key_purpose_oid(certificate.handle, GNUTLS_KP_TLS_WWW_SERVER, 0))
    try check(gnutls_x509_crt_set_key(certificate.handle, key.handle))
    try check(
      gnutls_x509_crt_sign2(
        certificate.handle, certificate.handle, key.handle, GNUTLS_DIG_SHA256, 0))
    guard let keyText = key.pem, let certificateText = certificate.pem,
      let made = Certificate(text: keyText + certificateText)
    else { throw .noCertificate(reason: "it cannot be read back") }
    return made
  }

  private static func name(
    _ certificate: X509Certificate, _ names: CertificateNames
  ) throws(WebServerError) {
    let title = "Theremin on \(names.hosts.sorted().first { $0 != "localhost" } ?? "localhost")"
    // The standard allows 64 characters.
    let common = Array(title.utf8.prefix(64))
    try check(
      gnutls_x509_crt_set_dn_by_oid(
        certificate.handle, GNUTLS_OID_X520_COMMON_NAME, 0, common, UInt32(common.count)))
    for host in names.hosts.sorted() {
      try add(Array(host.utf8), GNUTLS_SAN_DNSNAME, to: certificate)
    }
    for address in names.addresses.sorted(by: { $0.text < $1.text }) {
      try add(address.bytes, GNUTLS_SAN_IPADDRESS, to: certificate)
    }
  }

  private static func add(
    _ name: [UInt8], _ kind: gnutls_x509_subject_alt_name_t, to certificate: X509Certificate
  ) throws(WebServerError) {
    try check(
      gnutls_x509_crt_set_subject_alt_name(
        certificate.handle, kind, name, UInt32(name.count), UInt32(GNUTLS_FSAN_APPEND)))
  }

  private static func check(_ result: Int32) throws(WebServerError) {
    guard result >= 0 else {
      throw .noCertificate(reason: String(cString: gnutls_strerror(result)).lowercased())
    }
  }
}

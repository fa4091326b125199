import Glibc

/// Where a machine keeps its certificate, so that phones are warned once and not each time.
public struct CertificateStore: Sendable {
  /// The folder; it is made when it is needed.
  public let folder: String

  /// A store in a folder.
  public init(folder: String) { self.folder = folder }

  /// The user's own: `$XDG_DATA_HOME/theremin`, or `~/.local/share/theremin` (XDG Base Directory Specification; a path
  /// that is not absolute does not count).
  public init(environment: [String: String]) {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home =
      absolute("HOME") ?? getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? ""
    folder = (absolute("XDG_DATA_HOME") ?? "\(home)/.local/share") + "/theremin"
  }

  /// The file that holds the secret key and the certificate, for this user's eyes only.
  public var path: String { "\(folder)/https.pem" }

  /// Looks for the certificate that is kept, and makes a new one where that does not fit.
  ///
  /// - Parameters:
  ///   - names: whom it has to be for.
  ///   - time: now, in seconds since 1970.
  /// - Returns: a certificate that fits, and is kept from now on.
  /// - Throws: `noCertificate` or `notKept`.
  public func certificate(
    for names: CertificateNames, at time: Int
  ) throws(WebServerError) -> Certificate {
    if let kept = kept(), kept.fits(names, at: time) { return kept }
    let made = try Certificate.made(for: names, at: time)
    try keep(made)
    return made
  }

  /// What is kept; `nil` where there is nothing, where it is damaged, or where others could have read the key.
  private func kept() -> Certificate? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o077 == 0, status.st_uid == geteuid()
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return Certificate(text: String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  /// Saves it beside the old one and then puts it in its place, so that there is always a whole one.
  private func keep(_ certificate: Certificate) throws(WebServerError) {
    makeFolder()
    var name = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)  // mode 0600
    guard descriptor >= 0 else { throw .notKept(folder, reason: systemReason(errno)) }
    let bytes = Array(certificate.text.utf8)
    var isKept = write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
    isKept = close(descriptor) == 0 && isKept
    guard isKept, rename(name, path) == 0 else {
      let reason = systemReason(errno)
      unlink(name)
      throw .notKept(folder, reason: reason)
    }
  }

  /// Makes the folder and those above it that are not there. Whether that succeeds shows when a file is made in it.
  private func makeFolder() {
    let parts = folder.split(separator: "/")
    for count in parts.indices { mkdir("/" + parts[...count].joined(separator: "/"), 0o700) }
  }
}

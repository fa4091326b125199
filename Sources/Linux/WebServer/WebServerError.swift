import Glibc

/// Why a site cannot be served.
///
/// `sentence` says it to a person.
public enum WebServerError: Error, Equatable, Sendable {
  /// No folder of that name.
  case noFolder(String)
  /// A folder without `index.html`.
  case noPage(String)
  /// Another program listens there.
  case portTaken(UInt16)
  /// The system keeps that port for others.
  case portForbidden(UInt16)
  /// No socket there, for another reason.
  case noSocket(UInt16, reason: String)
  /// The HTTP library did not start.
  case noServer(UInt16)
  /// The certificate cannot be made.
  case noCertificate(reason: String)
  /// The certificate cannot be saved in that folder.
  case notKept(String, reason: String)

  /// One plain sentence: what is wrong, and what to do.
  public var sentence: String {
    switch self {
    case .noFolder(let path):
      "there is no folder “\(path)”; “make web” makes the page's folder dist"
    case .noPage(let path):
      "“\(path)” holds no index.html that can be read; “make web” makes the page's folder dist"
    case .portTaken(let port):
      "port \(port) is taken by another program; choose another number, or 0 for any free one"
    case .portForbidden(let port):
      "port \(port) is not allowed to this user; choose a number from 1024 on"
    case .noSocket(let port, let reason):
      "nothing can be served on port \(port): \(reason)"
    case .noServer(let port):
      "the server on port \(port) did not start; close other programs and try again"
    case .noCertificate(let reason):
      "no certificate can be made: \(reason)"
    case .notKept(let folder, let reason):
      "the certificate cannot be kept in “\(folder)”: \(reason); "
        + "let XDG_DATA_HOME name a folder of yours"
    }
  }
}

/// What the system says of its last error, in lower case as our sentences have it.
func systemReason(_ number: Int32) -> String {
  let text = String(cString: strerror(number))
  return text.prefix(1).lowercased() + text.dropFirst()
}

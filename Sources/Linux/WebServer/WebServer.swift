import CMicroHTTP

/// Gives out a folder's files over HTTP, to this machine alone or encrypted to its network, until it goes.
///
/// ```swift
/// let site = try SiteFolder(path: "dist")
/// let server = try WebServer(site, port: 0, for: .thisMachine)
/// print("http://localhost:\(server.port)")
/// ```
///
/// It works on a thread of its own, which sleeps while nobody asks.
public final class WebServer {
  /// Who may visit.
  public enum Audience: Sendable {
    /// Programs of this machine, unencrypted.
    case thisMachine
    /// Everybody who reaches this machine, encrypted with a certificate.
    case network(Certificate)
  }

  /// The port it listens on.
  public let port: UInt16
  private let daemon: OpaquePointer
  private let handler: RequestHandler

  /// Starts to serve.
  ///
  /// - Parameters:
  ///   - folder: whose files.
  ///   - port: where; 0 for any free one.
  ///   - audience: to whom.
  ///   - patience: after how many seconds without a byte a connection ends.
  /// - Throws: `portTaken`, `portForbidden`, `noSocket` or `noServer`.
  public init(
    _ folder: SiteFolder, port: UInt16, for audience: Audience, patience: UInt32 = 30
  ) throws(WebServerError) {
    let socket: ListeningSocket
    var certificate: Certificate?
    // Somebody in the network should not take all connections; on this machine it would be the user.
    var connectionsOfAnAddress = Self.connections
    switch audience {
    case .thisMachine: socket = try .onThisMachine(port: port)
    case .network(let own):
      socket = try .onEveryInterface(port: port)
      certificate = own
      connectionsOfAnAddress = 64
    }
    self.port = socket.port
    handler = RequestHandler(folder: folder)
    // From here on the socket is the library's, also where it does not start.
    let daemon = micro_http_start(
      socket.takeDescriptor(), certificate?.key, certificate?.certificate, patience,
      Self.connections,
      connectionsOfAnAddress, RequestHandler.callback, Unmanaged.passUnretained(handler).toOpaque())
    guard let daemon else { throw .noServer(port) }
    self.daemon = daemon
  }

  /// Ends all connections.
  deinit { MHD_stop_daemon(daemon) }

  /// At once. Two servers of so many, each connection with a file, stay within the 1024 open files that Linux allows a
  /// program unasked.
  private static let connections: UInt32 = 250
}

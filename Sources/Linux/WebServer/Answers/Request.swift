/// What a client asks for, as far as the answer depends on it. A header that was not sent is `nil`.
public struct Request: Equatable, Sendable {
  /// Such as `GET`.
  public var method: String
  /// The path as it was sent, percent-encoded.
  public var target: String
  /// Which parts of a file are wanted.
  public var range: String?
  /// The state those parts have to be of.
  public var ifRange: String?
  /// The states that the client has already.
  public var ifNoneMatch: String?
  /// The codings it takes.
  public var acceptEncoding: String?

  /// A request without headers.
  public init(_ method: String, _ target: String) {
    self.method = method
    self.target = target
  }

  /// Whether something is fetched; this server does nothing else.
  public var isFetch: Bool { method == "GET" || method == "HEAD" }
}

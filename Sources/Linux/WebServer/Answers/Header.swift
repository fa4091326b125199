/// A line of an answer's head.
public struct Header: Equatable, Sendable {
  /// Such as `Content-Type`.
  public var name: String
  /// What stands behind the colon.
  public var value: String

  /// A line of its two halves.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension Header {
  /// What every answer tells a browser not to do, whatever the page says.
  ///
  /// Scripts, pictures and data come from this server alone; WebAssembly may be compiled, text may not be run; the page
  /// stands in nobody's frame; of the machine's senses it may ask for the camera only.
  public static let security: [Header] = [
    Header(
      "Content-Security-Policy",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
        + "img-src 'self' data: blob:; media-src 'self' blob:; worker-src 'self'; "
        + "style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"),
    Header("Permissions-Policy", "camera=(self), microphone=()"),
    Header("Referrer-Policy", "no-referrer"),
    Header("X-Content-Type-Options", "nosniff"),
  ]
}

/// The name of a file's state (RFC 9110, 8.8.3): equal as long as the bytes are.
public struct EntityTag: Equatable, Sendable {
  /// As in headers: in quotes.
  public let text: String

  /// A tag of letters, digits and dashes.
  public init(_ name: String) { text = "\"\(name)\"" }

  /// Whether a header `If-None-Match` names this state: the client has it already.
  ///
  /// Weak tags count, too, as caches that pack what they pass on weaken them.
  public func isNamed(by header: String?) -> Bool {
    guard let header = header.map({ trimmed($0) }) else { return false }
    if header == "*" { return true }
    // A tag may hold commas, so that quotes tell where it ends: every other piece between quotes is a tag.
    let pieces = header.split(separator: "\"", omittingEmptySubsequences: false)
    guard pieces.count % 2 == 1 else { return false }
    return pieces.indices.contains { $0 % 2 == 1 && "\"\(pieces[$0])\"" == text }
  }

  /// Whether a header `If-Range` allows a part of this state to be sent; so does none. Dates never do.
  public func allowsPart(by header: String?) -> Bool {
    guard let header else { return true }
    return trimmed(header) == text
  }
}

/// How content can be packed on its way, the tightest first.
public enum ContentCoding: String, CaseIterable, Sendable {
  /// Brotli (RFC 7932).
  case brotli = "br"
  /// Gzip (RFC 1952).
  case gzip

  /// How the names of files packed so end, without a dot.
  public var ending: String {
    switch self {
    case .brotli: "br"
    case .gzip: "gz"
    }
  }

  /// The codings that a client takes, by its header `Accept-Encoding` (RFC 9110, 12.5.3).
  public static func accepted(by header: String?) -> [ContentCoding] {
    guard let header else { return [] }
    var weights: [String: Bool] = [:]
    for entry in header.split(separator: ",") {
      let parts = entry.split(separator: ";").map { trimmed($0).lowercased() }
      guard let name = parts.first else { continue }
      let isRefused = parts.dropFirst().contains { parameter in
        parameter.hasPrefix("q=") && (Double(parameter.dropFirst(2)) ?? 0) == 0
      }
      weights[name] = !isRefused
    }
    return allCases.filter { weights[$0.rawValue] ?? weights["*"] ?? false }
  }
}

/// A header's word without the blanks around it.
func trimmed(_ text: some StringProtocol) -> String {
  let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  let bytes = Array(text.utf8.drop(while: isBlank))
  return String(decoding: bytes.prefix((bytes.lastIndex { !isBlank($0) } ?? -1) + 1), as: UTF8.self)
}

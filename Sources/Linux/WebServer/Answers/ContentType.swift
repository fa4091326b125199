/// What a file holds, as browsers want it told.
public enum ContentType {
  /// The media type of a file's name. A browser runs no script and no WebAssembly of a wrong one.
  public static func of(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return unknown }
    return types[name[name.utf8.index(after: dot)...].lowercased()] ?? unknown
  }

  private static let unknown = "application/octet-stream"

  private static let types: [String: String] = [
    "html": "text/html; charset=utf-8",
    "js": "text/javascript",
    "mjs": "text/javascript",
    "css": "text/css",
    "wasm": "application/wasm",
    "json": "application/json",
    "map": "application/json",
    "webmanifest": "application/manifest+json",
    "tflite": unknown,
    "gz": "application/gzip",
    "mp4": "video/mp4",
    "webm": "video/webm",
    "wav": "audio/wav",
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "webp": "image/webp",
    "svg": "image/svg+xml",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
  ]
}

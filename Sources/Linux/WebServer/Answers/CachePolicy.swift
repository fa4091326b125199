/// How long browsers may keep a file without asking for it again.
public enum CachePolicy {
  /// The value of `Cache-Control` for a file's name.
  ///
  /// A name that holds a hash of the content, such as `app.1f3a5b7c.js`, never means other bytes. All else may change
  /// with the next build, and is asked for again each time.
  public static func of(_ name: String) -> String {
    holdsHash(name) ? "public, max-age=31536000, immutable" : "no-cache"
  }

  /// Whether a name is of the form `name.HASH.ending`, with eight hexadecimal digits or more.
  private static func holdsHash(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, !parts[0].isEmpty else { return false }
    let hash = parts[parts.count - 2].utf8
    return hash.count >= 8 && hash.allSatisfy { hexDigit($0) != nil }
  }
}

import Foundation
import WebServer

/// A folder to serve, with another one beside it that must not be seen; both removed with this object.
final class Site {
  /// Of both.
  let root: String
  var path: String { "\(root)/site" }

  static let page = "<!doctype html><title>Theremin</title>\n"
  /// Larger than what a socket takes at once.
  static let movie: [UInt8] = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

  init() throws {
    root =
      FileManager.default.temporaryDirectory
      .appending(path: "theremin-\(UUID().uuidString)").resolvingSymlinksInPath().path
    let manager = FileManager.default
    for folder in ["site/icons", "site/.git", "site-of-others"] {
      try manager.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    try put("site/index.html", Self.page)
    try put("site/app.1f3a5b7c.js", "export {}\n")
    try put("site/empty.css", "")
    try put("site/icons/big hand.svg", "<svg/>")
    try put("site/.git/config", "secret")
    try put("site-of-others/secret.txt", "secret")
    try Data(Self.movie).write(to: URL(filePath: "\(path)/clip.mp4"))
    for (name, target) in [
      ("out.txt", "../site-of-others/secret.txt"), ("others", "../site-of-others"),
      ("passwd", "/etc/passwd"), ("loop", "loop"), ("inside.js", "app.1f3a5b7c.js"),
    ] {
      try manager.createSymbolicLink(
        atPath: "\(path)/\(name)", withDestinationPath: target)
    }
    mkfifo("\(path)/pipe", 0o600)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func put(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(root)/\(name)"))
  }

  /// Sets when a file was changed.
  func date(_ name: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: "\(root)/\(name)")
  }

  func serve(patience: UInt32 = 30) throws -> WebServer {
    try WebServer(SiteFolder(path: path), port: 0, for: .thisMachine, patience: patience)
  }
}

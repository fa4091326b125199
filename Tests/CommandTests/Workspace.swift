import Foundation

/// A folder of one test's own, removed with it.
final class Workspace {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "theremin-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names in the folder, hidden ones too.
  var contents: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  /// Where a file of that name is or would be.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Puts a file there.
  func put(_ name: String, _ bytes: [UInt8] = []) throws {
    try Data(bytes).write(to: URL(filePath: self(name)))
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: self(name))))
  }

  func table(_ name: String) throws -> Table {
    Table(String(decoding: try bytes(name), as: UTF8.self))
  }
}

/// The committed clips and pictures.
enum Fixture {
  static let folder = Theremin.root.appending(path: "Tests/Fixtures").path
  /// The first three seconds of the demo's melody, and 0.7 s of an empty room before it.
  static let song = "\(folder)/Hands/song.mp4"
  /// Two seconds of two hands.
  static let duet = "\(folder)/Hands/duet.mp4"
  /// A hand two seconds low and two seconds high.
  static let reach = "\(folder)/Hands/reach.mp4"
  /// The whole demo: 14.4 s.
  static let longSong = "\(folder)/silent-night.mp4"

  static func hand(_ ending: String) -> String { "\(folder)/Hands/hand.\(ending)" }
  static func media(_ name: String) -> String { "\(folder)/Media/\(name)" }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }
}

import Foundation
import Hands
import Media

/// The committed files of Tests/Fixtures/Media, and what is on them.
enum Fixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Media").path

  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  static func frames(_ name: String, mirrored: Bool = false) throws -> [Frame] {
    let reader = try ClipReader(path: path(name), mirrored: mirrored)
    var frames: [Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  /// The colours of make_fixtures.py, row by row: red, green over blue, yellow.
  static let quadrants: [[Int]] = [[220, 30, 30], [30, 180, 30], [30, 30, 220], [220, 220, 30]]
}

/// A folder of one test's own, removed with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "media-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var contents: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  func file(_ name: String, _ bytes: [UInt8] = []) throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }
}

extension Frame {
  /// Red, green and blue at a place given in units of the picture.
  func colour(x: Double, y: Double) -> [Int] {
    let offset =
      4
      * (min(height - 1, Int(y * Double(height))) * width + min(width - 1, Int(x * Double(width))))
    return pixels[offset..<offset + 3].map(Int.init)
  }

  /// The colours in the middle of the four quadrants, row by row.
  var quadrants: [[Int]] {
    [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { colour(x: $0.0, y: $0.1) }
  }

  /// How far the quadrants are from the given colours: the greatest difference of any channel.
  func difference(from colours: [[Int]]) -> Int {
    zip(quadrants.joined(), colours.joined()).map { abs($0 - $1) }.max() ?? 0
  }
}

/// The bytes of a fixture.
func bytes(_ name: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(filePath: Fixture.path(name))))
}

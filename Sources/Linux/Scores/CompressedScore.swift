import CZip
import Foundation
import FoundationXML

/// A compressed MusicXML file: a ZIP archive whose `META-INF/container.xml` names the score (MusicXML 4.0,
/// "Compressed .mxl files").
final class CompressedScore {
  private let path: String
  private let archive: OpaquePointer
  /// The archive reads from here as long as it is open.
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ file: [UInt8], path: String) throws(ScoreError) {
    self.path = path
    bytes = .allocate(capacity: file.count)
    _ = bytes.initialize(from: file)
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    let source = zip_source_buffer_create(bytes.baseAddress, zip_uint64_t(file.count), 0, &error)
    guard let source else {
      bytes.deallocate()
      throw .notCompressed(path)
    }
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
      zip_source_free(source)
      bytes.deallocate()
      throw .notCompressed(path)
    }
    self.archive = archive
  }

  deinit {
    zip_discard(archive)
    bytes.deallocate()
  }

  /// The score's document.
  func score() throws(ScoreError) -> [UInt8] {
    guard let container = try file("META-INF/container.xml") else { throw .noScore(path) }
    let finder = RootFileFinder()
    let parser = XMLParser(data: Data(container))
    parser.delegate = finder
    _ = parser.parse()
    guard let name = finder.rootFile, let score = try file(name) else { throw .noScore(path) }
    return score
  }

  /// Unpacks a file of the archive; `nil` where there is none of that name.
  private func file(_ name: String) throws(ScoreError) -> [UInt8]? {
    let index = zip_name_locate(archive, name, 0)
    guard index >= 0 else { return nil }
    guard let file = zip_fopen_index(archive, zip_uint64_t(index), 0) else {
      throw .notCompressed(path)
    }
    defer { zip_fclose(file) }
    // What the archive says of a file's size may be wrong.
    var content: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = zip_fread(file, &piece, zip_uint64_t(piece.count))
      guard count >= 0 else { throw .notCompressed(path) }
      if count == 0 { return content }
      content += piece[..<Int(count)]
      guard content.count <= largestSong else { throw .tooLarge(path) }
    }
  }
}

/// Finds the first root file that is a score.
private final class RootFileFinder: NSObject, XMLParserDelegate {
  private(set) var rootFile: String?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard name == "rootfile", rootFile == nil, let path = attributes["full-path"] else { return }
    // Others may be a picture of it, such as PDF.
    let type = attributes["media-type"] ?? ""
    if type.isEmpty || type.contains("musicxml") || type.contains("xml") { rootFile = path }
  }
}

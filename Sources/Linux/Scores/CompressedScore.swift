import CZip

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
  func score() throws(ScoreError) -> ScoreDocument {
    guard let container = try file("META-INF/container.xml"), let name = Self.rootFile(container),
      let score = try file(name)
    else { throw .noScore(path) }
    return ScoreDocument(bytes: score, path: path)
  }

  /// The first root file that is a score; others may be a picture of it, such as PDF.
  private static func rootFile(_ container: [UInt8]) -> String? {
    guard let events = try? XMLEvents(container) else { return nil }
    while let event = try? events.next() {
      guard case .begin("rootfile", let attributes) = event else { continue }
      let type = attributes.first { $0.name == "media-type" }?.value ?? "xml"
      if type.contains("xml") { return attributes.first { $0.name == "full-path" }?.value }
    }
    return nil
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

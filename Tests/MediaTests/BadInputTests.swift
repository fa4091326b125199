import Foundation
import Hands
import Media
import ScalarMath
import Testing

@Suite struct BadInput {
  @Test func missingFile() {
    #expect(throws: MediaError.missing("no/such.mp4")) { try ClipReader(path: "no/such.mp4") }
    #expect(throws: MediaError.missing("")) { try ClipReader(path: "") }
    #expect(throws: MediaError.missing("http://localhost/hand.mp4")) {
      try ClipReader(path: "http://localhost/hand.mp4")
    }
  }

  @Test func folderEmptyFileAndText() throws {
    let folder = try TemporaryFolder()
    #expect(throws: MediaError.folder(folder.path)) { try ClipReader(path: folder.path) }
    let empty = try folder.file("empty.mp4")
    #expect(throws: MediaError.empty(empty)) { try ClipReader(path: empty) }
    let letter = Array("Dear reader, this is only a letter.\n".utf8)
    for name in ["text.mp4", "text.txt", "text"] {
      let text = try folder.file(name, letter)
      #expect(throws: MediaError.notMedia(text)) { try ClipReader(path: text) }
    }
    // A picture's ending is believed, until nothing can be decoded.
    for name in ["text.png", "text.jpg"] {
      let text = try folder.file(name, letter)
      #expect(throws: MediaError.damaged(text)) { try ClipReader(path: text) }
    }
  }

  /// A playlist must not lead to other files, nor a name to other protocols.
  @Test func namesAndListsLeadNowhereElse() throws {
    let folder = try TemporaryFolder()
    let list = try folder.file(
      "list.mp4", Array("ffconcat version 1.0\nfile '\(Fixture.path("whole.mp4"))'\n".utf8))
    #expect(throws: MediaError.self) { try ClipReader(path: list) }
    for name in ["a:b.mp4", "100%.png", "hand%03d.png", "take*?.jpg", "pipe:0"] {
      let source =
        name.hasSuffix("png") ? "rgb16.png" : name.hasSuffix("jpg") ? "exif1.jpg" : "bt601.mp4"
      let path = try folder.file(name, bytes(source))
      #expect(try ClipReader(path: path).width == 64)
    }
  }

  @Test func fileWithoutVideo() {
    for name in ["audio.mp4", "cover.mp3"] {
      let path = Fixture.path(name)
      #expect(throws: MediaError.noPicture(path)) { try ClipReader(path: path) }
    }
  }

  @Test func clipCutOffBeforeItsIndex() {
    let path = Fixture.path("headless.mp4")
    #expect(throws: MediaError.notMedia(path)) { try ClipReader(path: path) }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func fileThatMayNotBeRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("secret.mp4", bytes("whole.mp4"))
    chmod(path, 0)
    #expect(throws: MediaError.unreadable(path)) { try ClipReader(path: path) }
  }

  @Test func pictureTooLargeForMemory() throws {
    // A PNG header that promises 20 000 × 20 000 pixels.
    let folder = try TemporaryFolder()
    var png = try bytes("one.png")
    png.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
    let path = try folder.file("huge.png", png)
    #expect(throws: MediaError.self) { try ClipReader(path: path) }
  }

  /// Damage of any kind ends in fewer frames or an error, never in a trap.
  @Test func damagedBytesNeverTrap() throws {
    let folder = try TemporaryFolder()
    var numbers = RandomNumbers(seed: 7)
    let names = [
      "exif5.jpg", "exif6.png", "exif6.webp", "exif6.tif", "animated.gif", "matrix5.mp4", "vfr.mkv",
      "resized.ts", "wide.mp4", "cmyk.jpg", "greyalpha.png",
    ]
    for name in names {
      let whole = try bytes(name)
      for _ in 0..<25 {
        var damaged = whole
        for _ in 0..<Int.random(in: 1...12, using: &numbers) {
          damaged[Int.random(in: 0..<damaged.count, using: &numbers)] = .random(
            in: 0...255, using: &numbers)
        }
        let path = try folder.file("damaged", damaged)
        guard let reader = try? ClipReader(path: path) else { continue }
        var last = 0.0
        while let frame = try reader.next() {
          #expect(frame.time.isFinite && frame.time >= last)
          last = frame.time
        }
      }
    }
  }

  @Test func everySentenceNamesItsFileOnOneLine() {
    let path = "takes/one.mp4"
    let errors: [MediaError] = [
      .missing(path), .folder(path), .empty(path), .unreadable(path), .notMedia(path),
      .noPicture(path),
      .unknownCodec(path, codec: "vvc"), .damaged(path), .tooLarge(path, width: 9, height: 9),
      .outOfMemory(path), .outputFolderMissing(path), .unwritable(path), .outputIsFolder(path),
      .diskFull(path), .outputClosed(path), .notSeekable(path), .soundTooLong(path),
      .movieSize(path, width: 0, height: 9), .movieSampleRate(path, sampleRate: 7),
      .noEncoder(path, codec: "libx264"), .movieCutShort(path, seconds: 12),
      .writeFailed(path, reason: "input/output error"),
    ]
    for error in errors {
      #expect(error.sentence.contains(path) && !error.sentence.contains("\n"))
    }
    #expect(Set(errors.map(\.sentence)).count == errors.count)
  }
}

import Foundation
import Hands
import Media
import Testing

@Suite struct ReadingAhead {
  @Test(arguments: [1, 3, 100]) func givesTheReadersFrames(_ capacity: Int) throws {
    let expected = try Fixture.frames("vfr.mp4")
    let ahead = ReadAhead(try ClipReader(path: Fixture.path("vfr.mp4")), capacity: capacity)
    for frame in expected {
      let same = try #require(try ahead.next())
      #expect(same.time == frame.time && same.pixels == frame.pixels)
    }
    #expect(try ahead.next() == nil)
    #expect(try ahead.next() == nil)
    #expect(!ahead.isTruncated && ahead.warning == nil)
  }

  @Test func tellsOfTheTruncatedEnd() throws {
    let ahead = ReadAhead(try ClipReader(path: Fixture.path("truncated.mp4")))
    while try ahead.next() != nil {}
    #expect(ahead.isTruncated && ahead.warning != nil)
  }

  @Test func endsWhenStoppedOrLetGo() throws {
    for round in 0..<50 {
      let ahead = ReadAhead(try ClipReader(path: Fixture.path("whole.mp4")), capacity: 2)
      if round % 3 > 0 { #expect(try ahead.next() != nil) }
      if round % 2 > 0 {
        ahead.stop()
        ahead.stop()
        #expect(try ahead.next() == nil)
      }
    }
  }
}

@Suite(.serialized) struct Resources {
  static let isSanitized = dlsym(nil, "__asan_init") != nil

  @Test(.enabled(if: !isSanitized, "the address sanitizer keeps freed memory"))
  func memoryStaysFlat() throws {
    func readEverything() throws {
      for name in [
        "whole.mp4", "exif6.jpg", "exif6.webp", "odd.jpg", "animated.gif", "truncated.mp4",
      ] {
        while let reader = try? ClipReader(path: Fixture.path(name)) {
          while try reader.next() != nil {}
          break
        }
      }
      #expect(throws: MediaError.self) { try ClipReader(path: Fixture.path("headless.mp4")) }
      #expect(throws: MediaError.self) { try ClipReader(path: Fixture.path("cover.mp3")) }
    }
    // Other tests run beside this one and take memory, too; but what is never given back, a decoder
    // or its pictures, takes a mebibyte in every batch.
    let growths = try (0..<6).map { _ in
      let before = try residentPages()
      for _ in 0..<25 { try readEverything() }
      return try residentPages() - before
    }
    #expect(growths.min() ?? 0 < 256, "pages taken in batches of 25 rounds: \(growths)")
  }

  private func residentPages() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return Int(text.split(separator: " ")[1]) ?? 0
  }
}

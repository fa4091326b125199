import Hands
import Media
import Testing

/// Eight ways to store a picture, and one way to see it.
@Suite struct UprightFrames {
  static let pictures = (1...8).map { "exif\($0).jpg" } + ["exif6.png", "exif6.webp", "exif6.tif"]
  static let clips = (0..<8).map { "matrix\($0).mp4" }

  @Test(arguments: pictures + clips) func standUprightOnce(_ name: String) throws {
    let frames = try Fixture.frames(name)
    #expect(frames.count == (name.hasSuffix("mp4") ? 2 : 1))
    for frame in frames {
      #expect(frame.width == 64 && frame.height == 48)
      #expect(frame.difference(from: Fixture.quadrants) <= 8)
    }
  }

  @Test(arguments: pictures + clips) func mirroredFilesAreFlippedBack(_ name: String) throws {
    let red = Fixture.quadrants
    for frame in try Fixture.frames(name, mirrored: true) {
      #expect(frame.width == 64 && frame.height == 48)
      #expect(frame.difference(from: [red[1], red[0], red[3], red[2]]) <= 8)
    }
  }

  @Test(arguments: pictures + clips) func sizeIsKnownBeforeTheFirstFrame(_ name: String) throws {
    let reader = try ClipReader(path: Fixture.path(name))
    #expect(reader.width == 64 && reader.height == 48)
    #expect(reader.isPicture == !name.hasSuffix("mp4"))
  }

  /// Every pixel, not only the middle of the quadrants, against the upright original.
  @Test func turningLosesNoPixel() throws {
    let upright = try #require(try Fixture.frames("exif1.jpg").first)
    let mirrored = try #require(try Fixture.frames("exif1.jpg", mirrored: true).first)
    for y in 0..<48 {
      for x in 0..<64 {
        let here = 4 * (y * 64 + x)
        let there = 4 * (y * 64 + 63 - x)
        #expect(upright.pixels[here..<here + 4] == mirrored.pixels[there..<there + 4])
      }
    }
  }
}

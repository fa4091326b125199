import Hands
import Media
import Testing

@Suite struct PicturesOfEveryKind {
  @Test(arguments: [
    ("palette.png", 4), ("palette.gif", 4), ("rgb16.png", 1), ("lossy.webp", 8),
    ("subsampled.jpg", 8),
    ("cmyk.jpg", 12), ("bt601.mp4", 6), ("bt709.mp4", 6), ("fullrange.mp4", 6),
    ("unlabelled.mp4", 6),
    ("wide.mp4", 6),
  ])
  func colours(_ name: String, tolerance: Int) throws {
    for frame in try Fixture.frames(name) {
      #expect(frame.width == 64 && frame.height == 48)
      #expect(frame.difference(from: Fixture.quadrants) <= tolerance)
      #expect(stride(from: 3, to: frame.pixels.count, by: 4).allSatisfy { frame.pixels[$0] == 255 })
    }
  }

  @Test(arguments: [("grey.png", 0), ("grey16.png", 1), ("grey.jpg", 3)])
  func greyUsesItsWholeRange(_ name: String, tolerance: Int) throws {
    let frame = try #require(try Fixture.frames(name).first)
    for (column, level) in [0, 64, 128, 255].enumerated() {
      for value in frame.colour(x: (Double(column) + 0.5) / 4, y: 0.5) {
        #expect((value - level).magnitude <= tolerance)
      }
    }
  }

  @Test func greyVideoKeepsItsLevels() throws {
    let levels = try Fixture.frames("grey.mp4").map { $0.colour(x: 0.5, y: 0.5)[0] }
    #expect(levels.count == 7)
    for (index, level) in levels.enumerated() {
      #expect((level - (30 + 30 * index)).magnitude <= 3)
    }
  }

  @Test func transparencyLiesOnBlack() throws {
    let colour = try #require(try Fixture.frames("alpha.png").first)
    let halved = Fixture.quadrants.map { $0.map { ($0 * 128 + 127) / 255 } }
    #expect(colour.difference(from: Array(Fixture.quadrants[..<2]) + halved[2...]) <= 1)
    let grey = try #require(try Fixture.frames("greyalpha.png").first)
    #expect(
      grey.difference(from: [[64, 64, 64], [255, 255, 255], [32, 32, 32], [128, 128, 128]]) <= 1)
    #expect(grey.pixels[4 * 64 * 47 + 3] == 255)
  }

  @Test(arguments: [
    ("one.png", 1, 1), ("one.jpg", 1, 1), ("odd.jpg", 641, 479), ("large.png", 4000, 3000),
  ])
  func sizes(_ name: String, width: Int, height: Int) throws {
    let reader = try ClipReader(path: Fixture.path(name))
    #expect(reader.isPicture && reader.duration == nil && reader.frameRate == nil)
    let frame = try #require(try reader.next())
    #expect(frame.width == width && frame.height == height && frame.time == 0)
    #expect((frame.colour(x: 0, y: 0)[0] - 220).magnitude <= 8)
    if width > 1 { #expect(frame.difference(from: Fixture.quadrants) <= 8) }
    #expect(try reader.next() == nil)
    #expect(reader.warning == nil)
  }

  @Test func aPictureWithoutEndIsSaidToBeCutOff() throws {
    let folder = try TemporaryFolder()
    let whole = try bytes("odd.jpg")
    let reader = try ClipReader(path: folder.file("cut.jpg", Array(whole.prefix(whole.count / 2))))
    let frame = try #require(try reader.next())
    #expect((frame.colour(x: 0.25, y: 0.1)[0] - 220).magnitude <= 8)
    #expect(try reader.next() == nil)
    #expect(reader.warning != nil)
  }
}

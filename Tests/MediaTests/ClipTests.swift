import Foundation
import Hands
import Media
import ScalarMath
import Testing

@Suite struct Clips {
  @Test(arguments: ["vfr.mp4", "vfr.mkv"]) func varyingRateStaysInTime(_ name: String) throws {
    let frames = try Fixture.frames(name)
    let times = [0, 0.1, 0.15, 0.4, 0.5, 0.95, 1.0]
    #expect(frames.count == times.count)
    for (index, (frame, time)) in zip(frames, times).enumerated() {
      #expect((frame.time - time).magnitude < 0.0006)
      #expect((frame.colour(x: 0.5, y: 0.5)[0] - (30 + 30 * index)).magnitude <= 6)
    }
  }

  @Test(arguments: [
    ("whole.mp4", 1.0), ("trimmed.mp4", 0.5), ("animated.gif", 0.7), ("longsound.mkv", 1.0),
    ("one.png", 0.0),
  ])
  func endIsWhenTheLastFrameIsOver(_ name: String, length: Double) throws {
    let reader = try ClipReader(path: Fixture.path(name))
    while try reader.next() != nil {}
    #expect((reader.endTime - length).magnitude < 0.002)
  }

  @Test func endIsKnownWithoutTheLastFramesLength() throws {
    let reader = try ClipReader(path: Fixture.path("vfr.mp4"))
    while try reader.next() != nil {}
    #expect((1.01...1.3).contains(reader.endTime))
  }

  @Test func animatedPictureIsAClip() throws {
    let reader = try ClipReader(path: Fixture.path("animated.gif"))
    #expect(!reader.isPicture)
    let frames = try Fixture.frames("animated.gif")
    #expect(frames.map { Int(($0.time * 1000).rounded()) } == [0, 100, 300, 600])
    #expect(frames.map { $0.colour(x: 0.5, y: 0.5)[0] } == [0, 60, 120, 180])
  }

  @Test func changingSizeGivesFramesOfBothSizes() throws {
    let frames = try Fixture.frames("resized.ts")
    #expect(Set(frames.map(\.width)) == [64, 96] && Set(frames.map(\.height)) == [48, 64])
    #expect(frames.allSatisfy { $0.difference(from: Fixture.quadrants) <= 8 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func properties() throws {
    let reader = try ClipReader(path: Fixture.path("whole.mp4"))
    #expect(reader.duration == 1 && reader.frameRate == 10)
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(count == 10 && reader.frameCount == 10)
    #expect(!reader.isTruncated && reader.warning == nil)
    #expect(try reader.next() == nil)
  }

  @Test func wholeFilesGiveNoWarning() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Fixture.folder)
    where !["truncated.mp4", "headless.mp4", "audio.mp4", "cover.mp3", "make_fixtures.py"].contains(
      name)
    {
      let reader = try ClipReader(path: Fixture.path(name))
      while try reader.next() != nil {}
      #expect(reader.warning == nil, "\(name)")
    }
  }

  @Test func trimmedClipGivesItsPartOnly() throws {
    let whole = try Fixture.frames("whole.mp4")
    let part = try Fixture.frames("trimmed.mp4")
    #expect(part.map { Int(($0.time * 10).rounded()) } == [0, 1, 2, 3, 4])
    #expect(zip(part, whole[2...]).allSatisfy { $0.pixels == $1.pixels })
  }

  @Test func truncatedClipPlaysWhatThereIsAndSaysSo() throws {
    let reader = try ClipReader(path: Fixture.path("truncated.mp4"))
    var frames: [Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect((1..<10).contains(frames.count))
    #expect(reader.isTruncated)
    let warning = try #require(reader.warning)
    #expect(warning.contains("truncated.mp4") && warning.contains("cut off"))
  }

  /// Wherever a file ends, what is read is the beginning of the whole, and the end is noticed.
  @Test func anyCutIsNoticed() throws {
    let folder = try TemporaryFolder()
    let matroska = try bytes("longsound.mkv")
    let cut = try folder.file("cut.mkv", Array(matroska.prefix(matroska.count * 2 / 3)))
    let reader = try ClipReader(path: cut)
    while try reader.next() != nil {}
    #expect(reader.isTruncated)
    let whole = try bytes("whole.mp4")
    let data = try #require(whole.firstRange(of: Array("mdat".utf8)))
    for length in stride(from: data.upperBound + 800, to: whole.count, by: 37) {
      let path = try folder.file("cut.mp4", Array(whole.prefix(length)))
      let reader = try ClipReader(path: path)
      while try reader.next() != nil {}
      #expect(reader.isTruncated, "cut after \(length) of \(whole.count) bytes")
    }
  }

  /// Threads hand out the same frames.
  @Test func moreThreadsGiveTheSame() throws {
    let one = try Fixture.frames("whole.mp4")
    let reader = try ClipReader(path: Fixture.path("whole.mp4"), threadCount: 3)
    for frame in one {
      let same = try #require(try reader.next())
      #expect(same.pixels == frame.pixels && same.time == frame.time)
    }
    #expect(try reader.next() == nil)
  }
}

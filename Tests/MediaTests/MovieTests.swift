import Foundation
import Hands
import Media
import Testing

@Suite struct Movies {
  @Test(arguments: [(64, 48), (65, 47), (48, 65), (320, 240), (200, 2), (17, 301)])
  func keepTimesAndColours(_ width: Int, _ height: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let times = [0, 0.0333, 0.0667, 0.1, 0.15, 0.151, 0.9, 2.5, 2.5167, 2.5334, 5.123456, 5.2]
    let movie = try MovieWriter(path: path, width: width, height: height)
    let picture = TestPicture(width: width, height: height)
    for time in times { try movie.write(picture, at: time) }
    #expect(!folder.contents.contains("a.mp4"))
    try movie.finish(duration: 6)
    #expect(folder.contents == ["a.mp4"])

    let reader = try ClipReader(path: path)
    #expect(reader.width == width + width % 2 && reader.height == height + height % 2)
    #expect(((reader.duration ?? 0) - 6).magnitude < 1e-4)
    var read: [Double] = []
    while let frame = try reader.next() {
      read.append(frame.time)
      if height > 2 { #expect(frame.difference(from: Fixture.quadrants) <= 6) }
    }
    #expect(reader.warning == nil)
    #expect(read.count == times.count)
    #expect(zip(read, times).allSatisfy { ($0 - $1).magnitude < 1e-4 })
  }

  /// H.264 knows no smaller picture than 2 × 2 of 4:2:0.
  @Test(arguments: [(1, 1), (2, 2), (1, 33), (33, 1), (16_384, 1), (1, 16_384), (7680, 4320)])
  func comeInEverySize(_ width: Int, _ height: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: width, height: height)
    let grey = TestPicture.plain(200, width: width, height: height)
    for time in [0, 0.5] { try movie.write(grey, at: time) }
    try movie.finish()
    let frames = try readFrames(path)
    #expect(frames.count == 2)
    #expect(frames[0].colour(x: 0.5, y: 0.5).allSatisfy { abs($0 - 200) <= 3 })
  }

  @Test func repeatTheLastColumnAndRowOfOddSizes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 63, height: 33)
    try movie.write(TestPicture(width: 63, height: 33), at: 0)
    try movie.finish(duration: 1)
    let frame = try #require(try readFrames(path).first)
    #expect(frame.width == 64 && frame.height == 34)
    for (x, y) in [(0.999, 0.25), (0.999, 0.999), (0.25, 0.999)] {
      let inside = frame.colour(x: min(x, 0.95), y: min(y, 0.9))
      let edge = frame.colour(x: x, y: y)
      #expect(zip(inside, edge).allSatisfy { abs($0 - $1) <= 6 })
    }
  }

  @Test func nudgeTimesThatDoNotRise() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 32, height: 32)
    let times = [0, 0.5, 0.5, 0.25, .nan, -.infinity, -7, 1, 1.5]
    for time in times { try movie.write(TestPicture(width: 32, height: 32), at: time) }
    try movie.finish()
    let read = try readFrames(path).map(\.time)
    let expected = [0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1.5]
    #expect(read.count == expected.count)
    #expect(zip(read, expected).allSatisfy { ($0 - $1).magnitude < 1e-3 })
    #expect(zip(read, read.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func holdTheirSound() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 32, height: 32, sampleRate: 44_100)
    try movie.write(TestPicture(width: 32, height: 32), at: 0)
    // Blocks of no even length, and values that no codec takes. Sides are not mixed.
    let tone = (0..<44_100).map { 0.5 * Float(sin(2 * Double.pi * 441 * Double($0) / 44_100)) }
    for first in stride(from: 0, to: tone.count, by: 777) {
      let block = Array(tone[first..<min(first + 777, tone.count)])
      try movie.write(left: block, right: [Float](repeating: 0, count: block.count))
    }
    try movie.write(left: [.nan, .infinity, -.infinity, 7], right: [0, 0, 0, 0])
    try movie.write(sound: [])
    try movie.finish(duration: 1)
    let sound = try #require(DecodedSound(path: path))
    #expect(sound.sampleRate == 44_100)
    // AAC at this rate keeps a sine of this level to well below a hundredth.
    let begin = 0 - (sound.start ?? 0)
    let errors = (4_000..<40_000).map { (sound.samples[begin + $0] - tone[$0]).magnitude }
    #expect(errors.max()! < 0.01)
    #expect((sound.endTime - 1).magnitude < 0.03)
  }

  @Test func mayPromiseSoundThatNeverComes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 32, height: 32, sampleRate: 48_000)
    for step in 0..<50 {
      try movie.write(TestPicture(width: 32, height: 32), at: Double(step) / 10)
    }
    try movie.finish()
    let reader = try ClipReader(path: path)
    #expect(((reader.duration ?? 0) - 5).magnitude < 1e-3)
    while try reader.next() != nil {}
    #expect(reader.frameCount == 50 && reader.warning == nil)
  }

  /// A length that ends before the last picture still shows it.
  @Test(arguments: [0, 0.5, -1, .nan]) func endAfterTheirLastPicture(_ duration: Double) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 32, height: 32)
    for time in [0, 0.5, 1] { try movie.write(TestPicture(width: 32, height: 32), at: time) }
    try movie.finish(duration: duration)
    #expect(try readFrames(path).map(\.time) == [0, 0.5, 1])
  }

  @Test(.enabled(if: Probe.program != nil, "ffprobe is not installed"))
  func sayWhatTheyAre() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 96, height: 64, sampleRate: 48_000)
    for step in 0..<75 {
      try movie.write(TestPicture(width: 96, height: 64), at: Double(step) / 25)
      try movie.write(sound: [Float](repeating: 0, count: 1_920))
    }
    try movie.finish(duration: 3)
    let pictures =
      "stream=codec_name,profile,width,height,pix_fmt,color_range,color_space,color_transfer,"
      + "color_primaries,start_pts,time_base,duration_ts,nb_read_packets"
    #expect(
      Set(
        try Probe.run(["-select_streams", "v", "-count_packets", "-show_entries", pictures, path]))
        == [
          "h264", "High", "96", "64", "yuv420p", "tv", "bt709", "0", "1/90000", "270000", "75",
        ])
    #expect(
      try Probe.run([
        "-select_streams", "a", "-show_entries", "stream=codec_name,profile,sample_rate,channels",
        path,
      ]) == ["aac", "LC", "48000", "2"])
    let keys = try Probe.run([
      "-select_streams", "v", "-skip_frame", "nokey", "-show_entries", "frame=pts", path,
    ])
    #expect(keys == ["0", "90000", "180000"])
  }

  /// Flash and beep at known times of a long movie of varying rate.
  @Test func keepSoundAndPictureInStepForFiveMinutes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let events = [0.25, 60.5, 150.75, 300.0]
    let movie = try MovieWriter(path: path, width: 32, height: 32, sampleRate: 48_000)
    let dark = TestPicture.plain(20, width: 32, height: 32)
    let bright = TestPicture.plain(230, width: 32, height: 32)
    // A frame of 1/30 s, one of 1/24 s, and so on; each event falls on a frame of its own.
    var times = [0.0]
    while times.last! < 301 {
      times.append(times.last! + (times.count % 2 == 0 ? 1.0 / 30 : 1.0 / 24))
    }
    times = (times + events).sorted()
    var sampleCount = 0
    for time in times {
      let isFlash = events.contains { time >= $0 && time < $0 + 0.2 }
      try movie.write(isFlash ? bright : dark, at: time)
      let end = Int(time * 48_000)
      try movie.write(
        sound: (sampleCount..<end).map { sample in
          let time = Double(sample) / 48_000
          guard events.contains(where: { time >= $0 && time < $0 + 0.2 }) else { return 0 }
          return 0.8 * Float(cos(2 * Double.pi * 1000 * time))
        })
      sampleCount = end
    }
    try movie.finish()

    let sound = try #require(DecodedSound(path: path))
    let reader = try ClipReader(path: path)
    var flashes: [Double] = []
    var wasBright = false
    while let frame = try reader.next() {
      let isBright = frame.colour(x: 0.5, y: 0.5)[0] > 125
      if isBright && !wasBright { flashes.append(frame.time) }
      wasBright = isBright
    }
    #expect(flashes.count == events.count)
    for (flash, event) in zip(flashes, events) {
      let beep = try #require(sound.onset(after: event - 0.1))
      #expect((flash - event).magnitude < 1e-3)
      // A codec's frame is 21 ms; a picture's, 33.
      #expect((beep - event).magnitude < 0.005)
    }
  }
}

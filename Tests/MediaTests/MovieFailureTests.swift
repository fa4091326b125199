import Foundation
import Media
import Testing

@Suite struct MovieFailures {
  @Test(arguments: [(0, 480), (640, 0), (-2, 2), (20_000, 480), (640, 16_385), (16_384, 16_384)])
  func sizesThatCannotBe(_ width: Int, _ height: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    #expect(throws: MediaError.movieSize(path, width: width, height: height)) {
      try MovieWriter(path: path, width: width, height: height)
    }
    #expect(folder.contents == [])
  }

  @Test(arguments: [0, -1, 44_101, 192_000, Int.max])
  func sampleRatesThatCannotBe(_ sampleRate: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    #expect(throws: MediaError.movieSampleRate(path, sampleRate: sampleRate)) {
      try MovieWriter(path: path, width: 32, height: 32, sampleRate: sampleRate)
    }
    #expect(folder.contents == [])
  }

  @Test func placesThatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/none/a.mp4"
    #expect(throws: MediaError.outputFolderMissing(missing)) {
      try MovieWriter(path: missing, width: 32, height: 32)
    }
    #expect(throws: MediaError.outputIsFolder(folder.path)) {
      try MovieWriter(path: folder.path, width: 32, height: 32)
    }
  }

  @Test func nothingIsLeftOfAnAbandonedMovie() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.mp4", Array("old".utf8))
    let abandoned = try MovieWriter(path: path, width: 32, height: 32)
    for step in 0..<100 {
      try abandoned.write(TestPicture(width: 32, height: 32), at: Double(step))
    }
    abandoned.abandon()
    abandoned.abandon()
    do {
      let forgotten = try MovieWriter(path: path, width: 32, height: 32, sampleRate: 48_000)
      try forgotten.write(TestPicture(width: 32, height: 32), at: 0)
    }
    #expect(folder.contents == ["a.mp4"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test func aMovieNeedsAPicture() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 32, height: 32, sampleRate: 48_000)
    try movie.write(sound: [Float](repeating: 0, count: 4_800))
    #expect(throws: MediaError.writeFailed(path, reason: "there was no picture")) {
      try movie.finish()
    }
    #expect(folder.contents == [])
  }

  /// Gaps of hours and times beyond any clip end in a movie or an error, never in a trap.
  @Test(
    arguments: [[0, 40_000], [0, 1e7, 1e8], [0, 1e300, 2e300], [-.infinity, .infinity, 5]]
      as [[Double]])
  func timesWithoutReason(_ times: [Double]) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 32, height: 32, sampleRate: 48_000)
    do {
      for time in times { try movie.write(TestPicture(width: 32, height: 32), at: time) }
      try movie.finish(duration: times.last)
      #expect(try readFrames(path).count == times.count)
    } catch let error as MediaError {
      #expect(error.sentence.contains(path) && folder.contents == [])
    }
  }

  @Test func aFullDeviceIsNoticed() throws {
    let movie = try MovieWriter(path: "/dev/full", width: 32, height: 32)
    #expect(throws: MediaError.diskFull("/dev/full")) {
      for step in 0..<10 { try movie.write(TestPicture(width: 32, height: 32), at: Double(step)) }
      try movie.finish()
    }
  }

  /// What a crash leaves: the file, cut off somewhere.
  @Test func aMovieCutOffPlaysUpToThere() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 64, height: 48, sampleRate: 48_000)
    for step in 0..<250 {
      try movie.write(
        TestPicture.noise(width: 64, height: 48, seed: UInt64(step)), at: Double(step) / 25)
      try movie.write(sound: [Float](repeating: 0.1, count: 1_920))
    }
    try movie.finish(duration: 10)
    let whole = Array(try Data(contentsOf: URL(filePath: path)))
    var lengths: [Int] = []
    for percent in [20, 33, 50, 64, 77, 90, 99] {
      let part = try folder.file("part.mp4", Array(whole.prefix(whole.count * percent / 100)))
      let frames = try readFrames(part)
      lengths.append(frames.count)
      // Noise needs as many bytes in every second; the last fragment is the one that is lost.
      #expect(frames.count >= 250 * percent / 100 - 30)
      #expect(frames.enumerated().allSatisfy { ($1.time - Double($0) / 25).magnitude < 1e-3 })
    }
    #expect(lengths == lengths.sorted() && lengths.first! < lengths.last!)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "no file system can be mounted here"))
  func onAFullDiskTheFinishedPartStays() throws {
    let folder = try TemporaryFolder()
    #expect(SmallDisk.mount(on: folder.path))
    defer { SmallDisk.unmount(folder.path) }
    let path = folder.path + "/a.mp4"
    let movie = try MovieWriter(path: path, width: 64, height: 48, sampleRate: 48_000)
    let failure = #expect(throws: MediaError.self) {
      for step in 0..<2_500 {
        let picture = TestPicture.noise(width: 64, height: 48, seed: UInt64(step))
        try movie.write(picture, at: Double(step) / 25)
        try movie.write(sound: [Float](repeating: 0.1, count: 1_920))
      }
      try movie.finish(duration: 100)
    }
    guard case .movieCutShort(path, let seconds) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(folder.contents == ["a.mp4"])
    #expect(throws: MediaError.movieCutShort(path, seconds: seconds)) { try movie.finish() }
    movie.abandon()
    let reader = try ClipReader(path: path)
    while try reader.next() != nil {}
    #expect(seconds >= 1 && (reader.endTime - seconds).magnitude < 1e-3)
    #expect(reader.warning == nil)
  }
}

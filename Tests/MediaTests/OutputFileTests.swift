import Foundation
import Media
import Testing

@Suite struct Outputs {
  @Test func appearCompleteOrNotAtAll() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/table.csv"
    let output = try OutputFile(path: path)
    try output.write("time_s\n")
    #expect(!folder.contents.contains("table.csv"))
    try output.write(Array("0.5\n".utf8))
    try output.finish()
    output.abandon()
    #expect(folder.contents == ["table.csv"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "time_s\n0.5\n")
  }

  @Test func leaveTheirPredecessorWhenAbandonedOrLetGo() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("table.csv", Array("old".utf8))
    let abandoned = try OutputFile(path: path)
    try abandoned.write("new")
    abandoned.abandon()
    try abandoned.finish()
    do {
      let forgotten = try OutputFile(path: path)
      try forgotten.write("new")
    }
    #expect(folder.contents == ["table.csv"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test func replaceThroughSymbolicLinks() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("real.csv", Array("old".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.csv", withDestinationPath: path)
    let output = try OutputFile(path: folder.path + "/link.csv")
    try output.write("new")
    try output.finish()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(folder.contents == ["link.csv", "real.csv"])
  }

  @Test func twoOfOneNameDoNotMix() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a"
    let (first, second) = (try OutputFile(path: path), try OutputFile(path: path))
    try first.write("first")
    try second.write("second")
    try second.finish()
    try first.finish()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "first")
    #expect(folder.contents == ["a"])
  }

  @Test func goToAPipeRowByRow() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let output = try OutputFile(path: "/dev/fd/\(ends[1])")
    var buffer = [UInt8](repeating: 0, count: 100)
    for row in ["time_s,gate\n", "0.0,1\n"] {
      try output.write(row)
      let count = read(ends[0], &buffer, buffer.count)
      #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == row)
    }
    try output.finish()
    ends.forEach { close($0) }
  }

  @Test func noticeThatNobodyReads() throws {
    let interruption = Interruption()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let path = "/dev/fd/\(ends[1])"
    let output = try OutputFile(path: path)
    close(ends[0])
    #expect(throws: MediaError.outputClosed(path)) { try output.write("0.0,1\n") }
    close(ends[1])
    withExtendedLifetime(interruption) {}
  }

  @Test func needTheirFolder() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/none/table.csv"
    #expect(throws: MediaError.outputFolderMissing(missing)) { try OutputFile(path: missing) }
    let below = try folder.file("file") + "/table.csv"
    #expect(throws: MediaError.outputFolderMissing(below)) { try OutputFile(path: below) }
    #expect(throws: MediaError.outputIsFolder(folder.path)) { try OutputFile(path: folder.path) }
    #expect(throws: MediaError.outputIsFolder("none/")) { try OutputFile(path: "none/") }
    #expect(throws: MediaError.outputFolderMissing("")) { try OutputFile(path: "") }
    let long = folder.path + "/" + String(repeating: "x", count: 300)
    #expect(throws: MediaError.writeFailed(long, reason: "File name too long")) {
      try OutputFile(path: long)
    }
    #expect(folder.contents == ["file"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func needPermission() throws {
    let folder = try TemporaryFolder()
    let kept = try folder.file("kept.csv", [1])
    chmod(kept, 0o444)
    #expect(throws: MediaError.unwritable(kept)) { try OutputFile(path: kept) }
    chmod(folder.path, 0o555)
    let new = folder.path + "/new.csv"
    #expect(throws: MediaError.unwritable(new)) { try OutputFile(path: new) }
    chmod(folder.path, 0o755)
  }

  @Test func noticeAFullDevice() throws {
    let output = try OutputFile(path: "/dev/full")
    #expect(throws: MediaError.diskFull("/dev/full")) { try output.write("0.0,1\n") }
    let sound = { try WaveWriter(path: "/dev/full", sampleRate: 48_000) }
    #expect(throws: MediaError.diskFull("/dev/full")) { try sound() }
  }

  @Test(.enabled(if: SmallDisk.isPossible, "no file system can be mounted here"))
  func leaveNothingOnAFullDisk() throws {
    let folder = try TemporaryFolder()
    #expect(SmallDisk.mount(on: folder.path))
    defer { SmallDisk.unmount(folder.path) }
    let path = folder.path + "/song.wav"
    let sound = try WaveWriter(path: path, sampleRate: 48_000)
    let block = [Float](repeating: 0.5, count: 4_800)
    #expect(throws: MediaError.diskFull(path)) {
      for _ in 0..<20 { try sound.write(left: block, right: block) }
      try sound.finish()
    }
    #expect(folder.contents == [])
  }

  @Test(.enabled(if: SmallDisk.isPossible, "no file system can be mounted here"))
  func leaveTheirWholePartOnAFullDisk() throws {
    let folder = try TemporaryFolder()
    #expect(SmallDisk.mount(on: folder.path))
    defer { SmallDisk.unmount(folder.path) }
    let path = folder.path + "/a"
    let output = try OutputFile(path: path)
    let block = [UInt8](repeating: 7, count: 100_000)
    try output.write(block)
    try output.markWhole()
    #expect(throws: MediaError.diskFull(path)) {
      for _ in 0..<5 { try output.write(block) }
    }
    output.abandon()
    #expect(output.isKeptInPart && folder.contents == ["a"])
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(block))
  }

  @Test func leaveNothingOfTheirWholePartWhenAbandoned() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFile(path: folder.path + "/a")
    try output.write("whole")
    try output.markWhole()
    output.abandon()
    #expect(!output.isKeptInPart && folder.contents == [])
  }
}

@Suite struct Interruptions {
  @Test func areSeenAndHeldBack() {
    let interruption = Interruption()
    #expect(!interruption.isRequested)
    pthread_kill(pthread_self(), SIGTERM)
    #expect(interruption.isRequested)
    // Taken back, or it would end the tests when the object goes.
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGTERM)
    var received: Int32 = 0
    sigwait(&mask, &received)
    #expect(received == SIGTERM && !interruption.isRequested)
  }
}

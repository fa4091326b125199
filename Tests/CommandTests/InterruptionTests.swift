import Foundation
import Testing

@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct Interrupted {
  /// Waits until a folder's hidden files are as many as expected: the program is at work.
  private func wait(for count: Int, in folder: Workspace) throws {
    for _ in 0..<3000 {
      if folder.contents.count(where: { $0.hasPrefix(".") }) == count { return }
      usleep(10_000)
    }
    Issue.record("the program did not begin to write within 30 s")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func leavesNothingBehind(signal: Int32) throws {
    let folder = try Workspace()
    try folder.put("song.csv", Array("kept".utf8))
    let process = try Theremin.start(
      ["render", Fixture.longSong, "-o", "song.wav", "-o", "song.csv"], in: folder)
    try wait(for: 2, in: folder)
    kill(process.processIdentifier, signal)
    let run = try Theremin.finish(process)
    // A shell shows this as 128 and the signal's number: 130 for Ctrl-C.
    #expect(run.wasEndedBySignal && run.status == signal)
    #expect(run.output.isEmpty)
    #expect(run.complaints == ["theremin: interrupted; nothing was saved"])
    #expect(folder.contents == ["song.csv"])
    #expect(try folder.bytes("song.csv") == Array("kept".utf8))
  }

  @Test func leavesNothingOfATable() throws {
    let folder = try Workspace()
    let process = try Theremin.start(["track", Fixture.longSong, "-o", "joints.csv"], in: folder)
    try wait(for: 1, in: folder)
    process.interrupt()
    let run = try Theremin.finish(process)
    #expect(run.wasEndedBySignal && run.status == SIGINT && folder.contents.isEmpty)
  }
}

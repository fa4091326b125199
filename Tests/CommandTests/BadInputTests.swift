import Foundation
import Testing

/// What cannot be done: one sentence, exit code 1, and nothing is left behind.
@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct BadInput {
  private func expectFailure(_ run: Theremin.Run, _ words: [String]) {
    #expect(!run.wasEndedBySignal && run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.complaints.count == 1)
    #expect(run.error.hasPrefix("theremin: ") && !run.error.hasSuffix(".\n"))
    for word in words { #expect(run.error.contains(word)) }
  }

  /// Both commands refuse an input in the same words.
  private func refuse(_ input: String, in folder: Workspace, _ words: [String]) throws {
    let before = folder.contents
    for arguments in [
      ["render", input, "-o", "a.wav", "-o", "a.csv"], ["track", input, "-o", "a.csv"],
    ] {
      let run = try Theremin.run(arguments + ["--model", "lite"], in: folder)
      expectFailure(run, ["“\(input)”"] + words)
      #expect(folder.contents == before)
    }
  }

  @Test func missingFile() throws {
    try refuse("no.mp4", in: Workspace(), ["no file"])
  }

  @Test func folder() throws {
    try refuse(".", in: Workspace(), ["folder"])
  }

  @Test func emptyFile() throws {
    let folder = try Workspace()
    try folder.put("a.mp4")
    try refuse("a.mp4", in: folder, ["empty"])
  }

  @Test func textThatIsNamedLikeAClip() throws {
    let folder = try Workspace()
    try folder.put("a.mp4", Array("Dear reader, this is a letter.\n".utf8))
    try refuse("a.mp4", in: folder, ["no video"])
  }

  @Test func fileOfAnotherKind() throws {
    try refuse(Fixture.media("audio.mp4"), in: Workspace(), ["no video"])
    try refuse(Fixture.media("cover.mp3"), in: Workspace(), ["no video"])
    try refuse(Fixture.media("headless.mp4"), in: Workspace(), ["cut off"])
  }

  @Test func lineEndInAName() throws {
    let run = try Theremin.run(["track", "a\nb\u{1B}[2J.mp4", "-o", "a.csv"], in: Workspace())
    expectFailure(run, ["“a�b�[2J.mp4”"])
  }

  @Test func pictureIsNoMusic() throws {
    let folder = try Workspace()
    let run = try Theremin.run(["render", Fixture.hand("jpg"), "-o", "a.wav"], in: folder)
    expectFailure(run, ["picture", "theremin track"])
    #expect(folder.contents.isEmpty)
  }

  @Test func clipThatBreaksOffIsPlayedAsFarAsItGoes() throws {
    let folder = try Workspace()
    let whole = try Fixture.bytes(Fixture.song)
    try folder.put("cut.mp4", Array(whole.prefix(whole.count * 2 / 3)))
    let run = try Theremin.run(
      ["render", "cut.mp4", "-o", "a.wav", "-o", "a.csv", "--model", "lite"], in: folder)
    #expect(run.status == 0 && run.lines.count == 1)
    #expect(run.complaints.count == 1 && run.error.contains("“cut.mp4” is cut off after"))
    let last = try #require(folder.table("a.csv").numbers("time_s").last ?? nil)
    #expect((0.5..<2.8).contains(last))
    let sound = try #require(Sound(folder.bytes("a.wav")))
    #expect(abs(Double(sound.left.count) - 48_000 * (last + 1 / 30 + 0.06)) < 1)
  }

  @Test func missingFolderOfTheOutput() throws {
    let folder = try Workspace()
    for output in ["none/a.csv", "none/a.wav"] {
      let run = try Theremin.run(["render", Fixture.song, "-o", output], in: folder)
      expectFailure(run, ["“\(output)”", "folder", "does not exist"])
    }
    #expect(folder.contents.isEmpty)
  }

  @Test func outputIsAFolder() throws {
    let folder = try Workspace()
    try FileManager.default.createDirectory(
      atPath: folder("a.csv"), withIntermediateDirectories: false)
    let run = try Theremin.run(["track", Fixture.song, "-o", "a.csv"], in: folder)
    expectFailure(run, ["“a.csv”", "folder"])
  }

  /// Not even the superuser may make files in /sys.
  private static let unwritable: Bool = {
    let descriptor = open("/sys/theremin.csv", O_WRONLY | O_CREAT, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return descriptor < 0 && [EACCES, EPERM, EROFS].contains(errno)
  }()

  @Test(.enabled(if: unwritable, "/sys is not what it is on Linux"))
  func unwritableFolder() throws {
    let run = try Theremin.run(["track", Fixture.song, "-o", "/sys/theremin.csv"], in: Workspace())
    expectFailure(run, ["“/sys/theremin.csv”", "may not be written"])
  }

  @Test func fullDisk() throws {
    let folder = try Workspace()
    for name in ["full.csv", "full.wav"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder(name), withDestinationPath: "/dev/full")
      let run = try Theremin.run(
        ["render", Fixture.song, "-o", "other.csv", "-o", name, "--model", "lite"], in: folder)
      expectFailure(run, ["“\(name)”", "full"])
      #expect(!folder.contents.contains("other.csv"))
    }
    #expect(folder.contents == ["full.csv", "full.wav"])
  }

  @Test(arguments: ["a.csv", "a.wav"])
  func limitOfAFilesSize(output: String) throws {
    let folder = try Workspace()
    // 8 blocks of 512 bytes.
    let run = try Theremin.run(
      ["render", Fixture.song, "-o", output, "--model", "lite"], in: folder,
      shell: #"ulimit -f 8; exec "$@""#)
    expectFailure(run, ["“\(output)”", "full"])
    #expect(folder.contents.isEmpty)
  }

  @Test func readerThatHasGone() throws {
    let run = try Theremin.run(
      ["track", Fixture.song, "-o", "-", "--model", "lite"], in: Workspace(),
      shell: #"{ "$@"; echo "status $?" >&2; } | head -1"#)
    #expect(run.lines.count == 1 && run.lines[0] == Tracking.header)
    #expect(run.complaints.count == 2 && run.complaints[0].hasPrefix("theremin: nobody reads"))
    #expect(run.complaints.last == "status 1")
  }

  @Test func closedStandardErrorIsNoTrap() throws {
    let run = try Theremin.run(
      ["track", "no.mp4", "-o", "-"], in: Workspace(), shell: #""$@" 2>&-"#)
    #expect(!run.wasEndedBySignal && run.status == 1)
  }
}

import Foundation
import Hands
import Media
import Testing

@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct Movies {
  private func render(_ outputs: [String], _ options: [String] = []) throws -> Workspace {
    let folder = try Workspace()
    let arguments = outputs.flatMap { ["-o", $0] } + ["--model", "lite", "--quiet"] + options
    let run = try Theremin.run(["render", Fixture.song] + arguments, in: folder)
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(folder.contents == outputs.sorted())
    return folder
  }

  private func frames(_ path: String) throws -> [Frame] {
    let clip = try ClipReader(path: path)
    var frames: [Frame] = []
    while let frame = try clip.next() { frames.append(frame) }
    return frames
  }

  /// Red, green and blue at a place in unit coordinates.
  private func color(_ frame: Frame, _ x: Double, _ y: Double) -> [Int] {
    let column = min(max(Int(x * Double(frame.width)), 0), frame.width - 1)
    let row = min(max(Int(y * Double(frame.height)), 0), frame.height - 1)
    let i = 4 * (row * frame.width + column)
    return frame.pixels[i..<i + 3].map { Int($0) }
  }

  /// The mean difference of two pictures in levels of 255, one of them mirrored where asked for.
  private func difference(_ a: Frame, _ b: Frame, mirrored: Bool) -> Double {
    var sum = 0
    for y in stride(from: 0.02, to: 1, by: 0.04) {
      for x in stride(from: 0.02, to: 1, by: 0.04) {
        let other = color(b, mirrored ? 1 - x : x, y)
        sum += zip(color(a, x, y), other).map { abs($0 - $1) }.reduce(0, +)
      }
    }
    return Double(sum) / (3 * 625)
  }

  private static func isGold(_ color: [Int]) -> Bool {
    color[0] > 180 && color[1] > 120 && color[2] < color[1] - 30
  }

  @Test func aMovieShowsTheMirroredClipAtItsOwnTimes() throws {
    let folder = try render(["plain.mp4"], ["--no-stage"])
    let (clip, movie) = (try frames(Fixture.song), try frames(folder("plain.mp4")))
    #expect(movie.count == clip.count)
    #expect(movie[0].width == clip[0].width && movie[0].height == clip[0].height)
    for (a, b) in zip(clip, movie) { #expect((a.time - b.time).magnitude < 1e-3) }
    for i in [0, 40, 80] {
      let same = difference(movie[i], clip[i], mirrored: true)
      #expect(same < 6 && difference(movie[i], clip[i], mirrored: false) > 3 * same)
    }
  }

  @Test func oneValueFeedsPictureTableAndSound() throws {
    let folder = try render(["song.wav", "song.csv", "stage.png"], ["--at", "2.5"])
    let table = try folder.table("song.csv")
    let row = try #require(table.cells("time_s").firstIndex { Double($0)! > 2.5 }) - 1
    func cell(_ name: String) throws -> Double { try #require(Double(table.cells(name)[row])) }
    let picture = try #require(try frames(folder("stage.png")).first)

    // The dot sits on the fingertip, as in a mirror.
    let tip = (x: 1 - (try cell("tip_x")), y: try cell("tip_y"))
    #expect(Self.isGold(color(picture, tip.x + 0.008, tip.y + 0.004)))
    // The line of the note that is nearest to the table's pitch is lit, and no other one.
    let pitch = try cell("pitch_midi")
    for note in 57...81 where note % 12 != 1 && note % 12 != 6 {
      let y = 0.68 - 0.60 * Double(note - 57) / 24
      let isLit = [-1.0, 0, 1].contains {
        Self.isGold(color(picture, 0.35, y + $0 / Double(picture.height)))
      }
      if note == Int(pitch.rounded()) { #expect(isLit) }
      if abs(Double(note) - pitch) > 1.5 { #expect(!isLit) }
    }
    // The sound has the table's frequency.
    let sound = try #require(Sound(folder.bytes("song.wav")))
    let heard = try #require(sound.frequency(from: 2.45, to: 2.6))
    #expect((1200 * log2(heard / (try cell("frequency_hz")))).magnitude < 15)
  }

  @Test func namesChangeTheLettersOnly() throws {
    func picture(_ names: String) throws -> Frame {
      let folder = try render(["a.png"], ["--at", "1.5", "--names", names])
      return try #require(try frames(folder("a.png")).first)
    }
    let (letters, syllables, kana) = (
      try picture("letters"), try picture("solfege"), try picture("doremi")
    )
    #expect(letters.pixels != syllables.pixels && syllables.pixels != kana.pixels)
    #expect(difference(letters, kana, mirrored: false) < 12)
  }

  @Test(arguments: [("321x241", 322, 242), ("240x426", 240, 426)])
  func sizesAreAsAskedForAndOddOnesArePadded(size: String, width: Int, height: Int) throws {
    let folder = try render(["a.mp4", "a.png"], ["--at", "0.5", "--size", size])
    let movie = try ClipReader(path: folder("a.mp4"))
    #expect(movie.width == width && movie.height == height)
    let asked = size.split(separator: "x").map { Int($0)! }
    let picture = try #require(try frames(folder("a.png")).first)
    #expect([picture.width, picture.height] == asked)
  }

  @Test func aMomentBeyondTheEndIsToldAndNothingIsLeft() throws {
    let folder = try Workspace()
    let run = try Theremin.run(
      ["render", Fixture.song, "-o", "a.png", "-o", "a.mp4", "--at", "99", "--model", "lite"],
      in: folder)
    #expect(run.status == 1 && run.complaints.count == 1 && folder.contents.isEmpty)
    #expect(run.error.contains("--at 99") && run.error.contains("3.0 s"))
  }

  @Test func aMissingFolderIsTold() throws {
    let folder = try Workspace()
    let run = try Theremin.run(["render", Fixture.song, "-o", "no/a.mp4"], in: folder)
    #expect(run.status == 1 && run.complaints.count == 1 && run.error.contains("“no/a.mp4”"))
    #expect(folder.contents.isEmpty)
  }

  @Test func aFullDiskLeavesThePartThatPlays() throws {
    let folder = try Workspace()
    // 512 blocks of 512 bytes or 1024, as the shell counts.
    let run = try Theremin.run(
      ["render", Fixture.song, "-o", "a.mp4", "--size", "1280x960", "--model", "lite"], in: folder,
      shell: "ulimit -f 300; exec \"$@\"")
    #expect(run.status == 1 && run.complaints.count == 1)
    guard folder.contents == ["a.mp4"] else {
      // Not even the first fragment found room.
      #expect(folder.contents.isEmpty)
      return
    }
    #expect(try frames(folder("a.mp4")).count > 5)
  }
}

import Foundation
import Hands
import Testing
import VirtualHand

@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct Tracking {
  /// Under the names of Apple's Vision framework, in the order of the network's joints.
  static let header =
    "time_s,track,hand,hand_score,presence"
    + [
      "wrist", "thumbCMC", "thumbMP", "thumbIP", "thumbTip", "indexMCP", "indexPIP", "indexDIP",
      "indexTip", "middleMCP", "middlePIP", "middleDIP", "middleTip", "ringMCP", "ringPIP",
      "ringDIP", "ringTip", "littleMCP", "littlePIP", "littleDIP", "littleTip",
    ].map { ",\($0)_x,\($0)_y,\($0)_confidence" }.joined()

  private func table(_ input: String, _ options: [String] = []) throws -> Table {
    let folder = try Workspace()
    let run = try Theremin.run(
      ["track", input, "-o", "joints.csv", "--model", "lite", "--quiet"] + options, in: folder)
    #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
    #expect(folder.contents == ["joints.csv"])
    return try folder.table("joints.csv")
  }

  /// The median distance of the joints in one row from where they truly are.
  private func error(_ row: [String], _ truth: HandTruth) -> Double {
    let numbers = row.map { Double($0) ?? .nan }
    return truth.positions.enumerated().map { joint, position in
      hypot(
        numbers[5 + 3 * joint] - Double(position.x), numbers[6 + 3 * joint] - Double(position.y))
    }.median
  }

  @Test func everyPictureHasARow() throws {
    let folder = try Workspace()
    let run = try Theremin.run(["track", Fixture.song, "-o", "joints.csv"], in: folder)
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(
      try #require(run.lines.last).wholeMatch(
        of: /joints\.csv: hands in [0-9]+ of 90 pictures, found in [0-9.]+ s/) != nil)
    let table = try folder.table("joints.csv")
    #expect(table.header == Self.header)
    #expect(table.rows.count == 90 && table.rows.allSatisfy { $0.count == 68 })
    let song = Performance.silentNight()
    let camera = PinholeCamera(width: 320, height: 240)
    for (index, row) in table.rows.enumerated() {
      let time = Double(index) / 30
      #expect(abs(Double(row[0])! - time) < 1e-5)
      if time < 0.7 { #expect(row[1...].allSatisfy { $0.isEmpty }) }
      guard time > 1.2 else { continue }
      #expect(row[1...2] == ["1", "right"])
      #expect(error(row, camera.joints(of: song.hands(time)[0])) < 0.02)
    }
  }

  @Test func tracksStayWithTheirHands() throws {
    let table = try table(Fixture.duet)
    #expect(table.rows.count == 120)
    let hands = Set(table.rows.map { $0[1...2].joined(separator: " ") })
    #expect(hands.count == 2 && Set(table.cells("hand")) == ["left", "right"])
    #expect(Set(table.cells("track")) == ["1", "2"])
    #expect(try Set(self.table(Fixture.duet, ["--hands", "1"]).cells("track")) == ["1"])
  }

  @Test(arguments: [("jpg", 320, 240), ("png", 128, 128)])
  func picturesHaveTheirHandsFound(ending: String, width: Int, height: Int) throws {
    let table = try table(Fixture.hand(ending))
    let truth = PinholeCamera(width: width, height: height)
      .joints(of: Performance.still().hands(0)[0])
    try #require(table.rows.count == 1)
    #expect(table.rows[0][...2] == ["0.000000", "1", "right"])
    #expect(error(table.rows[0], truth) < 0.03)
  }

  @Test func mirroredPictureIsTurnedBack() throws {
    let plain = try table(Fixture.hand("jpg")).rows[0]
    let mirrored = try table(Fixture.hand("jpg"), ["--mirrored"]).rows[0]
    #expect(plain[2] == "right" && mirrored[2] == "left")
    for joint in 0..<JointName.count {
      #expect(abs(Double(plain[5 + 3 * joint])! + Double(mirrored[5 + 3 * joint])! - 1) < 0.05)
      #expect(abs(Double(plain[6 + 3 * joint])! - Double(mirrored[6 + 3 * joint])!) < 0.05)
    }
  }

  @Test func standardOutputHasTheTableAlone() throws {
    let folder = try Workspace()
    let run = try Theremin.run(
      ["track", Fixture.song, "--model", "lite", "-o", "-"], in: folder)
    #expect(run.status == 0 && run.error.isEmpty && folder.contents.isEmpty)
    #expect(try Table(run.output) == table(Fixture.song))
  }

  @Test func rowsComeWhileTheClipPlays() throws {
    let folder = try Workspace()
    let process = try Theremin.start(["track", Fixture.longSong, "-o", "-"], in: folder)
    let pipe = (process.standardOutput as! Pipe).fileHandleForReading
    var text = ""
    while text.count(where: { $0 == "\n" }) < 3 {
      text += String(decoding: pipe.availableData, as: UTF8.self)
    }
    #expect(process.isRunning)
    process.interrupt()
    let run = try Theremin.finish(process)
    #expect(run.wasEndedBySignal && run.status == SIGINT)
    let table = Table(text + run.output)
    #expect(table.header == Self.header && table.rows.count < 400)
    #expect(table.rows.allSatisfy { $0.count == 68 })
  }

  @Test(arguments: [
    "one.png", "one.jpg", "odd.jpg", "large.png", "cmyk.jpg", "grey16.png", "alpha.png",
  ])
  func picturesOfAnyKindAreReadAndHaveNoHands(name: String) throws {
    let table = try table(Fixture.media(name))
    #expect(table.rows == [["0.000000"] + [String](repeating: "", count: 67)])
  }
}

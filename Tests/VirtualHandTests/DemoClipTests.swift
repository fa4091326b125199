import Foundation
import Hands
import ScalarMath
import Testing
import VirtualHand

/// The committed clip's truth must be what the code plays today, or the demo measures something
/// else.
@Suite struct DemoClipTests {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  @Test func theCommittedTruthIsWhatSilentNightPlays() throws {
    let table = try String(
      contentsOf: Self.fixtures.appendingPathComponent("silent-night.csv"), encoding: .utf8)
    let lines = table.split(separator: "\n")
    #expect(lines[0].hasPrefix("time_s,midi,hand,wrist_x,wrist_y,thumbCMC_x"))
    let song = Performance.silentNight()
    let camera = PinholeCamera(width: 480, height: 640)
    #expect(lines.count - 1 == Int(song.duration * 30 + 0.5))
    for line in lines.dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      try #require(cells.count == 3 + 2 * JointName.count)
      let time = try #require(Double(cells[0]))
      let frame = (time * 30 + 0.5).rounded(.down) / 30
      if let pitch = song.pitch(frame) {
        #expect(abs(try #require(Double(cells[1])) - pitch) < 0.001)
      } else {
        #expect(cells[1].isEmpty)
      }
      guard let truth = song.hands(frame).first.map({ camera.joints(of: $0) }) else {
        #expect(cells[2].isEmpty)
        continue
      }
      #expect(cells[2] == "right")
      for joint in JointName.allCases {
        let x = try #require(Float(cells[3 + 2 * joint.rawValue]))
        let y = try #require(Float(cells[4 + 2 * joint.rawValue]))
        #expect(truth[joint].distance(to: Vector2(x, y)) < 2e-5)
      }
    }
  }

  @Test func theCommittedClipIsSmall() throws {
    let clip = Self.fixtures.appendingPathComponent("silent-night.mp4")
    let size = try #require(
      FileManager.default.attributesOfItem(atPath: clip.path)[.size] as? Int)
    #expect(size < 2_000_000 && size > 100_000)
  }
}

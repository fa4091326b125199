import Foundation
import Gestures
import Hands
import ScalarMath
import Testing

/// Built-in poses on what the tracker made of rendered hands of people that nothing was trained on
/// (`Tests/Fixtures/Tracked`).
@Suite struct TrackedPoseTests {
  /// What is missed beyond these bounds the tracker saw as another pose: see docs/measurements.md.
  @Test(arguments: [("full", 293, 0.92), ("lite", 284, 0.87)])
  func posesAreToldThroughTheTrackersEyes(networks: String, count: Int, least: Double) throws {
    let samples = try Self.hands(networks)
    #expect(samples.count == count)
    let recalls = BuiltInPoseTests.recalls(samples)
    let mean = recalls.values.reduce(0, +) / Double(recalls.count)
    #expect(recalls.count == 12)
    #expect(mean >= least, "\(mean): \(recalls)")
  }

  private static func hands(_ networks: String) throws -> [TrainingSample] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Tracked")
    let text = try String(
      contentsOf: folder.appendingPathComponent("others-\(networks).csv"), encoding: .utf8)
    return text.split(separator: "\n").map { row in
      let cells = row.split(separator: ",")
      let numbers = cells.dropFirst(2).compactMap { Float($0) }
      return TrainingSample(
        label: String(cells[0]),
        hand: HandKeypoints(
          points: (0..<JointName.count).map { Vector2(numbers[2 * $0], numbers[2 * $0 + 1]) },
          chirality: cells[1] == "left" ? .left : .right))
    }
  }
}

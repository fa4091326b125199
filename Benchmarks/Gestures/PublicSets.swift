import Foundation
import Gestures
import Hands
import ScalarMath

/// The trainer on Kazuhito00's two sets, a quarter kept for judging, three times.
struct PublicSets {
  static let seeds: [UInt64] = [0, 1, 2]
  let folder: String

  func keypoints() throws -> String {
    let table = try LabelledTable(path: folder + "/keypoint.csv")
    let hands = table.points.map { HandKeypoints(points: $0) }
    var scores: [String: [Double]] = [:]
    for seed in Self.seeds {
      let split = table.split(seed: seed)
      let poses = try Self.poseTrainer.train(
        split.training.map { TrainingSample(label: "\(table.classes[$0])", hand: hands[$0]) })
      var random = RandomNumbers(seed: seed)
      for change in Self.changes {
        let right = split.test.filter {
          poses.predict(change.apply(hands[$0], &random))?.label == "\(table.classes[$0])"
        }
        scores[change.name, default: []].append(Double(right.count) / Double(split.test.count))
      }
    }
    return "| keypoint.csv | accuracy, each of three splits | mean |\n|---|---|---|\n"
      + Self.changes.map { row($0.name, scores[$0.name]!) }.joined()
  }

  func histories() throws -> String {
    let table = try LabelledTable(path: folder + "/point_history.csv")
    let features = table.points.map { PathFeatures.values(of: $0, unit: 0.003) }
    let scores = try Self.seeds.map { seed in
      let split = table.split(seed: seed)
      let classifier = try ClassifierTrainer(Self.settings).train(
        labels: (0..<4).map { "\($0)" }, targets: split.training.map { table.classes[$0] }
      ) { example, _ in features[split.training[example]] }
      let right = split.test.filter {
        classifier.predict(features[$0]).index == table.classes[$0]
      }
      return Double(right.count) / Double(split.test.count)
    }
    return "| point_history.csv | accuracy, each of three splits | mean |\n|---|---|---|\n"
      + row("as it is", scores)
  }

  /// Sets as small as these gain more from all their examples than from a good moment to stop.
  static let settings = TrainerSettings(hiddenLayers: [128, 64], validationShare: 0)
  static let poseTrainer = PoseTrainer(
    settings: settings,
    augmentation: PoseAugmentation(slant: 0, jointNoise: 0.03, hiddenJoints: 0), view: .upright)

  private struct Change: Sendable {
    let name: String
    let apply: @Sendable (HandKeypoints, inout RandomNumbers) -> HandKeypoints
  }

  private static let changes = [
    Change(name: "as it is") { hand, _ in hand },
    Change(name: "turned by −30°") { hand, _ in each(hand) { $0.rotated(by: -.pi / 6) } },
    Change(name: "turned by 30°") { hand, _ in each(hand) { $0.rotated(by: .pi / 6) } },
    Change(name: "half as large") { hand, _ in each(hand) { $0 * 0.5 } },
    Change(name: "twice as large") { hand, _ in each(hand) { $0 * 2 } },
    Change(name: "mirrored") { hand, _ in hand.mirrored },
    Change(name: "joints off by 3 % of the palm") { hand, random in
      let noise = 0.03 * hand[.wrist].distance(to: hand[.middleMCP])
      return each(hand) {
        $0 + Vector2(Float(random.normal()), Float(random.normal())) * noise
      }
    },
  ]

  @Sendable private static func each(
    _ hand: HandKeypoints, _ change: (Vector2) -> Vector2
  ) -> HandKeypoints {
    var hand = hand
    hand.points = hand.points.map(change)
    return hand
  }

  private func row(_ name: String, _ scores: [Double]) -> String {
    let each = scores.map { String(format: "%.4f", $0) }.joined(separator: ", ")
    return
      "| \(name) | \(each) | \(String(format: "%.4f", scores.reduce(0, +) / Double(scores.count))) |\n"
  }
}

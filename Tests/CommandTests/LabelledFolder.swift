import Foundation
import GestureData
import Gestures
import Hands
import ScalarMath

/// Datasets of virtual hands, as tables of joints.
extension Workspace {
  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }

  /// A table of joints in a folder that is made where it is missing.
  func put(_ table: JointRows, at path: String) throws {
    try folder((path as NSString).deletingLastPathComponent)
    try put(path, Array(table.text.utf8))
  }

  /// `data/<label>/hands.csv` for each of some poses.
  func putPoses(
    _ labels: [PoseLabel], people: People = .many, count: Int, seed: UInt64,
    in data: String = "data"
  ) throws {
    let samples = TrainingSample.virtual(people, count: 15 * count, seed: seed)
    for label in labels {
      var rows = JointRows()
      for sample in samples where sample.label == label.name {
        rows.append(sample.hand, at: Double(rows.count))
      }
      try put(rows, at: "\(data)/\(label.name)/hands.csv")
    }
  }

  /// `data/<label>/<number>.csv` for each of some actions: clips of 2.6 s at 30 pictures a second.
  func putActions(
    _ labels: [ActionLabel], people: People = .many, count: Int, seed: UInt64,
    in data: String = "data"
  ) throws {
    for label in labels {
      var scenes = ActionScenes(people, seed: seed &+ UInt64(label.rawValue))
      for number in 0..<count {
        try put(JointRows(scenes.next(label)), at: "\(data)/\(label.name)/\(number).csv")
      }
    }
  }
}

/// The rows of a table as `theremin track` writes it from pictures of 4 to 3.
struct JointRows {
  private(set) var count = 0
  private var lines = [Tracking.header]

  init() {}

  /// What a tracker would find in a clip.
  init(_ clip: ActionClip, rate: Double = 30) {
    var random = Draw(seed: 1)
    for picture in 0...Int(clip.duration * rate) {
      let time = Double(picture) / rate
      append(random.keypoints(clip, time), at: time)
    }
  }

  mutating func append(_ hand: HandKeypoints?, at time: Double) {
    count += 1
    let seconds = String(format: "%.6f", time)
    guard let hand else {
      lines.append(seconds + String(repeating: ",", count: 67))
      return
    }
    let joints: [String] = hand.points.indices.map { i in
      String(
        format: "%.6f,%.6f,%.3f", Double(hand.points[i].x) * 3 / 4, Double(hand.points[i].y),
        Double(hand.confidences[i]))
    }
    let side = hand.chirality == .left ? "left" : "right"
    lines.append("\(seconds),1,\(side),0.980,0.990," + joints.joined(separator: ","))
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The errors that a tracker makes, the same in each run.
  private struct Draw {
    var random: RandomNumbers
    let errors: TrackingErrors

    init(seed: UInt64) {
      random = RandomNumbers(seed: seed)
      errors = TrackingErrors(&random)
    }

    mutating func keypoints(_ clip: ActionClip, _ time: Double) -> HandKeypoints? {
      clip.keypoints(at: time, errors, &random)
    }
  }
}

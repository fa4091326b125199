import Foundation
import Gestures
import Hands
import ScalarMath

/// A table whose first column is a class and whose others are numbers.
struct LabelledTable {
  var classes: [Int] = []
  var rows: [[Float]] = []

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(whereSeparator: \.isNewline) {
      let cells = line.split(separator: ",")
      guard let first = cells.first.flatMap({ Int($0) }) else { continue }
      classes.append(first)
      rows.append(cells.dropFirst().compactMap { Float($0) })
    }
  }

  /// Each row as points.
  var points: [[Vector2]] {
    rows.map { row in (0..<row.count / 2).map { Vector2(row[2 * $0], row[2 * $0 + 1]) } }
  }

  /// Three quarters to learn from, a quarter to judge by; `Benchmarks/gesture_peers.py` draws the same.
  func split(seed: UInt64) -> (training: [Int], test: [Int]) {
    var random = RandomNumbers(seed: seed)
    var order = Array(rows.indices)
    for i in stride(from: order.count - 1, to: 0, by: -1) {
      order.swapAt(i, Int(random.uniform() * Double(i + 1)))
    }
    let training = order.count * 3 / 4
    return (Array(order[..<training]), Array(order[training...]))
  }
}

/// Rows of `TrackedHands`: what the tracker made of rendered hands in known poses.
func trackedHands(path: String) throws -> [TrainingSample] {
  try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline).compactMap {
    let cells = $0.split(separator: ",")
    guard cells.count == 3 + 6 * JointName.count else { return nil }
    let numbers = cells.dropFirst(3).compactMap { Float($0) }
    guard numbers.count == 6 * JointName.count else { return nil }
    return TrainingSample(
      label: String(cells[0]),
      hand: HandKeypoints(
        points: (0..<JointName.count).map { Vector2(numbers[6 * $0 + 3], numbers[6 * $0 + 4]) },
        confidences: (0..<JointName.count).map { numbers[6 * $0 + 5] },
        chirality: cells[2] == "left" ? .left : .right))
  }
}

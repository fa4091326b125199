import Foundation
import Hands

/// The rows of `joints.csv`: one for each hand and picture.
enum JointTable {
  /// The header.
  static var header: String {
    let joints = JointName.allCases.flatMap { ["\($0.name)_x", "\($0.name)_y", "\($0.name)_confidence"] }
    return (["time_s", "track", "hand", "hand_score", "presence"] + joints).joined(separator: ",")
  }

  /// The rows of one picture; a picture without hands has one with empty cells.
  static func rows(time: Double, hands: [HandObservation]) -> [String] {
    let seconds = String(format: "%.6f", time)
    guard !hands.isEmpty else {
      return [seconds + String(repeating: ",", count: 4 + 3 * JointName.count)]
    }
    return hands.map { hand in
      let joints = hand.joints.map {
        String(
          format: "%.6f,%.6f,%.3f", Double($0.position.x), Double($0.position.y),
          Double($0.confidence))
      }
      let whole = String(
        format: "%@,%d,%@,%.3f,%.3f", seconds, hand.track, "\(hand.chirality.name)",
        Double(hand.chiralityScore), Double(hand.presence))
      return ([whole] + joints).joined(separator: ",")
    }
  }
}

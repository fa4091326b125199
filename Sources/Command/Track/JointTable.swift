import Foundation
import Hands

/// The rows of `joints.csv`: one for each hand and picture.
enum JointTable {
  /// The header.
  static let header =
    (["time_s", "track", "hand", "hand_score", "presence"]
    + JointName.allCases.flatMap { joint in
      ["x", "y", "confidence"].map { "\(joint.name)_\($0)" }
    }).joined(separator: ",")

  /// The rows of one picture; a picture without hands has one with empty cells.
  static func rows(time: Double, hands: [HandObservation]) -> [String] {
    let seconds = String(format: "%.6f", time)
    guard !hands.isEmpty else {
      return [seconds + String(repeating: ",", count: 4 + 3 * JointName.count)]
    }
    return hands.map { hand in
      let scores = String(
        format: "%.3f,%.3f", Double(hand.chiralityScore), Double(hand.presence))
      let joints = hand.joints.map {
        String(
          format: "%.6f,%.6f,%.3f", Double($0.position.x), Double($0.position.y),
          Double($0.confidence))
      }
      return (["\(seconds),\(hand.track),\(hand.chirality.name),\(scores)"] + joints)
        .joined(separator: ",")
    }
  }
}

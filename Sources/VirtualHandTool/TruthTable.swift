import Foundation
import Hands
import VirtualHand

/// Where every joint truly is: `time_s,midi,hand`, then x and y of the 21 joints under their Vision
/// names, in picture coordinates.
///
/// One row per hand and frame; a frame without hands has one row that ends after `midi`. `midi` is
/// empty where no note is meant.
struct TruthTable {
  private(set) var text =
    "time_s,midi,hand,"
    + JointName.allCases.map { "\($0.name)_x,\($0.name)_y" }.joined(separator: ",") + "\n"

  mutating func add(_ rendered: RenderedFrame, pitch: Double?) {
    let start =
      String(format: "%.4f,", rendered.frame.time)
      + (pitch.map { String(format: "%.3f", $0) } ?? "")
    if rendered.hands.isEmpty {
      text += start + String(repeating: ",", count: 1 + 2 * JointName.count) + "\n"
    }
    for hand in rendered.hands {
      let joints = hand.positions.map { String(format: "%.5f,%.5f", $0.x, $0.y) }
      text += start + ",\(hand.chirality.name)," + joints.joined(separator: ",") + "\n"
    }
  }
}

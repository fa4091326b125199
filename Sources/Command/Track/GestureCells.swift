import Foundation
import Gestures
import Hands

/// The columns that gestures add to a table of joints: pose, its confidence, action, its confidence.
struct GestureCells {
  /// The names of the columns, with the comma before.
  static let header = ",pose,pose_confidence,action,action_confidence"
  private static let none = ",,,,"

  private var recognizer: GestureRecognizer

  /// Of at most so many hands in a picture.
  init(poses: PoseClassifier?, actions: ActionClassifier?, handCount: Int) {
    var settings = RecognizerSettings(poseInterval: 0, queueInterval: 0)
    settings.maximumHandCount = handCount
    recognizer = GestureRecognizer(poses: poses, actions: actions, settings: settings)
  }

  /// What the rows of one picture end with; a picture without hands has one row.
  ///
  /// The likeliest label stands there however unsure it is: who reads the table draws the line.
  mutating func cells(of hands: [HandObservation], in frame: Frame) -> [String] {
    let gestures = recognizer.recognize(hands, at: frame.time)
    guard !hands.isEmpty else { return [Self.none] }
    return hands.map { hand in
      guard let shown = gestures.first(where: { $0.hand?.track == hand.track }) else {
        return Self.none
      }
      return Self.cells(of: shown.pose) + Self.cells(of: shown.action)
    }
  }

  private static func cells(of prediction: Prediction?) -> String {
    guard let prediction else { return ",," }
    return ",\(cell(prediction.label))," + String(format: "%.3f", Double(prediction.confidence))
  }

  /// A text as RFC 4180 has it: in quotes where it holds what separates.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}

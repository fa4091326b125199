import HandTracking
import Hands
import ScalarMath

/// Joints of which something is alike: how many are near their true place.
struct Tally {
  var confidence = 0.0
  var count = 0
  var withinTenth = 0
  var withinFifth = 0

  mutating func add(confidence: Float, error: Float) {
    self.confidence += Double(confidence)
    count += 1
    withinTenth += error < 0.1 ? 1 : 0
    withinFifth += error < 0.2 ? 1 : 0
  }

  /// The cells of a table's row: mean confidence, joints, and the shares.
  var cells: String {
    func share(_ number: Double) -> String {
      count == 0 ? "" : hundredths(number / Double(count))
    }
    return "\(share(confidence)) | \(count) | \(share(Double(withinTenth)))"
      + " | \(share(Double(withinFifth)))"
  }
}

/// Tracks clips and compares every joint with the truth.
struct Judgement {
  private static let bounds: [Float] = [
    0, 1e-6, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98, 1.01,
  ]
  private var byConfidence = [Tally](repeating: Tally(), count: bounds.count - 1)
  private var byJoint = [Tally](repeating: Tally(), count: JointName.count)
  private var pictures = 0
  private var hands = 0

  /// Tracks a clip from its first picture.
  mutating func judge(_ clip: ShortClip, _ models: HandTrackerModels) throws {
    let tracker = try HandTracker(models: models)
    for number in clip.hands.indices {
      let frame = clip.frame(number)
      let (truth, palm) = (clip.joints(number), clip.palm(number))
      let found = tracker.track(frame)
      pictures += 1
      hands += found.count
      for hand in found {
        for joint in JointName.allCases {
          let seen = hand[joint]
          let place = Vector2(
            seen.position.x * Float(frame.width), seen.position.y * Float(frame.height))
          let error = place.distance(to: truth[joint.rawValue]) / palm
          let bin = Self.bounds.dropFirst().firstIndex { seen.confidence < $0 }! - 1
          byConfidence[bin].add(confidence: seen.confidence, error: error)
          // Joints outside the picture have no confidence, wherever they may be.
          if seen.confidence > 0 {
            byJoint[joint.rawValue].add(confidence: seen.confidence, error: error)
          }
        }
      }
    }
  }

  /// Two tables in Markdown.
  var tables: String {
    let titles = "mean | joints | within 10 % of palm | within 20 % |\n|---|---|---|---|---|\n"
    var text = "\(hands) hands found in \(pictures) pictures of one hand each\n\n"
    text += "| confidence | " + titles
    for (bin, tally) in byConfidence.enumerated() {
      text += "| from \(hundredths(Double(Self.bounds[bin]))) | \(tally.cells) |\n"
    }
    text += "\n| joint | " + titles
    for joint in JointName.allCases {
      text += "| \(joint.name) | \(byJoint[joint.rawValue].cells) |\n"
    }
    return text
  }
}

/// A figure with two digits behind the point.
func hundredths(_ value: Double) -> String {
  let digits = "\(Int(value * 100 + 0.5) % 100)"
  return "\(Int(value + 0.005)).\(digits.count == 1 ? "0" : "")\(digits)"
}

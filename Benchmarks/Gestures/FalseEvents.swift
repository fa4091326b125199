import Foundation
import GestureData
import Gestures
import ScalarMath

/// What the action classifier takes playing for: an event is a label other than background, above a confidence of 0.9
/// in three predictions one after the other.
func falseEvents(minutes: Int) -> String {
  let actions = ActionClassifier.builtIn
  var scenes = ActionScenes(.others, seed: 31)
  var random = RandomNumbers(seed: 32)
  var events: [String: Int] = [:]
  var sure = 0
  for _ in 0..<(2 * minutes) {
    let clip = scenes.playing(notes: 180)
    let errors = TrackingErrors(&random)
    var window = actions.window
    var last = ""
    var agreement = 0
    for picture in 0..<900 {
      let time = Double(picture) / 30
      guard
        let prediction = window.observe(
          clip.keypoints(at: time, errors, &random), at: time)
      else { continue }
      let isSure = prediction.confidence > 0.9 && prediction.label != "background"
      sure += isSure ? 1 : 0
      agreement = isSure ? (prediction.label == last ? agreement + 1 : 1) : 0
      last = prediction.label
      if agreement == 3 { events[last, default: 0] += 1 }
    }
  }
  let total = events.values.reduce(0, +)
  return "\(total) events in \(minutes) minutes of playing"
    + (total == 0 ? "" : ": \(events.sorted { $0.key < $1.key })")
    + "; \(sure) of \(minutes * 600) predictions were sure of something\n"
}

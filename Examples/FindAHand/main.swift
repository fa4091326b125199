// Finds the hands in a picture: which hand it is, how sure that is, where its index fingertip is.
//
//   swift run -c release --package-path Examples find-a-hand picture.jpg Models

import Foundation
import HandTracking
import Media

let arguments = CommandLine.arguments
let models = URL(filePath: arguments.count > 2 ? arguments[2] : "../Models")
func network(_ name: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: models.appending(path: "\(name)_full.tflite")))
}

let tracker = try HandTracker(
  models: .init(
    palmDetection: network("palm_detection"), handLandmark: network("hand_landmark")))
let picture = try ClipReader(path: arguments.count > 1 ? arguments[1] : "picture.jpg")
while let frame = try picture.next() {
  for hand in tracker.track(frame) {
    let tip = hand[.indexTip].position
    print("\(hand.chirality.name) hand (\(hand.chiralityScore)), index tip at \(tip.x), \(tip.y)")
  }
}

// What the tracker makes of rendered hands in known poses, as a table: the errors that training must expect, and a
// test of what was learned.
//
//   swift run -c release TrackedHands Models full|lite many|others|training HANDS SEED > hands.csv
//
// One row a hand: label, the player's hand as it is and as it was found or “none”, then of each joint x, y (pixels)
// and depth (metres) as they are and x, y and confidence as found. Every label is as frequent; for training,
// background is so four times. 1000 hands take about two minutes.

import Foundation
import GestureData
import HandTracking
import Hands
import PublishedNetworks
import ScalarMath
import VirtualHand

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 5, let count = Int(arguments[4]), let seed = UInt64(arguments[5]) else {
  print("usage: TrackedHands FOLDER full|lite many|others|training HANDS SEED")
  exit(2)
}

let models = try Models.load(arguments[2], from: arguments[1])
var scenes = PoseScenes(arguments[3] == "others" ? .others : .many, seed: seed)
var random = RandomNumbers(seed: seed &+ 1000)
let tracker = try HandTracker(models: models)
let camera = PoseScenes.camera
let isForTraining = arguments[3] == "training"

for number in 0..<count {
  let label =
    isForTraining
    ? PoseLabel.inTurn(number) : PoseLabel.allCases[number % PoseLabel.allCases.count]
  let placement = scenes.next(label, camera)
  let scene = Scene(
    skin: random.one(of: [.fair, .light, .tan, .brown, .dark]),
    light: random.one(of: [.normal, .normal, .low, .side, .back]),
    backdrop: random.one(of: Backdrop.allCases), seed: random.next())
  let renderer = HandRenderer(camera: camera, scene: scene)
  let truth = camera.joints(of: placement)
  var frame = renderer.frame(of: [placement], at: 0).frame
  // An empty picture a second later ends the last hand's track. The second look at a hand is as those of a clip are:
  // from where it was before.
  _ = tracker.track(Frame(width: 480, height: 360, time: Double(2 * number) - 1))
  frame.time = Double(2 * number)
  _ = tracker.track(frame)
  frame.time += 1.0 / 30
  guard let hand = tracker.track(frame).first else {
    print("\(label.name),\(placement.chirality.name),none")
    continue
  }
  var row = "\(label.name),\(placement.chirality.name),\(hand.chirality.name)"
  for joint in JointName.allCases {
    let (place, found) = (truth[joint], hand[joint])
    row += String(
      format: ",%.2f,%.2f,%.4f,%.2f,%.2f,%.3f", Double(place.x) * 480, Double(place.y) * 360,
      Double(truth.depths[joint.rawValue]), Double(found.position.x) * 480,
      Double(found.position.y) * 360, Double(found.confidence))
  }
  print(row)
}

// What a joint's confidence is worth: how often joints of so much confidence are where they should
// be.
//
//   swift run -c release JointConfidence Models full 400
//
// Prints tables for docs/measurements.md; 400 clips take some three minutes.

import Foundation
import HandTracking

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let clipCount = arguments.last.flatMap({ Int($0) }) else {
  print("usage: JointConfidence FOLDER full|lite CLIPS")
  exit(2)
}

func bytes(_ network: String) throws -> [UInt8] {
  let name = "\(network)_\(arguments[2]).tflite"
  return [UInt8](
    try Data(contentsOf: URL(fileURLWithPath: arguments[1]).appendingPathComponent(name)))
}

let models = HandTrackerModels(
  palmDetection: try bytes("palm_detection"), handLandmark: try bytes("hand_landmark"))
try print(straightReaches(models))
var judgement = Judgement()
var clips = RandomClips(seed: 2)
for _ in 0..<clipCount {
  try judgement.judge(clips.next(), models)
}
print(judgement.tables)

// What a joint's confidence is worth: how often joints of so much confidence are where they should
// be.
//
//   swift run -c release JointConfidence Models full 400
//
// Prints tables for docs/measurements.md; 400 clips take some three minutes.

import Foundation
import HandTracking
import PublishedNetworks

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let clipCount = arguments.last.flatMap({ Int($0) }) else {
  print("usage: JointConfidence FOLDER full|lite CLIPS")
  exit(2)
}

let models = try Models.load(arguments[2], from: arguments[1])
try print(straightReaches(models))
var judgement = Judgement()
var clips = RandomClips(seed: 2)
for _ in 0..<clipCount {
  try judgement.judge(clips.next(), models)
}
print(judgement.tables)

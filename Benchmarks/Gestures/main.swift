// How well and how fast poses and actions are told: tables for docs/measurements.md.
//
//   swift run -c release GestureBenchmark ../shared/media/gestures [many-full.csv others-full.csv …]
//
// The folder holds keypoint.csv and point_history.csv (Kazuhito00/hand-gesture-recognition-using-mediapipe); the
// files are tables of `TrackedHands`, a column each. What is missing is left out, and said.

import Foundation
import GestureData
import Gestures

let arguments = Array(CommandLine.arguments.dropFirst())
guard !arguments.isEmpty else {
  print("usage: GestureBenchmark FOLDER [HANDS.csv ...]")
  exit(2)
}

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

let sets = PublicSets(folder: arguments[0])
if FileManager.default.fileExists(atPath: arguments[0] + "/keypoint.csv") {
  print(try sets.keypoints())
  print(try sets.histories())
} else {
  print("SKIPPED: there is no \(arguments[0])/keypoint.csv\n")
}

let poses = PoseClassifier.builtIn
func recalls(_ samples: [TrainingSample]) -> Recalls {
  var recalls = Recalls()
  for sample in samples {
    recalls.add(sample.label, said: poses.predict(sample.hand)?.label ?? "background")
  }
  return recalls
}
var columns = [
  ("virtual, as trained on", recalls(TrainingSample.virtual(.many, count: 6000, seed: 99))),
  ("virtual, other hands", recalls(TrainingSample.virtual(.others, count: 6000, seed: 99))),
]
for path in arguments.dropFirst() {
  let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  columns.append(("tracked: \(name)", recalls(try trackedHands(path: path))))
}
print("Built-in poses: recall, precision\n\n" + recallTable(columns))

let actions = ActionClassifier.builtIn
func recalls(_ samples: [ActionSample]) -> Recalls {
  var recalls = Recalls()
  for sample in samples {
    recalls.add(sample.label, said: actions.predict(sample.window)?.label ?? "background")
  }
  return recalls
}
print(
  "Built-in actions: recall, precision\n\n"
    + recallTable([
      ("motions not trained on", recalls(ActionSample.virtual(.many, count: 3200, seed: 99))),
      ("other hands", recalls(ActionSample.virtual(.others, count: 3200, seed: 99))),
    ]))
print(falseEvents(minutes: 30))

let samples = TrainingSample.virtual(.many, count: 5000, seed: 5)
let training = try seconds {
  _ = try PoseTrainer(settings: TrainerSettings(patience: 0)).train(samples)
}
var sum: Float = 0
let posing = seconds {
  for sample in samples { sum += poses.predict(sample.hand)?.confidence ?? 0 }
}
let windows = ActionSample.virtual(.many, count: 1000, seed: 5)
let acting = seconds {
  for sample in windows { sum += actions.predict(sample.window)?.confidence ?? 0 }
}
print(
  String(
    format: """
      | what | time |
      |---|---|
      | training poses on 5000 samples, 60 passes | %.1f s |
      | one pose | %.1f µs |
      | one action | %.1f µs |
      | model of poses, of actions | %d, %d bytes |
      """, training, posing / 5000 * 1e6, acting / 1000 * 1e6, poses.bytes.count,
    actions.bytes.count))
precondition(sum > 0)

// Trains the built-in poses and actions on virtual hands and writes them as Swift source.
//
//   swift run -c release gesture-trainer Sources/Core/Gestures/BuiltIn [poses|actions]
//
// `make built-in-gestures` runs it. The same code gives the same bytes, on every machine; each takes some minutes.

import Foundation
import GestureData
import Gestures

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count <= 2 else {
  print("usage: gesture-trainer FOLDER [poses|actions]")
  exit(2)
}

func told(_ progress: TrainingProgress) -> Bool {
  guard progress.epoch % 5 == 0, let validation = progress.validation else { return true }
  print(
    String(
      format: "pass %d of %d: loss %.4f, accuracy %.4f; kept back: loss %.4f, accuracy %.4f",
      progress.epoch, progress.epochs, progress.loss, progress.accuracy, validation.loss,
      validation.accuracy))
  return true
}

/// Writes a model as a Swift file of its own: base 64 in lines, joined by backslashes.
func write(_ bytes: [UInt8], as name: String, in file: String) throws {
  let letters = Array(Data(bytes).base64EncodedString())
  var text = """
    // Written by gesture-trainer: `make built-in-gestures`. \(bytes.count) bytes in base 64.

    let \(name): StaticString = \"\"\"

    """
  for start in stride(from: 0, to: letters.count, by: 96) {
    text += "  " + String(letters[start..<min(start + 96, letters.count)]) + "\\\n"
  }
  text.removeLast(2)
  text += "\n  \"\"\"\n"
  let url = URL(fileURLWithPath: folder).appendingPathComponent(file)
  try text.write(to: url, atomically: true, encoding: .utf8)
  print("\(url.path): \(bytes.count) bytes")
}

/// Background, the last label, has many examples, since it is many things; it must not outweigh the others.
func weights(of count: Int, background: Float) -> TrainerSettings.ClassWeights {
  .given([Float](repeating: 1, count: count - 1) + [background])
}

do {
  let only = arguments.dropFirst().first
  if only != "actions" {
    let trainer = PoseTrainer(
      settings: TrainerSettings(
        hiddenLayers: [96, 48], epochs: 40, patience: 0, weightDecay: 0.02,
        classWeights: weights(of: PoseLabel.allCases.count, background: 0.15)),
      augmentation: PoseAugmentation(
        mirrors: false, rotation: 0.1, slant: 0.1, jointNoise: 0.02, hiddenJoints: 0.02),
      view: .upright)
    let poses = try trainer.train(
      TrainingSample.virtual(.many, count: 30000, seed: 1), progress: told)
    try write(poses.bytes, as: "builtInPoses", in: "BuiltInPoses.swift")
  }
  if only != "poses" {
    let trainer = ActionTrainer(
      settings: TrainerSettings(
        hiddenLayers: [64, 32], epochs: 30, patience: 0, weightDecay: 0.02, labelSmoothing: 0.02,
        classWeights: weights(of: ActionLabel.allCases.count, background: 0.2)))
    let actions = try trainer.train(
      ActionSample.virtual(.many, count: 24000, seed: 1), progress: told)
    try write(actions.bytes, as: "builtInActions", in: "BuiltInActions.swift")
  }
} catch let error as TrainingError {
  print("gesture-trainer: \(error.sentence)")
  exit(1)
}

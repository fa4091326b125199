// Trains the built-in poses and actions on virtual hands and writes them as Swift source.
//
//   gesture-trainer train Sources/Core/Gestures/BuiltIn Sources/GestureTrainer/Errors [poses|actions]
//   gesture-trainer errors HANDS.csv ERRORS.csv
//
// `make built-in-gestures` runs the first: the same code gives the same bytes, on every machine; each takes some
// minutes. The second keeps of a table of `TrackedHands` what training needs; `make tracking-errors` runs it.

import Foundation
import GestureData
import Gestures

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, ["train", "errors"].contains(arguments[0]) else {
  print("usage: gesture-trainer train FOLDER ERRORS [poses|actions]")
  print("       gesture-trainer errors HANDS.csv ERRORS.csv")
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
func write(_ bytes: [UInt8], as name: String, in file: String, of folder: String) throws {
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

/// What the tracker made of rendered hands: all tables of a folder, by name.
func measuredErrors(_ folder: String) throws -> MeasuredErrors {
  var errors = MeasuredErrors()
  let files = try FileManager.default.contentsOfDirectory(atPath: folder)
  for file in files.filter({ $0.hasSuffix(".csv") }).sorted() {
    let table = try ErrorTable(path: "\(folder)/\(file)")
    errors.add(table.hands, seed: table.seed)
  }
  return errors
}

func poses(_ errors: MeasuredErrors) throws -> PoseClassifier {
  let trainer = PoseTrainer(
    settings: TrainerSettings(
      hiddenLayers: [128, 64], epochs: 30, patience: 0, weightDecay: 0.05,
      classWeights: weights(of: PoseLabel.allCases.count, background: 0.15)),
    augmentation: PoseAugmentation(
      mirrors: false, rotation: 0.1, slant: 0.1, jointNoise: 0.02, hiddenJoints: 0.02),
    view: .upright)
  return try trainer.train(
    TrainingSample.virtual(.many, count: 25000, seed: 1)
      + TrainingSample.virtual(errors, count: 25000, seed: 2), progress: told)
}

func actions() throws -> ActionClassifier {
  let trainer = ActionTrainer(
    settings: TrainerSettings(
      hiddenLayers: [96, 48], epochs: 30, patience: 0, weightDecay: 0.02, labelSmoothing: 0.02,
      classWeights: weights(of: ActionLabel.allCases.count, background: 0.3)))
  return try trainer.train(ActionSample.virtual(.many, count: 40000, seed: 1), progress: told)
}

do {
  if arguments[0] == "errors" {
    try ErrorTable(tracked: arguments[1]).text.write(
      toFile: arguments[2], atomically: true, encoding: .utf8)
    exit(0)
  }
  let only = arguments.count > 3 ? arguments[3] : nil
  if only != "actions" {
    let model = try poses(measuredErrors(arguments[2]))
    try write(model.bytes, as: "builtInPoses", in: "BuiltInPoses.swift", of: arguments[1])
  }
  if only != "poses" {
    let model = try actions()
    try write(model.bytes, as: "builtInActions", in: "BuiltInActions.swift", of: arguments[1])
  }
} catch let error as TrainingError {
  print("gesture-trainer: \(error.sentence)")
  exit(1)
} catch {
  print("gesture-trainer: \(error)")
  exit(1)
}

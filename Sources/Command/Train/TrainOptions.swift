import Gestures

/// What `theremin train` was asked to do.
struct TrainOptions {
  /// What is learned, with what belongs to that alone.
  enum Subject {
    case poses(PoseAugmentation?, PoseView)
    case actions(ActionAugmentation?, ActionSettings)
  }

  var subject: Subject
  var dataset: String
  /// The model file to write.
  var output: String
  var trainer: TrainerSettings
  var reading: DatasetOptions

  static let descriptions =
    [
      OptionDescription(
        "output", letter: "o", value: "FILE", "write the model (.poses or .actions)"),
      OptionDescription("seed", value: "NUMBER", "what chance begins with (default 1)"),
      OptionDescription("epochs", value: "NUMBER", "the most passes over all (default 60)"),
      OptionDescription(
        "patience", value: "NUMBER", "passes without gain to stop after, 0: none (default 20)"),
      OptionDescription(
        "validation", value: "PERCENT", "how many are kept back to judge by (default 10)"),
      OptionDescription(
        "weights", value: "balanced|equal", "whether rare labels count more (default balanced)"),
    ] + AugmentationOptions.descriptions + [
      OptionDescription(
        "upright", "poses: see which way is up, so that a thumb up is no thumb down"),
      OptionDescription("window", value: "NUMBER", "actions: pictures in a window (default 60)"),
      OptionDescription("stride", value: "NUMBER", "actions: from window to window (default 3)"),
      OptionDescription("rate", value: "NUMBER", "actions: pictures a second (default 30)"),
    ] + DatasetOptions.descriptions

  init(_ parsed: ParsedArguments) throws(CommandError) {
    let isOfPoses = try Self.isOfPoses(parsed.operands.first)
    guard parsed.operands.count > 1 else {
      throw .usage("train needs a dataset: a folder with a folder of examples for each label")
    }
    guard parsed.operands.count == 2 else {
      throw .usage("train takes one dataset, and “\(parsed.operands[2])” is one too many")
    }
    dataset = parsed.operands[1]
    output = try Self.output(parsed, ending: isOfPoses ? "poses" : "actions")
    try checkDistinct([output], from: dataset)
    trainer = try Self.trainer(parsed)
    reading = try DatasetOptions(parsed)
    let wrong = (isOfPoses ? Self.forActions : Self.forPoses).first { parsed.contains($0) }
    if let wrong {
      throw .usage("--\(wrong) is for \(isOfPoses ? "actions" : "poses"); leave it out")
    }
    subject =
      isOfPoses
      ? .poses(try parsed.poseAugmentation(), parsed.contains("upright") ? .upright : .invariant)
      : .actions(try parsed.actionAugmentation(), try Self.window(parsed))
  }

  private static let forPoses = ["upright"] + AugmentationOptions.forPoses
  private static let forActions = ["window", "stride", "rate"] + AugmentationOptions.forActions

  private static func isOfPoses(_ word: String?) throws(CommandError) -> Bool {
    switch word {
    case "poses": return true
    case "actions": return false
    case nil:
      throw .usage("say what to learn, as in “theremin train poses DATASET -o mine.poses”")
    case let word?:
      throw .usage("train learns poses or actions, not “\(word)”")
    }
  }

  private static func output(
    _ parsed: ParsedArguments, ending wanted: String
  ) throws(CommandError) -> String {
    let outputs = parsed.values(of: "output")
    guard let output = outputs.first else {
      throw .usage("train needs an output, such as “-o mine.\(wanted)”")
    }
    guard outputs.count == 1 else {
      throw .usage("train writes one output, and “\(outputs[1])” is one too many")
    }
    guard ending(of: output) == wanted else {
      throw .usage("train \(wanted) writes a file ending in .\(wanted), not “\(output)”")
    }
    return output
  }

  private static func trainer(_ parsed: ParsedArguments) throws(CommandError) -> TrainerSettings {
    var settings = TrainerSettings()
    if let word = parsed.value(of: "seed") {
      guard let seed = UInt64(word) else {
        throw .usage("--seed takes a whole number from 0 on, not “\(word)”")
      }
      settings.seed = seed
    }
    if let epochs = try parsed.number("epochs", in: 1...10_000, whole: true, unit: "passes") {
      settings.epochs = Int(epochs)
    }
    if let patience = try parsed.number("patience", in: 0...10_000, whole: true, unit: "passes") {
      settings.patience = Int(patience)
    }
    if let percent = try parsed.number("validation", in: 0...50, unit: "percent") {
      settings.validationShare = percent / 100
    }
    settings.classWeights = try parsed.choice(
      "weights", ["balanced": .balanced, "equal": .equal], default: settings.classWeights)
    return settings
  }

  private static func window(_ parsed: ParsedArguments) throws(CommandError) -> ActionSettings {
    let usual = ActionSettings()
    let size = try parsed.number("window", in: 6...600, whole: true, unit: "pictures")
    let stride = try parsed.number("stride", in: 1...600, whole: true, unit: "pictures")
    let rate = try parsed.number("rate", in: 1...240, unit: "pictures a second")
    return ActionSettings(
      windowSize: size.map { Int($0) } ?? usual.windowSize, frameRate: rate ?? usual.frameRate,
      stride: stride.map { Int($0) } ?? usual.stride)
  }
}

/// What `theremin evaluate` was asked to do.
struct EvaluateOptions {
  /// The model file.
  var model: String
  var dataset: String
  /// Whether the result is for a program.
  var isJSON: Bool
  var reading: DatasetOptions

  static let descriptions =
    [OptionDescription("json", "print JSON instead of tables")] + DatasetOptions.descriptions

  init(_ parsed: ParsedArguments) throws(CommandError) {
    guard parsed.operands.count > 1 else {
      throw .usage(
        "evaluate needs a model and a dataset, as in “theremin evaluate mine.poses DATASET”")
    }
    guard parsed.operands.count == 2 else {
      throw .usage(
        "evaluate takes one model and one dataset, and “\(parsed.operands[2])” is one too many")
    }
    model = parsed.operands[0]
    dataset = parsed.operands[1]
    isJSON = parsed.contains("json")
    reading = try DatasetOptions(parsed)
  }
}

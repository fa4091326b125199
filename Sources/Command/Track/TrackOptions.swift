/// What `theremin track` was asked to do.
struct TrackOptions {
  var input: String
  /// The table to write; `-` is standard output.
  var output: String
  var model: ModelSize
  var handCount: Int
  var gestures: GestureOptions
  var isMirrored: Bool
  var isQuiet: Bool

  static let descriptions = [
    OptionDescription(
      "output", letter: "o", value: "FILE", "write the joints (.csv), or - for standard output"),
    OptionDescription("model", value: "full|lite", "the networks' size (default full)"),
    OptionDescription("hands", value: "1|2", "the most hands to follow (default 2)"),
    OptionDescription(
      "poses", value: "builtin|FILE", "add what each hand shows: see theremin train"),
    OptionDescription("actions", value: "builtin|FILE", "add what each hand does"),
    OptionDescription("mirrored", "the file was stored as a mirror picture"),
    OptionDescription("quiet", "no progress, no last line"),
  ]

  init(_ parsed: ParsedArguments) throws(CommandError) {
    input = try parsed.onlyOperand()
    let outputs = parsed.values(of: "output")
    guard let output = outputs.first else {
      throw .usage("track needs an output, such as “-o joints.csv”, or “-o -” for standard output")
    }
    guard outputs.count == 1 else {
      throw .usage("track writes one output, and “\(outputs[1])” is one too many")
    }
    guard output == "-" || ending(of: output) == "csv" else {
      throw .usage("track writes a file ending in .csv, or - for standard output, not “\(output)”")
    }
    try checkDistinct([output], from: input)
    self.output = output
    model = try parsed.choice("model", ["full": .full, "lite": .lite], default: .full)
    handCount = try parsed.choice("hands", ["1": 1, "2": 2], default: 2)
    gestures = GestureOptions(parsed)
    isMirrored = parsed.contains("mirrored")
    // On a terminal, rows and progress would write over each other.
    isQuiet = parsed.contains("quiet") || output == "-"
  }
}

import Instrument

/// What `theremin calibrate` was asked to do.
struct CalibrateOptions {
  var clip: String
  /// The preset file to write; `-` is standard output.
  var output: String
  /// The instrument whose fields are laid into the player's reach.
  var preset: Preset
  var model: ModelSize
  var isMirrored: Bool
  var isQuiet: Bool

  static let descriptions =
    [
      OptionDescription(
        "output", letter: "o", value: "FILE",
        "write the preset (.preset), or - for standard output"),
      OptionDescription("model", value: "full|lite", "the networks' size (default full)"),
      OptionDescription("mirrored", "the file was stored as a mirror picture"),
      OptionDescription("quiet", "no progress, no last lines"),
    ] + InstrumentOptions.descriptions

  init(_ parsed: ParsedArguments) throws(CommandError) {
    clip = try parsed.onlyOperand()
    let outputs = parsed.values(of: "output")
    guard let output = outputs.first else {
      throw .usage("calibrate needs an output, such as “-o me.preset”")
    }
    guard outputs.count == 1 else {
      throw .usage("calibrate writes one output, and “\(outputs[1])” is one too many")
    }
    guard output == "-" || ending(of: output) == "preset" else {
      throw .usage(
        "calibrate writes a file ending in .preset, or - for standard output, not “\(output)”")
    }
    try checkDistinct([output], from: clip)
    self.output = output
    preset = try parsed.instrument()
    model = try parsed.choice("model", ["full": .full, "lite": .lite], default: .full)
    isMirrored = parsed.contains("mirrored")
    isQuiet = parsed.contains("quiet") || output == "-"
  }
}

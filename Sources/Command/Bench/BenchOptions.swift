/// What `theremin bench` was asked to measure.
struct BenchOptions {
  /// A clip whose decoding is measured too.
  var clip: String?
  var model: ModelSize
  var isJSON: Bool

  static let descriptions = [
    OptionDescription("model", value: "full|lite", "the networks' size (default full)"),
    OptionDescription("json", "print JSON instead of a table"),
  ]

  init(_ parsed: ParsedArguments) throws(CommandError) {
    clip = parsed.operands.isEmpty ? nil : try parsed.onlyOperand()
    model = try parsed.choice("model", ["full": .full, "lite": .lite], default: .full)
    isJSON = parsed.contains("json")
  }
}

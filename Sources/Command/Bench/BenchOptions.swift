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

  /// Reads the words after `bench`.
  init(_ arguments: [String]) throws(CommandError) {
    let parsed = try ParsedArguments(arguments, known: Self.descriptions)
    clip = parsed.operands.isEmpty ? nil : try parsed.onlyOperand(of: "bench")
    model = try parsed.choice("model", ["full": .full, "lite": .lite], default: .full)
    isJSON = parsed.contains("json")
  }
}

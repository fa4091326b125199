import Hands

/// How the files of a dataset are read; the same for every command that takes one.
struct DatasetOptions {
  /// The only hand that is looked at; `nil`: the first that is found.
  var chirality: Chirality?
  /// The width over the height of the pictures that tables of joints were made from.
  var aspectRatio: Float
  var model: ModelSize
  var isMirrored: Bool
  var isQuiet: Bool

  static let descriptions = [
    OptionDescription(
      "hand", value: "right|left|any", "which hand is looked at (default any: the first found)"),
    OptionDescription(
      "aspect", value: "WxH", "for .csv: the size of the tracked pictures (default 640x480)"),
    OptionDescription("model", value: "full|lite", "the networks' size (default full)"),
    OptionDescription("mirrored", "the files were stored as mirror pictures"),
    OptionDescription("quiet", "no progress, no last lines"),
  ]

  init(_ parsed: ParsedArguments) throws(CommandError) {
    chirality = try parsed.choice(
      "hand", ["right": Chirality.right, "left": .left, "any": nil], default: nil)
    let size = try parsed.size("aspect", in: 1...100_000) ?? (640, 480)
    aspectRatio = Float(size.width) / Float(size.height)
    model = try parsed.choice("model", ["full": .full, "lite": .lite], default: .full)
    isMirrored = parsed.contains("mirrored")
    isQuiet = parsed.contains("quiet")
  }
}

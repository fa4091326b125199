import Foundation
import Hands
import Instrument

/// What `theremin render` was asked to do.
struct RenderOptions {
  var clip: String
  var outputs: [RenderOutput]
  var model: ModelSize
  var preset: Preset
  var sampleRate: Double
  var isMirrored: Bool
  var isQuiet: Bool
}

/// A file to write, by the ending of its name.
enum RenderOutput: Equatable {
  case sound(String)
  case table(String)

  init(path: String) throws(CommandError) {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "wav": self = .sound(path)
    case "csv": self = .table(path)
    default:
      throw .usage("-o takes a file ending in .wav or .csv, not “\(path)”")
    }
  }

  var path: String {
    switch self {
    case .sound(let path), .table(let path): path
    }
  }
}

extension RenderOptions {
  static let descriptions = [
    OptionDescription("output", letter: "o", value: "FILE", "write sound (.wav) or a table (.csv); may be repeated"),
    OptionDescription("preset", value: "NAME", "the instrument: default or iphone-2020"),
    OptionDescription("model", value: "full|lite", "the networks' size (default full)"),
    OptionDescription("hands", value: "1|2", "one hand plays all, or the right the pitch and the left the loudness"),
    OptionDescription("left-handed", "with two hands: the left plays the pitch"),
    OptionDescription("hand", value: "right|left|any", "the one hand that plays (default any)"),
    OptionDescription("low", value: "NOTE", "the lowest note: A3, C#5 or a MIDI number (default A3)"),
    OptionDescription("high", value: "NOTE", "the highest note (default A5)"),
    OptionDescription("tuning", value: "HERTZ", "the frequency of A4 (default 440)"),
    OptionDescription("rate", value: "HERTZ", "samples a second (default 48000)"),
    OptionDescription("mirrored", "the file was stored as a mirror picture"),
    OptionDescription("quiet", "no progress, no last line"),
  ]

  /// Reads the words after `render`.
  init(_ arguments: [String]) throws(CommandError) {
    let parsed = try ParsedArguments(arguments, known: Self.descriptions)
    clip = try parsed.onlyOperand(of: "render")
    var outputs: [RenderOutput] = []
    for path in parsed.values(of: "output") { outputs.append(try RenderOutput(path: path)) }
    guard !outputs.isEmpty else {
      throw .usage("render needs at least one output, such as -o song.wav")
    }
    try checkDistinct(outputs.map { $0.path }, from: clip)
    self.outputs = outputs
    model = try parsed.choice("model", ["full": .full, "lite": .lite], default: .full)
    preset = try parsed.choice(
      "preset", ["default": .standard, "iphone-2020": .iPhone2020], default: .standard)
    sampleRate = try parsed.number("rate", in: 8_000...192_000, unit: "a sample rate") ?? 48_000
    isMirrored = parsed.contains("mirrored")
    isQuiet = parsed.contains("quiet")
    try preset.hands = handUse(parsed, usual: preset.hands)
    if let low = try parsed.note("low") { preset.pitchField.low = low }
    if let high = try parsed.note("high") { preset.pitchField.high = high }
    guard preset.pitchField.low < preset.pitchField.high else {
      throw .usage(
        "the lowest note, \(plain(preset.pitchField.low)), must lie below the highest, "
          + "\(plain(preset.pitchField.high)); set both --low and --high")
    }
    if let reference = try parsed.number("tuning", in: 220...880, unit: "a frequency") {
      preset.voice.tuning.referenceFrequency = reference
    }
  }
}

/// Which hands play what, from `--hands`, `--hand` and `--left-handed`.
private func handUse(_ parsed: ParsedArguments, usual: HandUse) throws(CommandError) -> HandUse {
  let isLeftHanded = parsed.contains("left-handed")
  switch try parsed.choice("hands", ["1": 1, "2": 2], default: 1) {
  case 2:
    guard !parsed.contains("hand") else {
      throw .usage("--hand chooses the one hand that plays and does not go with --hands 2")
    }
    return .two(pitch: isLeftHanded ? .left : .right)
  default:
    guard !isLeftHanded else {
      throw .usage("--left-handed swaps two hands; use it with --hands 2, or choose --hand left")
    }
    guard parsed.contains("hand") else { return usual }
    return .one(
      try parsed.choice(
        "hand", ["right": Chirality.right, "left": Chirality.left, "any": nil], default: nil))
  }
}

extension ParsedArguments {
  /// The one file a command works on.
  func onlyOperand(of command: String) throws(CommandError) -> String {
    guard let operand = operands.first else {
      throw .usage("\(command) needs a file; see theremin help \(command)")
    }
    guard operands.count == 1 else {
      throw .usage("\(command) takes one file, and “\(operands[1])” is one too many")
    }
    return operand
  }
}

/// Makes sure that no output overwrites another or the input.
func checkDistinct(_ outputs: [String], from input: String) throws(CommandError) {
  var taken = [URL(fileURLWithPath: input).resolvingSymlinksInPath()]
  for output in outputs where output != "-" {
    let file = URL(fileURLWithPath: output).resolvingSymlinksInPath()
    guard !taken.contains(file) else {
      throw .usage("“\(output)” would overwrite the input or another output")
    }
    taken.append(file)
  }
}

import Instrument
import Stage
import Voice

/// What `theremin render` was asked to do.
struct RenderOptions {
  var clip: String
  var outputs: [RenderOutput]
  var model: ModelSize
  var preset: Preset
  var sampleRate: Int
  var isMirrored: Bool
  var isQuiet: Bool
  /// Width and height of pictures and movies in pixels; the clip's own where it is `nil`.
  var size: (width: Int, height: Int)?
  /// The moment of the picture, in seconds.
  var pictureTime: Double?
  var names: NoteNaming
  /// Whether the stage is drawn over the picture.
  var showsStage: Bool
  /// Which gestures are told; `nil`: those that the preset needs.
  var gestures: GestureOptions?
  /// Whether the stage names what each hand is taken for.
  var showsGestures = false
  /// Whether effects stand still.
  var reducesMotion = false
}

/// A file to write, by the ending of its name.
enum RenderOutput: Equatable {
  case sound(String)
  case table(String)
  case movie(String)
  case picture(String)

  init(path: String) throws(CommandError) {
    switch ending(of: path) {
    case "wav": self = .sound(path)
    case "csv": self = .table(path)
    case "mp4": self = .movie(path)
    case "png": self = .picture(path)
    default: throw .usage("render writes files ending in .wav, .csv, .mp4 or .png, not “\(path)”")
    }
  }

  var path: String {
    switch self {
    case .sound(let path), .table(let path), .movie(let path), .picture(let path): path
    }
  }

  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }

  var isDrawn: Bool {
    switch self {
    case .sound, .table: false
    case .movie, .picture: true
    }
  }
}

extension RenderOptions {
  static let descriptions =
    [
      OptionDescription(
        "output", letter: "o", value: "FILE",
        "write .wav, .csv, .mp4 or .png; may be repeated")
    ] + InstrumentOptions.descriptions + GestureOptions.descriptions + [
      OptionDescription(
        "transpose", value: "SEMITONES", "the same heights sound so much higher, or lower"),
      OptionDescription("model", value: "full|lite", "the networks' size (default full)"),
      OptionDescription("rate", value: "HERTZ", "samples a second (default 48000)"),
      OptionDescription("at", value: "SECONDS", "the moment of the picture"),
      OptionDescription(
        "names", value: "letters|solfege|doremi", "how notes are called (default letters)"),
      OptionDescription(
        "size", value: "WxH", "pixels of movie and picture (default the clip's own)"),
      OptionDescription("show-gestures", "name what each hand is taken for, and how surely"),
      OptionDescription("reduce-motion", "effects of gestures stand still"),
      OptionDescription("no-stage", "movie and picture show the mirrored picture alone"),
      OptionDescription("mirrored", "the file was stored as a mirror picture"),
      OptionDescription("quiet", "no progress, no last line"),
    ]

  init(_ parsed: ParsedArguments) throws(CommandError) {
    clip = try parsed.onlyOperand()
    outputs = []
    for path in parsed.values(of: "output") { outputs.append(try RenderOutput(path: path)) }
    guard !outputs.isEmpty else {
      throw .usage("render needs at least one output, such as “-o song.wav”")
    }
    try checkDistinct(outputs.map { $0.path }, from: clip)
    model = try parsed.choice("model", ["full": .full, "lite": .lite], default: .full)
    sampleRate = Int(
      try parsed.number("rate", in: VoiceParameter.sampleRate.range, whole: true, unit: "hertz")
        ?? VoiceParameter.sampleRate.usual)
    isMirrored = parsed.contains("mirrored")
    isQuiet = parsed.contains("quiet")
    names = try parsed.choice(
      "names", ["letters": .letters, "solfege": .solfege, "doremi": .doremi], default: .letters)
    showsStage = !parsed.contains("no-stage")
    gestures = GestureOptions(parsed)
    showsGestures = parsed.contains("show-gestures")
    reducesMotion = parsed.contains("reduce-motion")
    size = try parsed.size("size", in: 64...8192)
    pictureTime = try parsed.number("at", in: 0...1e6, unit: "seconds")
    try checkDrawing(parsed, outputs)
    preset = try parsed.instrument()
    if let semitones = try parsed.number("transpose", in: -48...48, unit: "semitones") {
      preset.pitchField = preset.pitchField.transposed(by: semitones)
    }
  }
}

/// Makes sure that what concerns pictures comes with an output that shows them.
private func checkDrawing(
  _ parsed: ParsedArguments, _ outputs: [RenderOutput]
) throws(CommandError) {
  let hasPicture = outputs.contains { $0.isPicture }
  guard !hasPicture || parsed.contains("at") else {
    throw .usage("a picture (.png) shows one moment; say which with --at SECONDS")
  }
  guard hasPicture || !parsed.contains("at") else {
    throw .usage("--at chooses the moment of a picture; add an output ending in .png")
  }
  let isDrawn = outputs.contains { $0.isDrawn }
  for option in ["names", "size", "no-stage", "show-gestures", "reduce-motion"]
  where parsed.contains(option) && !isDrawn {
    throw .usage("--\(option) concerns movies and pictures; add an output ending in .mp4 or .png")
  }
}

import Instrument
import Lessons
import Stage
import Voice

/// What `theremin lesson` was asked to do.
struct LessonOptions {
  /// What is to be played, in the key, tempo and bars that were asked for.
  var melody: Melody
  /// What the melody was asked for by.
  var song: String
  /// What of the melody's file is not in it, a sentence for each kind.
  var leftOut: [String]
  var mode: LessonRun.Mode
  var clip: String
  var outputs: [LessonOutput]
  /// When the first note is due, in seconds of the clip; where it is `nil`, where the melody fits best, or, where the
  /// song waits, with the first sound.
  var start: Double?
  /// How much later than it was played everything is in the clip, in seconds.
  var delay: Double
  var preset: Preset
  var model: ModelSize
  var names: NoteNaming
  /// Width and height of movie and sheet in pixels; their own where it is `nil`.
  var size: (width: Int, height: Int)?
  var isMirrored: Bool
  var isQuiet: Bool

  static let descriptions =
    [
      OptionDescription(
        "output", letter: "o", value: "FILE", "write .csv, .png or .mp4; may be repeated"),
      OptionDescription("on", value: "CLIP", "the clip in which it is played"),
      OptionDescription(
        "start", value: "SECONDS", "when the first note is due (default where it fits best)"),
      OptionDescription(
        "mode", value: "tempo|wait", "the song goes on in time (default), or waits for each note"),
      OptionDescription(
        "delay", value: "MILLISECONDS", "how much later all is in the clip than it was played"),
      OptionDescription("tempo", value: "BPM", "quarter notes a minute (default the melody's own)"),
      OptionDescription(
        "bars", value: "FIRST-LAST", "these bars only, like 1-8; an upbeat is bar 0"),
      OptionDescription(
        "transpose", value: "SEMITONES", "the melody so much higher, or lower"),
    ] + InstrumentOptions.descriptions + [
      OptionDescription("model", value: "full|lite", "the networks' size (default full)"),
      OptionDescription(
        "names", value: "letters|solfege|doremi", "how notes are called (default letters)"),
      OptionDescription(
        "size", value: "WxH", "pixels of picture and movie (default as large as they need)"),
      OptionDescription("mirrored", "the file was stored as a mirror picture"),
      OptionDescription("quiet", "no progress, no tables"),
    ]

  init(_ parsed: ParsedArguments) throws(CommandError) {
    song = try parsed.onlyMelody()
    guard let clip = parsed.value(of: "on") else {
      throw .usage("lesson needs a clip to listen to, such as “--on clip.mp4”")
    }
    self.clip = clip
    outputs = []
    for path in parsed.values(of: "output") { outputs.append(try LessonOutput(path: path)) }
    try checkDistinct(outputs.map { $0.path }, from: clip)
    start = try parsed.number("start", in: -3600...1e6, unit: "seconds")
    delay = (try parsed.number("delay", in: -10_000...10_000, unit: "milliseconds") ?? 0) / 1000
    mode = try parsed.choice("mode", ["tempo": .tempo, "wait": .wait], default: .tempo)
    model = try parsed.choice("model", ["full": .full, "lite": .lite], default: .full)
    names = try parsed.choice(
      "names", ["letters": .letters, "solfege": .solfege, "doremi": .doremi], default: .letters)
    size = try parsed.size("size", in: 64...8192)
    guard size == nil || outputs.contains(where: { $0.isDrawn }) else {
      throw .usage("--size concerns picture and movie; add an output ending in .png or .mp4")
    }
    isMirrored = parsed.contains("mirrored")
    isQuiet = parsed.contains("quiet")
    preset = try parsed.instrument()
    let read = try parsed.song(named: song)
    (melody, leftOut) = (try parsed.changed(read.melody), read.leftOut)
    if !parsed.contains("key") { preset.key = melody.key }
    try melody.check(against: preset.pitchField, transposition: parsed.value(of: "transpose"))
  }
}

extension LessonOptions {
  /// The width of a sheet, in pixels, where none is asked for.
  static let sheetWidth = 1600

  /// How a movie of the performance is rendered.
  func render(to outputs: [RenderOutput]) -> RenderOptions {
    RenderOptions(
      clip: clip, outputs: outputs, model: model, preset: preset,
      sampleRate: Int(VoiceParameter.sampleRate.usual), isMirrored: isMirrored, isQuiet: isQuiet,
      size: size, pictureTime: nil, names: names, showsStage: true)
  }
}

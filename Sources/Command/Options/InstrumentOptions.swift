import Hands
import Instrument
import Voice

/// The options that choose and change the instrument, the same for every command that plays.
enum InstrumentOptions {
  static let descriptions = [
    OptionDescription(
      "preset", value: "NAME|FILE",
      "the instrument (default default): see theremin presets"),
    OptionDescription(
      "hands", value: "1|2", "one hand plays all, or one the pitch, one the loudness"),
    OptionDescription("left-handed", "with two hands: the left one plays the pitch"),
    OptionDescription("hand", value: "right|left|any", "the one hand that plays (default any)"),
    OptionDescription("low", value: "NOTE", "the note at the field's bottom, like A3, C#5 or 61.5"),
    OptionDescription("high", value: "NOTE", "the note at its top"),
    OptionDescription(
      "range", value: "NOTE..NOTE", "the notes that are played, like C4..G5"),
    OptionDescription(
      "field", value: "semitones|hertz|antenna", "what grows evenly with height"),
    OptionDescription(
      "key", value: "KEY", "the notes with lines: D major, A blues, chromatic"),
    OptionDescription("assist", value: "0-100", "how strongly the pitch is drawn to the lines"),
    OptionDescription(
      "drone", value: "off|root|fifth", "the key's tonic below, alone or with its fifth"),
    OptionDescription("cue", "a soft tone tells that a note is held in tune"),
    OptionDescription("tuning", value: "HERTZ", "the frequency of A4 (default 440)"),
    OptionDescription(
      "gestures", value: "on|off|LIST",
      "what gestures do, like fist:mute (default off)"),
  ]
}

extension ParsedArguments {
  /// The instrument that the options ask for.
  func instrument() throws(CommandError) -> Preset {
    var preset = try preset(named: value(of: "preset") ?? "default")
    preset.hands = try handUse(usual: preset.hands)
    let field = preset.pitchField
    preset.pitchField.low = try note("low") ?? field.low
    preset.pitchField.high = try note("high") ?? field.high
    preset.pitchField.spacing = try choice("field", spacings, default: field.spacing)
    if let words = value(of: "range") {
      guard let range = noteRange(words) else {
        throw .usage("--range takes two notes, the lower one first, like C4..G5, not “\(words)”")
      }
      preset.pitchField.range = range
    }
    if let name = value(of: "key") {
      guard let key = Key(named: name) else {
        throw .usage("there is no key “\(name)”; --key takes \(keyExamples)")
      }
      preset.key = key
    }
    preset.assist = try number("assist", in: 0...100, unit: "percent") ?? preset.assist
    preset.drone = try choice("drone", drones, default: preset.drone)
    preset.cue = preset.cue || contains("cue")
    if let reference = try number(
      "tuning", in: VoiceParameter.referenceFrequency.range, unit: "hertz")
    {
      preset.voice.tuning.referenceFrequency = reference
    }
    preset.bindings = try bindings(usual: preset.bindings)
    if let contradiction = preset.contradiction { throw .usage(contradiction) }
    return preset
  }

  /// What gestures do, from `--gestures`: `on` stands for the preset's own bindings, or the usual ones where it has none.
  private func bindings(usual: Bindings) throws(CommandError) -> Bindings {
    guard let words = value(of: "gestures") else { return usual }
    if words == "on" { return usual.isEmpty ? .usual : usual }
    do {
      return try Bindings(text: words)
    } catch {
      throw .usage("--gestures: \(error.sentence)")
    }
  }

  /// Which hands play what, from `--hands`, `--hand` and `--left-handed`.
  private func handUse(usual: HandUse) throws(CommandError) -> HandUse {
    let isLeftHanded = contains("left-handed")
    let isTwo = if case .two = usual { true } else { false }
    guard try choice("hands", ["1": 1, "2": 2], default: isTwo ? 2 : 1) == 2 else {
      guard !isLeftHanded else {
        throw .usage("--left-handed swaps two hands; add --hands 2, or choose --hand left instead")
      }
      let usualHand: Chirality? = if case .one(let hand) = usual { hand } else { nil }
      return .one(
        try choice(
          "hand", ["right": Chirality.right, "left": .left, "any": nil], default: usualHand))
    }
    guard !contains("hand") else {
      throw .usage("--hand chooses the one hand that plays; leave it out with --hands 2")
    }
    if isLeftHanded { return .two(pitch: .left) }
    return isTwo ? usual : .two(pitch: .right)
  }
}

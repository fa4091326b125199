import Hands
import Instrument
import Voice

extension PresetEntry {
  /// Everything a preset file can say, in the order in which it is written.
  static var all: [PresetEntry] { playing + fields + timing + voice + gestures }

  private static var playing: [PresetEntry] {
    [
      PresetEntry("hands", "1, 1 right, 1 left: one hand; 2, 2 left-handed: one for the pitch") {
        handsText($0.hands)
      } read: { word, preset in
        guard let hands = handsNamed(word) else {
          return Fault("1, 1 right, 1 left, 2 or 2 left-handed")
        }
        preset.hands = hands
        return nil
      },
      note("low", "the note at the field's bottom", \.pitchField.low),
      note("high", "the note at the field's top", \.pitchField.high),
      choice(
        "spacing", "what grows evenly with height: semitones, hertz, or as before an antenna",
        spacings, \.pitchField.spacing),
      PresetEntry("range", "the notes that are played, like C4..G5; or all") {
        rangeText($0.pitchField.range)
      } read: { word, preset in
        if word == "all" {
          preset.pitchField.range = nil
          return nil
        }
        guard let range = noteRange(word) else { return Fault("all, or two notes like C4..G5") }
        preset.pitchField.range = range
        return nil
      },
      number("margin", "semitones beyond the range", in: 0...12, \.pitchField.margin),
      PresetEntry("key", "the notes that have lines, like D major") {
        $0.key.name
      } read: { word, preset in
        guard let key = Key(named: word) else { return Fault(keyExamples) }
        preset.key = key
        return nil
      },
      number("assist", "the pull to the lines, 0 to 100", in: 0...100, \.assist),
      choice("drone", "notes that sound below: off, root or fifth", drones, \.drone),
      choice(
        "cue", "a soft tone while a note is in tune: off or on", ["off": false, "on": true], \.cue),
    ]
  }

  private static var fields: [PresetEntry] {
    [
      place("bottom", "where the pitch hand plays, in parts of the picture", \.field.bottom),
      place("top", "", \.field.top),
      place("left", "the player's left, which is the picture's right", \.field.left),
      place("right", "", \.field.right),
      place("volume-bottom", "the volume hand's palm, silent", \.volumeField.bottom),
      place("volume-top", "the volume hand's palm, loudest", \.volumeField.top),
    ]
  }

  private static var timing: [PresetEntry] {
    [
      number("arming", "seconds a hand is seen before it sounds", in: 0...2, \.gate.arming),
      number("bridging", "seconds a lost hand's note is held", in: 0...2, \.gate.bridging),
      number("fading", "seconds until a lost hand is forgotten", in: 0...2, \.gate.release),
      choice(
        "closed-hand", "silent, with the note shown on which it would open; or sounding",
        ["silent": true, "sounding": false], \.closedHandIsSilent),
      filter("pitch-filter", "noise, acceleration, acceleration per speed; or off", \.pitchFilter),
      filter("level-filter", "", \.levelFilter),
      filter("volume-filter", "", \.volumeFilter),
      PresetEntry("confidence", "the least confidence of a fingertip that plays, 0 to 1") {
        "\($0.leastConfidence)"
      } read: { word, preset in
        guard let least = Float(word), (0...1).contains(least) else {
          return Fault("a number from 0 to 1")
        }
        preset.leastConfidence = least
        return nil
      },
    ]
  }

  private static var voice: [PresetEntry] {
    [
      parameter("tuning", "hertz of A4", .referenceFrequency, \.voice.tuning.referenceFrequency),
      parameter("richness", "of overtones, 0 (a sine) to 1", .richness, \.voice.timbre.richness),
      parameter(
        "quiet-rolloff", "hertz of brightness", .quietRolloff, \.voice.timbre.quietRolloff),
      parameter("loud-rolloff", "", .loudRolloff, \.voice.timbre.loudRolloff),
      PresetEntry("level-range", "decibels from soft to loud; or linear") {
        if case .decibels(let range) = $0.voice.levelCurve { text(range) } else { "linear" }
      } read: { word, preset in
        if word == "linear" {
          preset.voice.levelCurve = .linear
          return nil
        }
        let bounds = VoiceParameter.levelRange.range
        guard let range = Double(word), bounds.contains(range) else {
          return Fault("linear, or decibels from 6 to 96")
        }
        preset.voice.levelCurve = .decibels(range: range)
        return nil
      },
      parameter("amplitude", "of a sine at full level", .amplitude, \.voice.amplitude),
      parameter("attack", "seconds", .attack, \.voice.attack),
      parameter("release", "seconds", .release, \.voice.release),
    ]
  }

  /// A number of the voice, in its own range.
  private static func parameter(
    _ name: String, _ comment: String, _ parameter: VoiceParameter,
    _ path: WritableKeyPath<Preset, Double>
  ) -> PresetEntry {
    number(name, comment, in: parameter.range, path)
  }
}

/// What a key may look like, for a person who gave none.
let keyExamples =
  "chromatic, or a tonic and a scale, like D major, F# minor, A blues, D dorian or C 0,2,3,7"

/// The names of the drones.
let drones: KeyValuePairs<String, Drone> = ["off": .off, "root": .root, "fifth": .fifth]

/// The names of the three ways in which height becomes pitch.
let spacings: KeyValuePairs<String, PitchField.Spacing> = [
  "semitones": .semitones, "hertz": .hertz, "antenna": .antenna,
]

/// Two notes with two dots between, the lower one first.
func noteRange(_ words: String) -> ClosedRange<Double>? {
  guard let dots = words.firstRange(of: "..") else { return nil }
  guard let low = notePitch(String(words[..<dots.lowerBound])),
    let high = notePitch(String(words[dots.upperBound...])), low < high
  else { return nil }
  return low...high
}

private func rangeText(_ range: ClosedRange<Double>?) -> String {
  range.map { noteText($0.lowerBound) + ".." + noteText($0.upperBound) } ?? "all"
}

private let handUses: KeyValuePairs<String, HandUse> = [
  "1": .one(nil), "1 right": .one(.right), "1 left": .one(.left), "2": .two(pitch: .right),
  "2 left-handed": .two(pitch: .left),
]

private func handsText(_ use: HandUse) -> String {
  handUses.first { $0.value == use }?.key ?? ""
}

private func handsNamed(_ word: String) -> HandUse? {
  handUses.first { $0.key == word }?.value
}

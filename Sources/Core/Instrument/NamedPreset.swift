import Hands

/// A preset that comes with the instrument.
public struct NamedPreset: Sendable {
  /// How it is asked for.
  public let name: StaticString
  /// What it is, in a line.
  public let summary: StaticString
  /// The instrument itself.
  public let preset: Preset

  /// All of them, the usual one first.
  public static var all: [NamedPreset] {
    [
      NamedPreset(
        name: "default", summary: "two octaves of equal semitones, loudness by side",
        preset: .standard),
      NamedPreset(
        name: "beginner", summary: "C major with wide steps, drawn to the lines",
        preset: .beginner),
      NamedPreset(
        name: "pentatonic", summary: "five notes an octave that always sound well together",
        preset: .pentatonic),
      NamedPreset(
        name: "theremin",
        summary: "as the real one: two hands, its curve, three octaves, no lines pull",
        preset: .theremin),
      NamedPreset(
        name: "gestures",
        summary: "point plays, two fingers an octave higher, fist mutes, pinch, wave, circle",
        preset: .gestures),
      NamedPreset(
        name: "iphone-2020", summary: "the instrument of the article, as it was",
        preset: .iPhone2020),
    ]
  }
}

extension Preset {
  /// For somebody who never held an instrument: C4 to E5 in C major, drawn to the lines, loudness by side.
  public static var beginner: Preset {
    var preset = Preset.standard
    preset.pitchField = PitchField(low: 60, high: 76)
    preset.key = .naturals
    preset.assist = 60
    return preset
  }

  /// C major pentatonic from G3 to A5, drawn to the lines: no two of its notes clash.
  public static var pentatonic: Preset {
    var preset = Preset.standard
    preset.pitchField = PitchField(low: 55, high: 81)
    preset.key = Key(tonic: 0, .majorPentatonic)
    preset.assist = 60
    return preset
  }

  /// The usual instrument with all gestures bound: see ``Bindings/usual``. In the others none is: who raises an open hand
  /// expects it to sound.
  public static var gestures: Preset {
    var preset = Preset.standard
    preset.bindings = .usual
    return preset
  }

  /// As the real instrument: the right hand's place is the pitch along the antenna's curve, C3 to C6; the raised
  /// left hand is the loudness.
  public static var theremin: Preset {
    var preset = Preset.standard
    preset.hands = .two(pitch: .right)
    preset.pitchField = PitchField(low: 48, high: 84, spacing: .antenna)
    return preset
  }
}

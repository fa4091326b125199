/// The elements of MusicXML that a melody depends on.
enum MusicXMLElement: Equatable {
  case scorePartwise, scoreTimewise
  case work, workTitle, movementTitle, creator
  case scorePart, partName, part, measure
  case attributes, divisions, key, fifths, mode, time, beats, beatType, transpose, chromatic,
    octaveChange
  case note, chord, grace, cue, rest, unpitched, pitch, step, alter, octave, duration, tie, tied,
    voice, staff, lyric
  case backup, forward
  case sound, metronome, beatUnit, beatUnitDot, perMinute
  case `repeat`, ending
  case other

  private static let names: [(StaticString, MusicXMLElement)] = [
    // The most frequent ones first.
    ("note", .note), ("pitch", .pitch), ("step", .step), ("octave", .octave), ("alter", .alter),
    ("duration", .duration), ("voice", .voice), ("staff", .staff), ("chord", .chord),
    ("rest", .rest), ("tie", .tie), ("tied", .tied), ("lyric", .lyric), ("measure", .measure),
    ("backup", .backup), ("forward", .forward), ("grace", .grace), ("cue", .cue),
    ("unpitched", .unpitched), ("attributes", .attributes), ("divisions", .divisions),
    ("key", .key), ("fifths", .fifths), ("mode", .mode), ("time", .time), ("beats", .beats),
    ("beat-type", .beatType), ("transpose", .transpose), ("chromatic", .chromatic),
    ("octave-change", .octaveChange), ("sound", .sound), ("metronome", .metronome),
    ("beat-unit", .beatUnit), ("beat-unit-dot", .beatUnitDot), ("per-minute", .perMinute),
    ("repeat", .repeat), ("ending", .ending), ("part", .part), ("score-part", .scorePart),
    ("part-name", .partName), ("work", .work), ("work-title", .workTitle),
    ("movement-title", .movementTitle), ("creator", .creator),
    ("score-partwise", .scorePartwise), ("score-timewise", .scoreTimewise),
  ]

  /// The element of a name as it stands in the file.
  init(named name: String) {
    self = Self.names.first { name.utf8.elementsEqual($0.0) }?.1 ?? .other
  }
}

extension String.UTF8View {
  /// Whether these are a word's bytes.
  func elementsEqual(_ word: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}

/// The attributes of an element.
struct MusicXMLAttributes {
  let list: [(name: String, value: String)]

  subscript(_ name: StaticString) -> String? {
    list.first { $0.name.utf8.elementsEqual(name) }?.value
  }

  /// Whether an attribute has a value.
  func has(_ name: StaticString, _ value: StaticString) -> Bool {
    self[name].map { $0.utf8.elementsEqual(value) } ?? false
  }
}

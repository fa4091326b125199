/// How notes are called.
public enum NoteNaming: Sendable, CaseIterable {
  /// C, D, E, F, G, A, B.
  case letters
  /// Do, Re, Mi, Fa, Sol, La, Si: the fixed ones, as in Romance languages.
  case solfege
  /// ド, レ, ミ, ファ, ソ, ラ, シ: the fixed ones, as in Japan.
  case doremi

  /// The name of a note of a white key, a MIDI note number, without the octave.
  private func syllable(of note: Int) -> StaticString {
    switch (self, NoteNaming.whiteKey(of: note)) {
    case (.letters, 0): "C"
    case (.letters, 1): "D"
    case (.letters, 2): "E"
    case (.letters, 3): "F"
    case (.letters, 4): "G"
    case (.letters, 5): "A"
    case (.letters, _): "B"
    case (.solfege, 0): "Do"
    case (.solfege, 1): "Re"
    case (.solfege, 2): "Mi"
    case (.solfege, 3): "Fa"
    case (.solfege, 4): "Sol"
    case (.solfege, 5): "La"
    case (.solfege, _): "Si"
    case (.doremi, 0): "ド"
    case (.doremi, 1): "レ"
    case (.doremi, 2): "ミ"
    case (.doremi, 3): "ファ"
    case (.doremi, 4): "ソ"
    case (.doremi, 5): "ラ"
    case (.doremi, _): "シ"
    }
  }

  /// The name of a note, a MIDI note number, without accidental and octave: of a black key the white one below, or
  /// above where it is written with a flat.
  func syllable(of note: Int, flats: Bool) -> StaticString {
    syllable(of: NoteNaming.isAccidental(note) ? note + (flats ? 1 : -1) : note)
  }

  /// Whether a note, a MIDI note number, is that of a black key: written with a sharp or a flat.
  static func isAccidental(_ note: Int) -> Bool {
    0b0101_0100_1010 >> pitchClass(of: note) & 1 == 1
  }

  /// The octave of a note in scientific pitch notation: 4 for 60 to 71.
  static func octave(of note: Int) -> Int {
    (note - pitchClass(of: note)) / 12 - 1
  }

  /// The widest name with accidental and octave, in units of the size of letters.
  var widestName: Float {
    switch self {
    case .letters: 2.0
    case .solfege: 3.1
    case .doremi: 3.6
    }
  }

  /// About how wide the name of a note is without its octave, in units of the size of letters.
  func width(of note: Int, flats: Bool) -> Float {
    let bytes = Float(syllable(of: note, flats: flats).utf8CodeUnitCount)
    // Three bytes make a kana, as wide as it is high.
    let syllable = self == .doremi ? bytes / 3 : 0.25 + 0.5 * bytes
    return syllable + (NoteNaming.isAccidental(note) ? 0.55 : 0)
  }

  private static func pitchClass(of note: Int) -> Int { (note % 12 + 12) % 12 }

  /// 0 for C to 6 for B; a black key counts as the white one below.
  private static func whiteKey(of note: Int) -> Int {
    let pitchClass = pitchClass(of: note)
    return (pitchClass + (pitchClass > 4 ? 1 : 0)) / 2
  }
}

extension Letters {
  /// Adds the name of a note, a MIDI note number: `C♯4`, or `D♭4` where flats are written.
  mutating func append(note: Int, _ naming: NoteNaming, flats: Bool, octave: Bool = true) {
    append(naming.syllable(of: note, flats: flats))
    if NoteNaming.isAccidental(note) { append(flats ? "♭" : "♯") }
    if octave { append(NoteNaming.octave(of: note)) }
  }
}

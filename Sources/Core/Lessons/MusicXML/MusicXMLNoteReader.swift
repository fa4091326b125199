import Instrument
import ScalarMath

/// One `note` element as it is read.
struct MusicXMLNoteReader {
  private(set) var isChord = false
  private(set) var isGrace = false
  private(set) var isCue = false
  private(set) var isRest = false
  private(set) var isUnpitched = false
  private(set) var hasLyric = false
  private(set) var isTiedTo = false
  /// In the part's divisions.
  private(set) var duration = 0.0
  private(set) var voice: [UInt8] = [UInt8(ascii: "1")]
  private(set) var staff = 1
  private var step: Int?
  private var alter = 0.0
  private var octave: Int?

  /// The written pitch, a MIDI note number, and whether an alteration by less than a semitone was rounded.
  var pitch: (number: Int, isRounded: Bool)? {
    guard let step, let octave else { return nil }
    let semitones = round(alter)
    return (12 * (octave + 1) + step + Int(semitones), semitones != alter)
  }

  mutating func begin(_ child: MusicXMLElement) {
    switch child {
    case .chord: isChord = true
    case .grace: isGrace = true
    case .cue: isCue = true
    case .rest: isRest = true
    case .unpitched: isUnpitched = true
    case .lyric: hasLyric = true
    default: break
    }
  }

  /// A tie, or the sign of one, leads from this note to the next.
  mutating func beginTie() {
    isTiedTo = true
  }

  mutating func end(_ child: MusicXMLElement, _ text: [UInt8]) {
    switch child {
    case .duration: duration = max(0, MusicXMLNumber.decimal(text) ?? 0)
    case .voice: voice = Array(SongText.line(text).utf8)
    case .staff: staff = clamp(MusicXMLNumber.whole(text) ?? 1, 1, 99)
    case .step: step = Self.semitones(SongText.line(text))
    case .alter: alter = clamp(MusicXMLNumber.decimal(text) ?? 0, -4, 4)
    case .octave: octave = MusicXMLNumber.whole(text).flatMap { (0...9).contains($0) ? $0 : nil }
    default: break
    }
  }

  /// How many semitones above C a step lies: one capital letter.
  private static func semitones(_ step: String) -> Int? {
    guard step.utf8.count == 1, let letter = step.utf8.first, letter < 0x60 else { return nil }
    return NoteName.pitchClass(ofLetter: letter | 0x20)
  }
}

/// Where in a measure reading has come to, in quarter notes from its beginning.
struct MusicXMLCursor {
  private(set) var position = 0.0
  /// Where the note before began: a chord's other notes begin with it.
  private var lastStart = 0.0

  mutating func move(_ quarters: Double, in part: inout MusicXMLPart) {
    position = max(0, position + quarters)
    part.fillMeasure(to: position)
  }

  /// Adds a note, rest or whatever it is, and moves on behind it.
  mutating func add(_ note: MusicXMLNoteReader, to part: inout MusicXMLPart) {
    if note.isGrace {
      part.graceNotes += 1
      return
    }
    let length = clamp(note.duration / part.divisions, 0, 1e6)
    let start = note.isChord ? lastStart : position
    if !note.isChord {
      lastStart = position
      move(length, in: &part)
    }
    if note.hasLyric { part.hasLyrics = true }
    if note.isRest { return }
    if note.isCue {
      part.cueNotes += 1
    } else if note.isUnpitched {
      part.unpitchedNotes += 1
    } else if let pitch = note.pitch, (0...127).contains(pitch.number + part.transposition) {
      if pitch.isRounded { part.microtones += 1 }
      part.append(
        .init(
          pitch: pitch.number + part.transposition, start: start, length: length,
          voice: part.voice(named: note.voice), staff: note.staff,
          isTiedTo: note.isTiedTo))
    }
  }
}

/// A metronome mark as it is read.
struct MusicXMLMetronome {
  /// In quarter notes.
  private var beat: Double?
  private var perMinute: Double?

  mutating func end(_ child: MusicXMLElement, _ text: [UInt8]) {
    switch child {
    case .beatUnit:
      let units: [(StaticString, Double)] = [
        ("quarter", 1), ("half", 2), ("eighth", 0.5), ("whole", 4), ("16th", 0.25), ("breve", 8),
        ("32nd", 0.125),
      ]
      let name = SongText.line(text)
      beat = units.first { name.utf8.elementsEqual($0.0) }?.1
    case .beatUnitDot:
      beat = beat.map { 1.5 * $0 }
    case .perMinute:
      perMinute = MusicXMLNumber.first(in: text)
    default:
      break
    }
  }

  /// Quarter notes a minute; `nil` where the mark says something else.
  var quartersPerMinute: Double? {
    guard let beat, let perMinute else { return nil }
    return beat * perMinute
  }
}

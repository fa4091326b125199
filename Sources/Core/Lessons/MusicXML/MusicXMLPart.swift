import Instrument
import ScalarMath

/// One part of a score: an instrument or a voice.
struct MusicXMLPart {
  struct Note {
    /// The MIDI note number as it sounds.
    var pitch: Int
    /// Quarter notes from the beginning of its measure.
    var start: Double
    /// Quarter notes.
    var length: Double
    /// Its place in ``MusicXMLPart/voices``.
    var voice: Int
    /// Counted from 1, the upper one.
    var staff: Int
    /// It sounds on into the next note.
    var isTiedTo: Bool
  }

  let id: String
  /// Notes by measure.
  private(set) var notes: [[Note]] = []
  /// The quarter notes that each measure's notes and rests fill.
  private(set) var lengths: [Double] = []
  /// The names of its voices, in the order in which they come up; most often numbers.
  private(set) var voices: [[UInt8]] = []
  var hasLyrics = false
  var graceNotes = 0
  var cueNotes = 0
  var unpitchedNotes = 0
  var microtones = 0

  /// Durations are counted in parts of a quarter note: so many.
  var divisions = 1.0
  /// The quarter notes of a bar by the time signature at hand.
  var barLength = 4.0
  /// Semitones from the written to the sounding note.
  private(set) var transposition = 0
  /// The first key signature: its sharps, and its scale.
  var key: (sharps: Int, scale: Scale)?
  /// The transposition where the first key signature stands.
  var keyTransposition = 0

  init(id: String) {
    self.id = id
  }

  var noteCount: Int { notes.reduce(0) { $0 + $1.count } }

  mutating func beginMeasure() {
    notes.append([])
    lengths.append(0)
  }

  /// Notes or rests of the measure at hand reach so many quarter notes from its beginning.
  mutating func fillMeasure(to position: Double) {
    guard let length = lengths.last else { return }
    lengths[lengths.count - 1] = max(length, position)
  }

  mutating func append(_ note: Note) {
    guard !notes.isEmpty else { return }
    notes[notes.count - 1].append(note)
  }

  /// The place of a voice; one of very many shares the last place.
  mutating func voice(named name: [UInt8]) -> Int {
    if let known = voices.firstIndex(of: name) { return known }
    guard voices.count < 64 else { return voices.count - 1 }
    voices.append(name)
    return voices.count - 1
  }

  /// From here on its instrument sounds so many semitones above what is written.
  mutating func transpose(by semitones: Int) {
    transposition = clamp(semitones, -127, 127)
    // The first key signature stands before the transposition it is written in.
    if noteCount == 0 { keyTransposition = transposition }
  }

  /// The key that sounds.
  var soundingKey: Key? {
    key.map { Key(tonic: Key(sharps: $0.sharps, $0.scale).tonic + keyTransposition, $0.scale) }
  }

  /// The upper staff with notes, and of its voices the first that has at least a quarter of the notes of the fullest.
  func melodyVoice() -> (staff: Int, voice: Int)? {
    let staff = notes.joined().reduce(Int.max) { min($0, $1.staff) }
    var counts = [Int](repeating: 0, count: voices.count)
    for note in notes.joined() where note.staff == staff { counts[note.voice] += 1 }
    guard let most = counts.max() else { return nil }
    let candidates = counts.indices.filter { counts[$0] > 0 && 4 * counts[$0] >= most }
    // By number where voices are numbered: 2 before 10.
    return candidates.min { a, b in
      let numbers = (MusicXMLNumber.decimal(voices[a]), MusicXMLNumber.decimal(voices[b]))
      if let first = numbers.0, let second = numbers.1 { return first < second }
      return a < b
    }.map { (staff, $0) }
  }
}

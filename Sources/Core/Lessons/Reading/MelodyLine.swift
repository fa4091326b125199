/// One line drawn from notes that may sound together: the upper one, as a listener follows it.
///
/// The "skyline" of Uitdenbogerd and Zobel (Manipulation of Music for Melody Matching, ACM Multimedia 1998), with
/// notes kept whole where theirs are cut: a lower note that begins under a higher one is accompaniment, unless it goes
/// on after it and covers it only for its own first half; then it is the next note, played legato.
struct MelodyLine {
  /// The line in order of time; none begins before the one before it has ended.
  private(set) var notes: [Melody.Note] = []
  /// How many notes began with a higher one and were left out.
  private(set) var chordNotes = 0
  /// How many notes began under a higher one and were left out.
  private(set) var lowerNotes = 0
  /// How many notes were cut short by the next one, by a 64th note or more.
  private(set) var cutNotes = 0

  /// Notes that begin less than this after one another, in quarter notes, are a chord: a 64th note.
  static let togetherness = 0.0625

  /// Draws the line of notes in any order; those without length are passed over.
  init(of notes: [Melody.Note]) {
    let sorted = notes.filter { $0.length > 0 }.sorted {
      $0.start != $1.start ? $0.start < $1.start : $0.pitch > $1.pitch
    }
    for note in sorted { append(note) }
  }

  private mutating func append(_ note: Melody.Note) {
    guard let last = notes.last else {
      notes.append(note)
      return
    }
    if note.start - last.start < Self.togetherness {
      chordNotes += 1
      guard note.pitch > last.pitch else { return }
      notes[notes.count - 1] = .init(
        pitch: note.pitch, start: last.start, length: note.end - last.start)
      return
    }
    let overlap = last.end - note.start
    if overlap > 0 {
      let isLegato = note.end > last.end && 2 * overlap <= note.length
      guard note.pitch >= last.pitch || isLegato else {
        lowerNotes += 1
        return
      }
      notes[notes.count - 1].length = note.start - last.start
      if overlap >= Self.togetherness { cutNotes += 1 }
    }
    notes.append(note)
  }
}

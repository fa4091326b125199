/// How a score's measures make bars.
struct MusicXMLBars {
  /// The quarter notes of a full bar.
  let length: Double
  /// The quarter notes before the first full bar.
  let upbeat: Double
  /// Whether later bars are longer or shorter.
  let change: Bool

  /// The first measure is an upbeat where it is filled less than a bar, or where its own time signature is shorter than
  /// the next one's and it is not counted.
  init(_ measures: [MusicXMLMeasure]) {
    guard let first = measures.first, measures.count > 1 else {
      (length, upbeat, change) = (measures.first?.barLength ?? 4, 0, false)
      return
    }
    let second = measures[1]
    let hasOwnMeter = first.isImplicit && first.barLength < second.barLength
    let bar = hasOwnMeter ? second.barLength : first.barLength
    length = bar
    upbeat = first.time < bar - 1e-6 ? first.time : 0
    change = measures.dropFirst().contains { ($0.barLength - bar).magnitude > 1e-6 }
  }
}

/// Notes in the order of playing, those that are tied joined to one. What a tie leads to is the next note of the
/// same pitch where the first one ends, whether or not that note says so too: not all programs write both.
struct MusicXMLTies {
  private(set) var notes: [Melody.Note] = []
  /// Places of notes that sound on into a note to come.
  private var open: [Int] = []

  /// Adds a note at its time, in quarter notes.
  mutating func append(_ note: MusicXMLPart.Note, at start: Double) {
    open.removeAll { notes[$0].end < start - 1e-6 }
    let place = open.firstIndex { place in
      notes[place].pitch == note.pitch && (notes[place].end - start).magnitude <= 1e-6
    }
    if let place {
      let first = open[place]
      notes[first].length = start + note.length - notes[first].start
      if !note.isTiedTo { open.remove(at: place) }
    } else {
      if note.isTiedTo { open.append(notes.count) }
      notes.append(.init(pitch: note.pitch, start: start, length: note.length))
    }
  }
}

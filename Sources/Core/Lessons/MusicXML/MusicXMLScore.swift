import Instrument

/// A score as it was read, its repeats not yet written out.
struct MusicXMLScore {
  /// A tempo in quarter notes a minute and where it stands.
  struct Tempo {
    var measure: Int
    /// Quarter notes from the beginning of the measure.
    var offset: Double
    var quartersPerMinute: Double
    /// It is meant for playing rather than for show.
    var isSound: Bool
  }

  var workTitle = ""
  var movementTitle = ""
  var composer = ""
  var partNames: [(id: String, name: String)] = []
  var measures: [MusicXMLMeasure] = []
  var parts: [MusicXMLPart] = []
  var tempos: [Tempo] = []
  var hasJumps = false

  /// The melody's part: the first that is named as one, else the first that is sung, else the first with notes.
  private var melodyPart: Int? {
    let filled = parts.indices.filter { parts[$0].noteCount > 0 }
    return filled.first { SongText.namesMelody(name(of: parts[$0])) }
      ?? filled.first { parts[$0].hasLyrics } ?? filled.first
  }

  private func name(of part: MusicXMLPart) -> String {
    partNames.first { $0.id.utf8.elementsEqual(part.id.utf8) }?.name ?? ""
  }

  /// Draws the melody.
  func melody(titled title: String) throws(SongError) -> ReadMelody {
    guard let index = melodyPart, let (staff, voice) = parts[index].melodyVoice() else {
      throw parts.contains { $0.unpitchedNotes > 0 } ? .onlyPercussion : .noNotes
    }
    let part = parts[index]
    var leftOut = LeftOut()
    leftOut.parts(
      parts.indices.filter { $0 != index && parts[$0].noteCount > 0 }.map { other in
        let name = name(of: parts[other])
        return name.utf8.isEmpty ? "number \(other + 1)" : "“\(name)”"
      })
    let otherStaves = part.notes.joined().count { $0.staff != staff }
    leftOut.count(otherStaves, "note of another staff", "notes of other staves")
    leftOut.count(
      part.notes.joined().count { $0.staff == staff && $0.voice != voice },
      "note of another voice", "notes of other voices")
    leftOut.count(part.graceNotes, "grace note", "grace notes")
    leftOut.count(part.cueNotes, "cue note", "cue notes")
    leftOut.count(part.unpitchedNotes, "note without pitch", "notes without pitch")
    leftOut.count(
      part.microtones, "note", "notes",
      ("between the semitones was rounded", "between the semitones were rounded"))
    if hasJumps { leftOut.say("jumps, such as da capo, were left out") }

    let measures = measures.enumerated().map { number, measure in
      measure.filled(to: number < part.lengths.count ? part.lengths[number] : 0)
    }
    let bars = MusicXMLBars(measures)
    if bars.change { leftOut.say("changes of time signature were left out") }
    var line = MusicXMLTies()
    var time = -bars.upbeat
    for measure in try MusicXMLRepeats(measures).order {
      if measure < part.notes.count {
        for note in part.notes[measure] where note.staff == staff && note.voice == voice {
          line.append(note, at: time + note.start)
        }
      }
      time += measures[measure].time
      guard line.notes.count <= 10 * ReadMelody.longest else { throw .tooLong }
    }
    let tempo = tempo(before: part.firstNote(staff: staff, voice: voice))
    if tempo.changes { leftOut.say("changes of tempo were left out") }
    let draft = SongDraft(
      title: !movementTitle.utf8.isEmpty
        ? movementTitle : !workTitle.utf8.isEmpty ? workTitle : title,
      origin: composer, key: part.soundingKey, tempo: tempo.quartersPerMinute,
      barLength: bars.length, notes: line.notes, leftOut: leftOut)
    return try draft.melody()
  }

  /// The tempo at a place, else the first that is given, else 120; and whether others follow.
  private func tempo(
    before place: (measure: Int, offset: Double)
  ) -> (quartersPerMinute: Double, changes: Bool) {
    // Of two at one place, the one for playing holds.
    let sorted = tempos.sorted { a, b in
      if a.measure != b.measure { return a.measure < b.measure }
      if a.offset != b.offset { return a.offset < b.offset }
      return !a.isSound && b.isSound
    }
    let before = sorted.lastIndex { tempo in
      tempo.measure < place.measure
        || tempo.measure == place.measure && tempo.offset <= place.offset
    }
    guard let first = before ?? sorted.indices.first else { return (120, false) }
    var last = sorted[first]
    var changes = false
    for next in sorted[(first + 1)...] {
      let isSamePlace = next.measure == last.measure && next.offset == last.offset
      if isSamePlace && before == nil {
        last = next
      } else if next.quartersPerMinute != last.quartersPerMinute, next.isSound || !isSamePlace {
        changes = true
      }
    }
    return (last.quartersPerMinute, changes)
  }
}

extension MusicXMLPart {
  /// Where the first note of a voice stands.
  func firstNote(staff: Int, voice: Int) -> (measure: Int, offset: Double) {
    for (measure, notes) in notes.enumerated() {
      let starts = notes.filter { $0.staff == staff && $0.voice == voice }.map { $0.start }
      if let first = starts.min() { return (measure, first) }
    }
    return (0, 0)
  }
}

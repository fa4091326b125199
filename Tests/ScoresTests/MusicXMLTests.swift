import Instrument
import Lessons
import Scores
import Testing

/// What the elements of a score mean.
@Suite struct MusicXMLReading {
  private typealias X = ScoreText

  @Test func pitchesAndDurations() throws {
    let song = try readMeasures(
      X.attributes() + X.notes("C4 F#4 Bb4 r"),
      "<attributes><divisions>6</divisions></attributes>" + X.note("B3", 2) + X.note("C9", 4)
        + X.note("D4", 18))
    #expect(
      rows(song).map { $0[0] } == [60, 66, 70, 59, 120, 62])
    #expect(song.melody.notes[3].start == 4)
    #expect(abs(song.melody.notes[4].length - 2.0 / 3) < 1e-12)
    #expect(song.melody.notes[5].start == 5)
    #expect(song.melody.barLength == 4 && song.melody.tempo == 120)
    #expect(song.leftOut == [])
  }

  @Test func titlesAndComposer() throws {
    let part = X.part(X.attributes() + X.notes("C4 D4 E4 F4"))
    let work = "<work><work-title>Symphony</work-title></work>"
    let movement = "<movement-title>\n  Ode &amp;  Joy </movement-title>"
    let creators = """
      <identification><creator type="lyricist">S</creator><creator type="composer">B.</creator>\
      </identification>
      """
    #expect(try readDocument(X.document([part])).melody.title == "song")
    #expect(try readDocument(X.document([part], head: work)).melody.title == "Symphony")
    let song = try readDocument(X.document([part], head: work + movement + creators)).melody
    #expect(song.title == "Ode & Joy" && song.origin == "B.")
  }

  // Ties.

  @Test func tiesJoin() throws {
    let song = try readMeasures(
      X.attributes() + X.note("C4", 6) + X.note("E4", 2, X.tie("start")),
      X.note("E4", 8, X.tie("stop", "start")), X.note("E4", 2, X.tie("stop")) + X.note("E4", 6))
    #expect(rows(song) == [[60, 0, 3], [64, 3, 6], [64, 9, 3]])
  }

  @Test func tiesThatLeadNowhereEnd() throws {
    let song = try readMeasures(
      X.attributes() + X.note("C4", 4, X.tie("start")) + X.note("D4", 4, X.tie("stop")),
      X.note("E4", 2, X.tie("start")) + X.note("r", 4) + X.note("E4", 2, X.tie("stop")))
    #expect(rows(song) == [[60, 0, 2], [62, 2, 2], [64, 4, 1], [64, 7, 1]])
  }

  @Test func tieSignsAreTiesToo() throws {
    func tied(_ type: String) -> String { "<notations><tied type=\"\(type)\"/></notations>" }
    let song = try readMeasures(
      X.attributes() + X.note("C4", 4, tied("start")) + X.note("C4", 4, tied("stop")))
    #expect(rows(song) == [[60, 0, 4]])
  }

  // Several notes at a time.

  @Test func chordsGiveTheirHighestNote() throws {
    let chord =
      X.note("C4", 4) + X.note("G4", 4, first: "<chord/>") + X.note("E4", 4, first: "<chord/>")
    let song = try readMeasures(X.attributes() + chord + X.note("D4", 4))
    #expect(rows(song) == [[67, 0, 2], [62, 2, 2]])
    #expect(song.leftOut == ["2 lower notes of chords were left out"])
  }

  @Test func theFirstVoiceOfTheUpperStaff() throws {
    let voices =
      X.note("E5", 8, "<voice>1</voice><staff>1</staff>")
      + "<backup><duration>8</duration></backup>"
      + X.note("C5", 4, "<voice>2</voice><staff>1</staff>")
      + X.note("D5", 4, "<voice>2</voice><staff>1</staff>")
      + "<backup><duration>8</duration></backup>"
      + "<forward><duration>4</duration></forward>"
      + X.note("C3", 4, "<voice>5</voice><staff>2</staff>")
    let song = try readMeasures(X.attributes("<staves>2</staves>") + voices, X.note("F5", 8))
    #expect(rows(song) == [[76, 0, 4], [77, 4, 4]])
    #expect(
      song.leftOut == [
        "1 note of another staff was left out", "2 notes of other voices were left out",
      ])
  }

  @Test func anEmptyFirstVoiceIsPassedOver() throws {
    let measure =
      X.note("r", 8, "<voice>1</voice>") + "<backup><duration>8</duration></backup>"
      + X.note("C5", 8, "<voice>2</voice>")
    #expect(rows(try readMeasures(X.attributes() + measure)) == [[72, 0, 4]])
  }

  // Parts.

  private func parts(_ names: [String], lyrics: Int? = nil) throws -> ReadMelody {
    var list = ""
    var parts: [String] = []
    for (index, name) in names.enumerated() {
      list += "<score-part id=\"P\(index)\"><part-name>\(name)</part-name></score-part>"
      let lyric = index == lyrics ? "<lyric><text>la</text></lyric>" : ""
      parts.append(
        X.part(X.attributes() + X.note("C\(index + 2)", 8, lyric), id: "P\(index)"))
    }
    return try readDocument(X.document(parts, list: list))
  }

  @Test func theMelodysPart() throws {
    let first = try parts(["Flute", "Cello"])
    #expect(first.melody.notes.first?.pitch == 36)
    #expect(first.leftOut == ["the part “Cello” was left out"])
    let sung = try parts(["Flute", "", "Oboe", "Cello", "Horn"], lyrics: 1)
    #expect(sung.melody.notes.first?.pitch == 48)
    #expect(
      sung.leftOut == ["the parts “Flute”, “Oboe”, “Cello” and 1 more were left out"])
    let named = try parts(["Flute", "Choir", "Solo Violin"], lyrics: 1)
    #expect(named.melody.notes.first?.pitch == 60)
  }

  @Test func transposingInstrumentsSoundAsTheySound() throws {
    let clarinet = """
      <key><fifths>2</fifths><mode>major</mode></key>
      """
    let transpose = """
      <attributes><transpose><diatonic>-1</diatonic><chromatic>-2</chromatic></transpose></attributes>
      """
    let song = try readMeasures(X.attributes(clarinet) + transpose + X.notes("D4 E4 F#4 G4"))
    #expect(rows(song).map { $0[0] } == [60, 62, 64, 65])
    #expect(song.melody.key == .major(tonic: 0))
    let bass = """
      <attributes><transpose><chromatic>0</chromatic><octave-change>-1</octave-change></transpose>\
      </attributes>
      """
    #expect(rows(try readMeasures(X.attributes() + bass + X.note("C4", 8)))[0][0] == 48)
  }

  // Keys.

  private static let keys: [(Int, String, Key)] = [
    (-3, "major", .major(tonic: 3)), (0, "minor", Key(tonic: 9, .minor)),
    (-1, "dorian", Key(tonic: 7, .dorian)), (0, "phrygian", Key(tonic: 4, .phrygian)),
    (1, "lydian", Key(tonic: 0, .lydian)), (0, "mixolydian", Key(tonic: 7, .mixolydian)),
    (0, "locrian", Key(tonic: 11, .locrian)), (7, "", .major(tonic: 1)),
    (4, "none", .major(tonic: 4)),
  ]

  @Test(arguments: keys)
  func keySignatures(fifths: Int, mode: String, key: Key) throws {
    // Its tonic is a note of any key.
    let tonic = ["C4", "C#4", "D4", "Eb4", "E4", "F4", "F#4", "G4", "Ab4", "A4", "Bb4", "B4"][
      key.tonic]
    let modeText = mode.isEmpty ? "" : "<mode>\(mode)</mode>"
    let song = try readMeasures(
      X.attributes("<key><fifths>\(fifths)</fifths>\(modeText)</key>") + X.note(tonic, 8))
    #expect(song.melody.key == key)
  }

  // Bars.

  @Test func upbeats() throws {
    let short = try readMeasures(
      X.attributes(time: "3/4") + X.note("G4", 2), X.notes("C5 D5 E5"), X.note("C5", 4))
    #expect(short.melody.start == -1 && short.melody.barLength == 3)
    let counted = try readMeasures(
      "<measure number=\"0\" implicit=\"yes\">\(X.attributes(time: "1/4"))\(X.note("G4", 2))</measure>",
      X.attributes(time: "6/8") + X.note("C5", 6))
    #expect(counted.melody.start == -1 && counted.melody.barLength == 3)
    let filled = try readMeasures(
      X.attributes(time: "3/4") + X.note("r", 4) + X.note("G4", 2), X.note("C5", 6))
    #expect(filled.melody.start == -1 && filled.leftOut == [])
    let single = try readMeasures(X.attributes(time: "3/4") + X.note("G4", 2))
    #expect(single.melody.start == 0)
  }

  @Test func timeSignatures() throws {
    let sum = """
      <attributes><time><beats>3+2</beats><beat-type>8</beat-type></time></attributes>
      """
    #expect(try readMeasures(X.attributes() + sum + X.note("C4", 5)).melody.barLength == 2.5)
    let song = try readMeasures(
      X.attributes() + X.note("C4", 8), X.attributes(time: "3/4") + X.note("C4", 6))
    #expect(song.melody.barLength == 4)
    #expect(song.leftOut == ["changes of time signature were left out"])
  }

  @Test func emptyMeasuresPass() throws {
    let song = try readMeasures(X.attributes() + X.note("C4", 8), "", X.note("D4", 8))
    #expect(rows(song) == [[60, 0, 4], [62, 8, 4]])
  }

  // Tempos.

  private func tempo(_ text: String...) throws -> (Double, [String]) {
    let song = try readMeasures(
      X.attributes() + text[0] + X.note("C4", 8), (text.count > 1 ? text[1] : "") + X.note("D4", 8))
    return (song.melody.tempo, song.leftOut)
  }

  private func metronome(_ unit: String, _ text: String) -> String {
    """
    <direction><direction-type><metronome><beat-unit>\(unit)</beat-unit>\
    <per-minute>\(text)</per-minute></metronome></direction-type></direction>
    """
  }

  @Test func tempos() throws {
    #expect(try tempo("<sound tempo=\"72.5\"/>") == (72.5, []))
    #expect(try tempo("<direction><sound tempo=\"90\"/></direction>") == (90, []))
    #expect(try tempo(metronome("half", "60")) == (120, []))
    #expect(try tempo(metronome("eighth", "ca. 96–100.")) == (48, []))
    #expect(
      try tempo(metronome("quarter</beat-unit><beat-unit-dot/><beat-unit>", "60")) == (120, []))
    let dotted = metronome("quarter", "60").replacing(
      "</beat-unit>", with: "</beat-unit><beat-unit-dot/>")
    #expect(try tempo(dotted) == (90, []))
    // Of a mark and what is to be played, what is to be played.
    #expect(try tempo(metronome("quarter", "60") + "<sound tempo=\"66\"/>") == (66, []))
    #expect(try tempo("<sound tempo=\"66\"/>" + metronome("quarter", "60")) == (66, []))
    // One that comes late still holds from the beginning.
    #expect(try tempo("", "<sound tempo=\"80\"/>") == (80, []))
    let changes = "changes of tempo were left out"
    #expect(try tempo("<sound tempo=\"80\"/>", "<sound tempo=\"90\"/>") == (80, [changes]))
    #expect(try tempo("<sound tempo=\"80\"/>", "<sound tempo=\"80\"/>") == (80, []))
    #expect(try tempo("<sound tempo=\"fast\"/>") == (120, []))
  }

  // What is not of the melody.

  @Test func ornamentsAndDrumsAreLeftOut() throws {
    let grace = "<note><grace/><pitch><step>D</step><octave>5</octave></pitch></note>"
    let drum = """
      <note><unpitched><display-step>E</display-step></unpitched><duration>2</duration></note>
      """
    let song = try readMeasures(
      X.attributes() + grace + X.note("C5", 2) + X.note("E5", 2, first: "<cue/>") + drum
        + X.note("C5", 2).replacing("<octave>", with: "<alter>0.5</alter><octave>"))
    #expect(rows(song) == [[72, 0, 1], [73, 3, 1]])
    #expect(
      song.leftOut == [
        "1 grace note was left out", "1 cue note was left out", "1 note without pitch was left out",
        "1 note between the semitones was rounded",
      ])
  }

  @Test func jumpsAreSaid() throws {
    let song = try readMeasures(
      X.attributes() + X.note("C4", 8), X.note("D4", 8) + "<sound dacapo=\"yes\"/>")
    #expect(song.leftOut == ["jumps, such as da capo, were left out"])
  }

  /// Any shell can tell a reader of elements, and text may come in pieces.
  @Test func elementsOneByOne() throws {
    var reader = MusicXMLReader()
    func leaf(_ name: String, _ texts: String...) {
      reader.begin(name, attributes: [])
      for text in texts { reader.text(text) }
      reader.end()
    }
    reader.begin("score-partwise", attributes: [])
    leaf("movement-title", "So", "ng")
    reader.begin("part", attributes: [("id", "P1")])
    reader.begin("measure", attributes: [("number", "1")])
    reader.begin("note", attributes: [])
    reader.begin("pitch", attributes: [])
    leaf("step", "A")
    leaf("octave", " 4\n")
    reader.end()
    leaf("duration", "1", "2")
    for _ in 0..<4 { reader.end() }
    let song = try reader.melody(titled: "file")
    #expect(song.melody.title == "Song")
    #expect(rows(song) == [[69, 0, 12]])
  }
}

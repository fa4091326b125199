import Instrument
import ScalarMath

/// Reads a melody from a MusicXML score, partwise, as it comes element by element (MusicXML 4.0, W3C Community Group
/// Report 2021).
///
/// It takes no XML apart: whatever does so tells it of each element's begin, text and end, so that every shell can use
/// the parser it has. Names are as in the file; comments, instructions and document types are not told.
///
/// The melody is in the first part that is named as one, else in the first with lyrics, else in the first; there in the
/// upper staff's first voice. Repeats and their endings are written out; what is left out is said.
public struct MusicXMLReader {
  /// Why the document cannot hold a melody, as soon as that is known; the rest need not be told.
  public private(set) var failure: SongError?

  /// Whether the document's outermost element has ended; one that breaks off is never whole.
  public private(set) var isWhole = false

  private var score = MusicXMLScore()
  private var path: [MusicXMLElement] = []
  private var text: [UInt8] = []
  private var note = MusicXMLNoteReader()
  private var measure = MusicXMLMeasure()
  private var cursor = MusicXMLCursor()
  private var key: (sharps: Int?, scale: Scale) = (nil, .major)
  private var time: (beats: Double?, sum: Double) = (nil, 0)
  private var metronome = MusicXMLMetronome()
  private var transposition = (chromatic: 0, octaves: 0)
  private var isComposer = false

  /// Makes a reader of one document.
  public init() {}

  /// An element begins.
  public mutating func begin(_ name: String, attributes list: [(name: String, value: String)]) {
    let element = MusicXMLElement(named: name)
    let attributes = MusicXMLAttributes(list: list)
    let parent = path.last
    path.append(element)
    text = []
    switch (parent, element) {
    case (nil, .scoreTimewise): failure = .timewise
    case (nil, .scorePartwise): break
    case (nil, _): failure = .notMusicXML
    case (_, .creator): isComposer = attributes.has("type", "composer")
    case (_, .scorePart): score.partNames.append((attributes["id"] ?? "", ""))
    case (.scorePartwise, .part): score.parts.append(MusicXMLPart(id: attributes["id"] ?? ""))
    case (.part, .measure): beginMeasure(attributes)
    case (_, .note): note = MusicXMLNoteReader()
    case (.note, _): note.begin(element)
    case (_, .key): key = (nil, .major)
    case (_, .time): time = (nil, 0)
    case (_, .transpose): transposition = (0, 0)
    case (_, .metronome): metronome = MusicXMLMetronome()
    case (_, .sound): sound(attributes)
    case (_, .repeat): repeatSign(attributes)
    case (_, .ending):
      if attributes.has("type", "start") {
        measure.endings = MusicXMLNumber.list(attributes["number"] ?? "")
      } else {
        measure.endsEnding = true
      }
    default: break
    }
    if element == .tie || element == .tied, attributes.has("type", "start") { note.beginTie() }
  }

  /// Text within the element that began last; it may come in pieces.
  public mutating func text(_ piece: String) {
    // No number or name that is asked for is longer.
    if text.count < 4096 { text.append(contentsOf: piece.utf8.prefix(4096)) }
  }

  /// The element that began last ends.
  public mutating func end() {
    guard let element = path.popLast() else { return }
    isWhole = path.isEmpty
    defer { text = [] }
    switch (path.last, element) {
    case (.work, .workTitle): score.workTitle = SongText.line(text)
    case (_, .movementTitle): score.movementTitle = SongText.line(text)
    case (_, .creator): if isComposer { score.composer = SongText.line(text) }
    case (.scorePart, .partName):
      if !score.partNames.isEmpty {
        score.partNames[score.partNames.count - 1].name = SongText.line(text)
      }
    case (.metronome, _): metronome.end(element, text)
    case (_, .metronome): tempo(metronome.quartersPerMinute, isSound: false)
    default: endWithinPart(path.last, element)
    }
  }

  /// The melody, once the document has ended.
  ///
  /// - Parameter title: what it is called where the score gives no title.
  /// - Returns: the melody, and what of the score is not in it.
  /// - Throws: why there is none.
  public func melody(titled title: String) throws(SongError) -> ReadMelody {
    if let failure { throw failure }
    guard isWhole else { throw .notMusicXML }
    return try score.melody(titled: title)
  }
}

extension MusicXMLReader {
  private mutating func endWithinPart(_ parent: MusicXMLElement?, _ element: MusicXMLElement) {
    guard !score.parts.isEmpty else { return }
    let last = score.parts.count - 1
    switch (parent, element) {
    case (.part, .measure): endMeasure()
    case (_, .note): cursor.add(note, to: &score.parts[last])
    case (.note, _), (.pitch, _): note.end(element, text)
    case (.backup, .duration): cursor.move(-duration, in: &score.parts[last])
    case (.forward, .duration): cursor.move(duration, in: &score.parts[last])
    case (.attributes, .divisions):
      if let divisions = number, divisions > 0 { score.parts[last].divisions = divisions }
    case (.key, .fifths): key.sharps = MusicXMLNumber.whole(text)
    case (.key, .mode): key.scale = MusicXMLReader.scale(text)
    case (_, .key):
      if score.parts[last].key == nil, let sharps = key.sharps, (-7...7).contains(sharps) {
        score.parts[last].key = (sharps, key.scale)
        score.parts[last].keyTransposition = score.parts[last].transposition
      }
    case (.time, .beats): time.beats = beats
    case (.time, .beatType):
      if let beats = time.beats, let type = number, type >= 1 { time.sum += 4 * beats / type }
    case (_, .time):
      if (1.0 / 16...64).contains(time.sum) { score.parts[last].barLength = time.sum }
    case (.transpose, .chromatic): transposition.chromatic = whole
    case (.transpose, .octaveChange): transposition.octaves = whole
    case (_, .transpose):
      score.parts[last].transpose(by: transposition.chromatic + 12 * transposition.octaves)
    default: break
    }
  }

  private var number: Double? { MusicXMLNumber.decimal(text) }

  /// A small whole number, such as of semitones.
  private var whole: Int { clamp(MusicXMLNumber.whole(text) ?? 0, -127, 127) }

  /// A duration in quarter notes.
  private var duration: Double {
    guard let part = score.parts.last else { return 0 }
    return clamp((number ?? 0) / part.divisions, 0, 1e6)
  }

  /// Beats such as `3` or `3+2`.
  private var beats: Double? {
    var sum = 0.0
    for summand in text.split(separator: UInt8(ascii: "+")) {
      guard let beats = MusicXMLNumber.decimal(summand) else { return nil }
      sum += beats
    }
    return sum
  }

  private static func scale(_ name: [UInt8]) -> Scale {
    let text = SongText.line(name)
    let modes: [(StaticString, Scale)] = [
      ("minor", .minor), ("aeolian", .minor), ("dorian", .dorian), ("phrygian", .phrygian),
      ("lydian", .lydian), ("mixolydian", .mixolydian), ("locrian", .locrian),
    ]
    return modes.first { text.utf8.elementsEqual($0.0) }?.1 ?? .major
  }
}

extension MusicXMLReader {
  private mutating func beginMeasure(_ attributes: MusicXMLAttributes) {
    measure = MusicXMLMeasure()
    measure.isImplicit = attributes.has("implicit", "yes") || attributes.has("number", "0")
    cursor = MusicXMLCursor()
    if !score.parts.isEmpty { score.parts[score.parts.count - 1].beginMeasure() }
  }

  private mutating func endMeasure() {
    guard let part = score.parts.last else { return }
    measure.barLength = part.barLength
    measure.length = part.lengths.last ?? 0
    let index = part.notes.count - 1
    if index < score.measures.count {
      score.measures[index].join(measure)
    } else {
      score.measures.append(measure)
    }
  }

  private mutating func sound(_ attributes: MusicXMLAttributes) {
    tempo(attributes["tempo"].flatMap { MusicXMLNumber.decimal($0.utf8) }, isSound: true)
    if attributes["dacapo"] != nil || attributes["dalsegno"] != nil || attributes["tocoda"] != nil {
      score.hasJumps = true
    }
  }

  private mutating func tempo(_ quartersPerMinute: Double?, isSound: Bool) {
    guard let quartersPerMinute, quartersPerMinute > 0, let part = score.parts.last else { return }
    score.tempos.append(
      .init(
        measure: max(0, part.notes.count - 1), offset: cursor.position,
        quartersPerMinute: quartersPerMinute, isSound: isSound))
  }

  private mutating func repeatSign(_ attributes: MusicXMLAttributes) {
    if attributes.has("direction", "forward") {
      measure.beginsRepeat = true
    } else {
      let times = attributes["times"].flatMap { MusicXMLNumber.whole($0.utf8) } ?? 2
      measure.repeatTimes = max(1, times)
    }
  }
}

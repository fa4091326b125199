import Instrument

/// Notes as text: the few signs of LilyPond's absolute notation that a melody needs.
///
/// `c'4` is middle C and a quarter note; `'` lies an octave higher, `,` an octave lower, `is` and `es` are sharp and
/// flat; 1, 2, 4, 8, 16, 32 are the parts of a whole note, a dot lengthens by half, and a note without a length has
/// that of the one before it. `r` is a rest, `~` ties to the next note, `|` ends a bar and is checked. Source: LilyPond
/// Notation Reference, "Absolute octave entry", "Durations", "Ties", "Bar and bar number checks".
public enum Notation {
  /// Reads notes.
  ///
  /// A first bar that is not full is an upbeat: its notes begin before 0, and the last bar lacks what it took.
  ///
  /// - Parameters:
  ///   - text: notes, rests and bar lines with blanks or line ends between them.
  ///   - barLength: the quarter notes of a bar.
  /// - Returns: the notes in order of time, at least one.
  /// - Throws: what is wrong with the text, or with its bars.
  public static func notes(
    _ text: String, barLength: Double
  ) throws(NotationError) -> [Melody.Note] {
    var line = NotatedLine(barLength: barLength)
    for word in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      if word.elementsEqual("|".utf8) {
        try line.endBar()
      } else if let sign = NotatedSign(word, previousLength: line.lastLength) {
        try line.append(sign)
      } else {
        throw .unknownSign(String(decoding: word, as: UTF8.self))
      }
    }
    return try line.finished()
  }
}

/// What is wrong with notes as text.
public enum NotationError: Error, Equatable, Sendable {
  /// A word that is neither a note nor a rest nor a bar line.
  case unknownSign(String)
  /// A bar, by its number from 1 or 0 for an upbeat, of that many quarter notes is not full or too full.
  case unevenBar(Int, length: Double)
  /// A tie, in the bar of that number, leads to another note or to none.
  case brokenTie(bar: Int)
  /// There is no note.
  case noNotes

  /// One sentence for a person.
  public var sentence: String {
    switch self {
    case .unknownSign(let sign):
      "“\(sign)” is no note; write a letter, an octave and a length, such as c'4"
    case .unevenBar(let bar, let length):
      "bar \(bar) has \(length) quarter notes; give it as many as the other bars"
    case .brokenTie(let bar):
      "a tie in bar \(bar) does not lead to the same note; remove the ~"
    case .noNotes:
      "there are no notes; write some, such as c'4 d'4 e'2"
    }
  }
}

/// One note or rest.
private struct NotatedSign {
  /// The MIDI note number; `nil` for a rest.
  var pitch: Int?
  /// In quarter notes.
  var length: Double
  /// Whether the next note only prolongs it.
  var isTied: Bool

  init?(_ word: Substring.UTF8View, previousLength: Double?) {
    var rest = word
    guard let letter = rest.popFirst() else { return nil }
    if letter != UInt8(ascii: "r") {
      guard let pitchClass = NoteName.pitchClass(ofLetter: letter) else { return nil }
      // Without a mark for the octave it is the one below the middle C.
      pitch = 48 + pitchClass
    }
    if let natural = pitch {
      var altered = natural
      if rest.starts(with: "is".utf8) || rest.starts(with: "es".utf8) {
        altered += rest.first == UInt8(ascii: "i") ? 1 : -1
        rest.removeFirst(2)
      }
      while let mark = rest.first, mark == UInt8(ascii: "'") || mark == UInt8(ascii: ",") {
        altered += mark == UInt8(ascii: "'") ? 12 : -12
        rest.removeFirst()
      }
      pitch = altered
    }
    isTied = pitch != nil && rest.last == UInt8(ascii: "~")
    if isTied { rest.removeLast() }
    if rest.isEmpty {
      guard let previousLength else { return nil }
      length = previousLength
      return
    }
    var part = 0
    while let digit = rest.first, digit >= 0x30, digit <= 0x39, part < 10 {
      part = 10 * part + Int(digit - 0x30)
      rest.removeFirst()
    }
    guard [1, 2, 4, 8, 16, 32].contains(part) else { return nil }
    length = 4 / Double(part)
    if rest.first == UInt8(ascii: ".") {
      length *= 1.5
      rest.removeFirst()
    }
    guard rest.isEmpty else { return nil }
  }
}

/// Notes one after the other, and the bar they have come to.
private struct NotatedLine {
  let barLength: Double
  private(set) var lastLength: Double?
  private var notes: [Melody.Note] = []
  private var time = 0.0
  private var barStart = 0.0
  private var barNumber = 1
  private var upbeat = 0.0
  private var isTied = false

  init(barLength: Double) {
    self.barLength = barLength
  }

  mutating func append(_ sign: NotatedSign) throws(NotationError) {
    if isTied {
      guard let last = notes.last, sign.pitch == last.pitch else {
        throw .brokenTie(bar: barNumber)
      }
      notes[notes.count - 1].length += sign.length
    } else if let pitch = sign.pitch {
      notes.append(.init(pitch: pitch, start: time, length: sign.length))
    }
    isTied = sign.isTied
    lastLength = sign.length
    time += sign.length
  }

  mutating func endBar() throws(NotationError) {
    let length = time - barStart
    if barNumber == 1, upbeat == 0, length > 0, length < barLength {
      upbeat = length
      barNumber = 0
    } else if length != barLength {
      throw .unevenBar(barNumber, length: length)
    }
    barStart = time
    barNumber += 1
  }

  mutating func finished() throws(NotationError) -> [Melody.Note] {
    guard !notes.isEmpty else { throw .noNotes }
    guard !isTied else { throw .brokenTie(bar: barNumber) }
    let length = time - barStart
    guard length == barLength - upbeat || length == 0 && upbeat == 0 else {
      throw .unevenBar(barNumber, length: length)
    }
    for i in notes.indices { notes[i].start -= upbeat }
    return notes
  }
}

import Foundation
import Instrument
import Lessons
import Scores

extension ParsedArguments {
  /// The one melody that the command is about: a lesson's name, or a file.
  func onlyMelody() throws(CommandError) -> String {
    guard let operand = operands.first else {
      throw .usage("lesson needs a melody, such as “silent-night”; see “theremin lessons”")
    }
    guard operands.count == 1 else {
      throw .usage("lesson takes one melody, and “\(operands[1])” is one too many")
    }
    return operand
  }

  /// A melody, and what of its file is not in it.
  func song(named name: String) throws(CommandError) -> ReadMelody {
    if let lesson = Lesson.named(name) { return ReadMelody(melody: lesson.melody, leftOut: []) }
    guard name.contains(".") || name.contains("/") else {
      throw .usage(
        "there is no lesson “\(name)”; see “theremin lessons”, or name a .musicxml or .mid file")
    }
    return try reporting { try readMelody(path: name) }
  }

  /// The melody in the tempo, the bars and the transposition that are asked for.
  func changed(_ melody: Melody) throws(CommandError) -> Melody {
    var melody = melody
    if let tempo = try number("tempo", in: 5...1000, unit: "quarter notes a minute") {
      melody.tempo = tempo
    }
    if let semitones = try number("transpose", in: -60...60, whole: true, unit: "semitones") {
      melody = melody.transposed(by: Int(semitones))
    }
    guard let words = value(of: "bars") else { return melody }
    let existing = min(1, melody.firstBar)...max(1, melody.barCount)
    guard let bars = Self.bars(words), existing.contains(bars.lowerBound),
      existing.contains(bars.upperBound)
    else {
      throw .usage(
        "--bars takes the first and the last bar, from \(existing.lowerBound) to "
          + "\(existing.upperBound), like \(existing.lowerBound)-\(existing.upperBound), not “\(words)”"
      )
    }
    let part = melody.bars(bars)
    guard !part.notes.isEmpty else {
      throw .usage("no note begins in the bars \(words) of “\(melody.title)”; choose more of them")
    }
    return part
  }

  /// Two numbers with a hyphen between, the lower one first, or one for one bar.
  private static func bars(_ words: String) -> ClosedRange<Int>? {
    let numbers = words.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, numbers.count <= 2,
      first <= last
    else { return nil }
    return first...last
  }
}

extension Melody {
  /// The bar in which the first note begins.
  fileprivate var firstBar: Int { notes.first.map { bar(of: $0) } ?? 1 }

  /// Makes sure that an instrument has all notes; offers what would fit otherwise.
  func check(against field: PitchField, transposition: String?) throws(CommandError) {
    guard let range else { throw .failure("“\(title)” has no notes to play") }
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let (lowest, highest) = (field.lowest - 1e-9, field.highest + 1e-9)
    guard low < lowest || high > highest else { return }
    let upwards = Int((lowest - low).rounded(.up))
    let downwards = Int((highest - high).rounded(.down))
    let needs =
      "“\(title)” reaches from \(noteText(low)) to \(noteText(high)), and the instrument "
      + "from \(noteText(field.lowest)) to \(noteText(field.highest)); try "
    // One move serves at both ends, or none does.
    let move = low < lowest ? upwards : downwards
    guard low + Double(move) >= lowest, high + Double(move) <= highest else {
      throw .usage(needs + "--low \(noteText(low)) --high \(noteText(high))")
    }
    let before = transposition.flatMap { Int($0) } ?? 0
    throw .usage(
      needs + "--transpose \(before + move), or --low \(noteText(min(low, field.low))) "
        + "--high \(noteText(max(high, field.high)))")
  }
}

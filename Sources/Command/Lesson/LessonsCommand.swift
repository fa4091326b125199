import Foundation
import Instrument
import Lessons

/// `theremin lessons`: the melodies that come with the instrument.
struct LessonsCommand {
  init(_ parsed: ParsedArguments) throws(CommandError) {
    guard parsed.operands.isEmpty else {
      throw .usage(
        "lessons takes nothing behind it; play one with “theremin lesson \(parsed.operands[0]) --on CLIP”"
      )
    }
  }

  func run() {
    let rows = Lesson.builtIn.map { lesson in
      let grade = lesson.difficulty.grade
      return [
        lesson.name, range(of: lesson.melody), String(format: "%.0f s", lesson.melody.duration),
        String(repeating: "●", count: grade) + String(repeating: "○", count: 5 - grade),
        lesson.teaches,
      ]
    }
    let header = ["lesson", "range", "length", "", "what it teaches"]
    print(columns([header] + rows, alignedRight: [2]))
    print(
      "\nplay one with “theremin lesson NAME --on CLIP”; MusicXML and MIDI files are lessons, too")
  }

  private func range(of melody: Melody) -> String {
    guard let range = melody.range else { return "" }
    return noteText(Double(range.lowerBound)) + " to " + noteText(Double(range.upperBound))
  }
}

/// Rows of cells, each column as wide as its widest cell.
func columns(_ rows: [[String]], alignedRight: Set<Int> = []) -> String {
  let count = rows.map { $0.count }.max() ?? 0
  let widths = (0..<count).map { column in
    rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
  }
  return rows.map { row in
    let cells = row.enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: widths[column] - cell.count)
      return alignedRight.contains(column) ? blanks + cell : cell + blanks
    }
    let line = cells.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}

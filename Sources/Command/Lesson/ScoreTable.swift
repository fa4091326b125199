import Foundation
import Instrument
import Lessons

/// The rows of `report.csv`: one for each note.
///
/// `start_s` and `end_s` are when the note was meant, in seconds of the clip without its delay; `onset_s` is how
/// much later it began. Cells are empty where a note was not heard, or its beginning is not known. `octaves` is by how
/// many octaves it was too high, `cents` what then remains.
struct ScoreTable {
  let score: Score

  /// The header.
  static let header =
    "note,bar,name,midi,start_s,end_s,cents,onset_s,stability_cents,level,reached,octaves,grade"

  /// All rows, each with its line's end.
  var text: String {
    Self.header + "\n" + score.notes.enumerated().map { row($0, $1) + "\n" }.joined()
  }

  private func row(_ index: Int, _ note: NoteScore) -> String {
    let cells = [
      "\(index + 1)", "\(note.meant.bar)", noteText(Double(note.meant.pitch)),
      "\(note.meant.pitch)",
      cell("%.4f", note.meant.start), cell("%.4f", note.meant.end), cell("%.2f", note.cents),
      cell("%.4f", note.onset), cell("%.2f", note.stability), cell("%.3f", note.level),
      note.isReached ? "1" : "0", "\(note.octaves)", "\(note.grade.word)",
    ]
    return cells.joined(separator: ",")
  }

  private func cell(_ format: String, _ number: Double?) -> String {
    guard let number, number.isFinite else { return "" }
    let text = String(format: format, number)
    // What is rounded to zero has no sign.
    return text.contains { $0 != "0" && $0 != "." && $0 != "-" }
      ? text : text.replacing("-", with: "")
  }
}

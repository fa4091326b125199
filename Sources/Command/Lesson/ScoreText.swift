import Foundation
import Instrument
import Lessons

/// A score as it is read in a terminal.
struct ScoreText {
  let melody: Melody
  let score: Score
  /// When the first note was meant to begin, in seconds of the clip.
  let start: Double

  var text: String { [title, table, summary].joined(separator: "\n") }

  private var title: String {
    let origin = melody.origin.isEmpty ? "" : " (\(melody.origin))"
    return melody.title + origin
      + String(format: ": %.4g quarter notes a minute from %.2f s on", melody.tempo, start)
  }

  private var table: String {
    let header = ["bar", "note", "cents", "onset", "stability", "grade"]
    let rows = score.notes.map { note in
      [
        "\(note.meant.bar)", noteText(Double(note.meant.pitch)),
        note.cents.map { String(format: "%+.1f", $0) } ?? "–",
        note.onset.map { String(format: "%+.0f ms", 1000 * $0) } ?? "–",
        note.stability.map { String(format: "%.1f", $0) } ?? "–",
        "\(note.grade.word)" + remark(note),
      ]
    }
    return columns([header] + rows, alignedRight: [0, 2, 3, 4])
  }

  private func remark(_ note: NoteScore) -> String {
    if !note.isHeard { return ", silent" }
    guard note.octaves != 0 else { return "" }
    let count = abs(note.octaves)
    return ", \(count) octave\(count == 1 ? "" : "s") too \(note.octaves > 0 ? "high" : "low")"
  }

  private var summary: String {
    let summary = score.summary
    let grades = Grade.allCases.map { "\(summary.counts[$0.rawValue]) \($0.word)" }
    let notes = "\(summary.noteCount) note\(summary.noteCount == 1 ? "" : "s")"
    var numbers: [String] = []
    if let distance = summary.medianDistance {
      numbers.append(String(format: "median distance %.1f cents", distance))
    }
    if let mean = summary.meanCents { numbers.append(String(format: "mean %+.1f", mean)) }
    if let onset = summary.medianOnset {
      numbers.append(String(format: "median onset %+.0f ms", 1000 * onset))
    }
    if let stability = summary.medianStability {
      numbers.append(String(format: "stability %.1f cents", stability))
    }
    return
      "\(notes): \(grades.joined(separator: ", ")); \(Int(summary.points.rounded())) of 100 points\n"
      + numbers.joined(separator: ", ")
  }
}

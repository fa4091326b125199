import Foundation

/// Counts of right answers by label.
struct Recalls {
  private(set) var labels: [String] = []
  private var given: [String: Int] = [:]
  private var said: [String: Int] = [:]
  private var right: [String: Int] = [:]

  mutating func add(_ label: String, said answer: String) {
    if given[label] == nil { labels.append(label) }
    given[label, default: 0] += 1
    said[answer, default: 0] += 1
    if label == answer { right[label, default: 0] += 1 }
  }

  func recall(_ label: String) -> Double {
    Double(right[label] ?? 0) / Double(max(given[label] ?? 0, 1))
  }

  func precision(_ label: String) -> Double {
    Double(right[label] ?? 0) / Double(max(said[label] ?? 0, 1))
  }

  var macroRecall: Double {
    labels.reduce(0) { $0 + recall($1) } / Double(max(labels.count, 1))
  }
  var count: Int { given.values.reduce(0, +) }
}

/// Columns of recalls side by side.
func recallTable(_ columns: [(name: String, recalls: Recalls)]) -> String {
  guard let first = columns.first else { return "" }
  var text = "| label |" + columns.map { " \($0.name) (\($0.recalls.count)) |" }.joined()
  text += "\n|---|" + columns.map { _ in "---|" }.joined() + "\n"
  for label in first.recalls.labels {
    text += "| \(label) |"
    for column in columns {
      let (recall, precision) = (column.recalls.recall(label), column.recalls.precision(label))
      text += String(format: " %.3f, %.3f |", recall, precision)
    }
    text += "\n"
  }
  text += "| **macro recall** |"
  for column in columns { text += String(format: " **%.3f** |", column.recalls.macroRecall) }
  return text + "\n"
}

import Foundation
import Gestures

/// How well a model told a dataset, for a person or for a program.
struct EvaluationReport {
  let model: String
  let dataset: String
  /// What an example is called.
  var noun = "hand"
  var skipped: [SkippedFile] = []
  private var table: ConfusionTable
  /// Examples that the model could not look at: too few joints are seen.
  private var unseen = 0

  init(model: String, dataset: String, _ labels: [String]) {
    self.model = model
    self.dataset = dataset
    table = ConfusionTable(labels: labels)
  }

  /// Counts an example of a label that the model knows.
  mutating func add(_ label: String, _ prediction: Prediction?) {
    guard let prediction, let row = table.labels.firstIndex(of: label) else {
      unseen += 1
      return
    }
    table.add(row, takenFor: prediction.index)
  }

  /// Accuracy, a table of labels, a table of what was taken for what.
  var text: String {
    let width = (table.labels.map { $0.count }.max() ?? 0) + 2
    let labels = table.labels.indices.map { label in
      line(
        table.labels[label], width,
        [
          String(table.count(of: label)), share(table.precision(of: label), else: "-"),
          share(table.recall(of: label), else: "-"),
        ])
    }
    let confusion = table.labels.indices.map { label in
      line(
        table.labels[label], width,
        table.labels.indices.map { String(table.count(of: label, takenFor: $0)) })
    }
    return [
      "\(model) on \(dataset): accuracy \(share(table.accuracy, else: "-")) of \(table.count) "
        + "\(noun)s, mean recall \(share(table.macroRecall, else: "-"))"
        + (unseen > 0 ? "; \(unseen) not seen well enough" : ""),
      "",
      line("label", width, ["\(noun)s", "precision", "recall"]), labels.joined(separator: "\n"),
      "",
      line("taken for", width, table.labels.indices.map { "[\($0 + 1)]" }),
      confusion.enumerated().map { "\($0.element)  [\($0.offset + 1)]" }.joined(separator: "\n"),
    ].joined(separator: "\n")
  }

  /// A name on the left, cells in columns on the right.
  private func line(_ name: String, _ width: Int, _ cells: [String]) -> String {
    func spaces(_ width: Int, besides text: String) -> String {
      String(repeating: " ", count: max(0, width - text.count))
    }
    return name + spaces(max(width, 11), besides: name)
      + cells.map { spaces(10, besides: $0) + $0 }.joined()
  }

  /// The same, shares from 0 to 1, `null` where there is nothing to divide by.
  var json: String {
    let labels = table.labels.indices.map { label in
      "  {\"label\": \(quoted(table.labels[label])), \"examples\": \(table.count(of: label)), "
        + "\"precision\": \(share(table.precision(of: label))), "
        + "\"recall\": \(share(table.recall(of: label)))}"
    }
    let confusion = table.labels.indices.map { label in
      let row = table.labels.indices.map { String(table.count(of: label, takenFor: $0)) }
      return "  [\(row.joined(separator: ", "))]"
    }
    let skipped = skipped.map { one in
      "  {\"label\": \(quoted(one.file.label)), \"file\": \(quoted(one.file.path)), "
        + "\"reason\": \(quoted(one.sentence))}"
    }
    return """
      {"model": \(quoted(model)), "dataset": \(quoted(dataset)),
      "accuracy": \(share(table.accuracy)), "macro_recall": \(share(table.macroRecall)),
      "examples": \(table.count), "unseen": \(unseen),
      "labels": [
      \(labels.joined(separator: ",\n"))
      ],
      "confusion": [
      \(confusion.joined(separator: ",\n"))
      ],
      "skipped": [\(skipped.isEmpty ? "" : "\n" + skipped.joined(separator: ",\n") + "\n")]}
      """
  }

  private func share(_ value: Double?, else nothing: String = "null") -> String {
    value.map { String(format: "%.4f", $0) } ?? nothing
  }

  private func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

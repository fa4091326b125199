import Foundation

/// What was measured, for a person or for a program.
struct BenchReport {
  let model: ModelSize
  let measurements: [Measurement]

  /// A table in milliseconds.
  var table: String {
    let header = line(
      "640×480, \(model.rawValue) networks", ["median ms", "least ms", "most ms", "runs"])
    let rows = measurements.map { measurement in
      line(
        measurement.name,
        [measurement.median, measurement.least, measurement.most]
          .map { String(format: "%.4f", 1e3 * $0) } + [String(measurement.runs)])
    }
    return ([header] + rows).joined(separator: "\n")
  }

  /// A name on the left, numbers in columns on the right.
  private func line(_ name: String, _ cells: [String]) -> String {
    func spaces(_ width: Int, besides text: String) -> String {
      String(repeating: " ", count: max(0, width - text.count))
    }
    return name + spaces(44, besides: name) + cells.map { spaces(11, besides: $0) + $0 }.joined()
  }

  /// JSON in seconds.
  var json: String {
    let rows = measurements.map { measurement in
      "  {\"name\": \"\(measurement.name)\", \"runs\": \(measurement.runs), "
        + String(
          format: "\"median_s\": %.9f, \"least_s\": %.9f, \"most_s\": %.9f}", measurement.median,
          measurement.least, measurement.most)
    }
    return "{\"model\": \"\(model.rawValue)\", \"measurements\": [\n"
      + rows.joined(separator: ",\n") + "\n]}"
  }
}

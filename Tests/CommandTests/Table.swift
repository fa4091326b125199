/// A table of comma-separated cells under a header.
struct Table: Equatable {
  let header: String
  let rows: [[String]]

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    header = lines[0]
    // The last line ends as every line does.
    rows = lines.dropFirst().dropLast().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The cells of a column as numbers, `nil` where they are empty.
  func numbers(_ column: String) -> [Double?] {
    cells(column).map { Double($0) }
  }

  /// The cells of a column.
  func cells(_ column: String) -> [String] {
    let names = header.split(separator: ",").map(String.init)
    let index = names.firstIndex(of: column)!
    return rows.map { $0[index] }
  }
}

extension Sequence<Double> {
  /// The middle value; NaN of nothing.
  var median: Double {
    let ascending = sorted()
    return ascending.isEmpty ? .nan : ascending[ascending.count / 2]
  }
}

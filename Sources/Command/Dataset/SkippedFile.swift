import Foundation

/// Why nothing can be learned from a file.
enum SkipReason: Error {
  /// No picture shows a usable hand.
  case noHand
  /// A picture where a clip is needed.
  case stillPicture
  /// Seconds of a clip, and how many a window has.
  case tooShort(Double, window: Double)
  /// What is wrong with the file, in a sentence that names it.
  case unreadable(String)

  fileprivate var kind: Int {
    switch self {
    case .noHand: 0
    case .stillPicture: 1
    case .tooShort: 2
    case .unreadable: 3
    }
  }
}

/// A file of a dataset from which nothing came.
struct SkippedFile {
  let file: DatasetFile
  let reason: SkipReason

  /// What is wrong, with the file's name.
  var sentence: String {
    switch reason {
    case .noHand: "“\(file.path)” shows no usable hand"
    case .stillPicture: "“\(file.path)” is a picture, and actions are learned from clips"
    case .tooShort(let seconds, let window):
      "“\(file.path)” "
        + String(format: "lasts %.2f s, less than the window of %.2f s", seconds, window)
    case .unreadable(let sentence): sentence
    }
  }

  /// A line for each label and kind of reason: the first file in full, of the others the names.
  static func summary(_ skipped: [SkippedFile]) -> [String] {
    var groups: [[SkippedFile]] = []
    for one in skipped {
      let group = groups.firstIndex {
        $0[0].file.label == one.file.label && $0[0].reason.kind == one.reason.kind
      }
      if let group { groups[group].append(one) } else { groups.append([one]) }
    }
    return groups.map { "skipped of label “\($0[0].file.label)”: \(line($0))" }
  }

  /// The first of some files in full, of the others the names.
  static func line(_ skipped: [SkippedFile]) -> String {
    guard let first = skipped.first else { return "" }
    let others = skipped.dropFirst()
    guard !others.isEmpty else { return first.sentence }
    let names = others.prefix(3).map { "“\($0.file.name)”" }.joined(separator: ", ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return "\(first.sentence); nor could these be used: \(names)\(more)"
  }
}

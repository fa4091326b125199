/// How often examples of each label were taken for each label.
public struct ConfusionTable: Equatable, Sendable {
  /// The labels, in the order of rows and columns.
  public let labels: [String]
  /// Examples of the label `row` that were taken for the label `column`, row after row.
  private var counts: [Int]

  /// Makes an empty table.
  public init(labels: [String]) {
    self.labels = labels
    counts = [Int](repeating: 0, count: labels.count * labels.count)
  }

  /// Counts an example: the places of its own label and of the one it was taken for.
  public mutating func add(_ label: Int, takenFor other: Int) {
    counts[label * labels.count + other] += 1
  }

  /// Examples of a label that were taken for another, or for itself.
  public func count(of label: Int, takenFor other: Int) -> Int {
    counts[label * labels.count + other]
  }

  /// Examples of a label.
  public func count(of label: Int) -> Int {
    var sum = 0
    for other in labels.indices { sum += count(of: label, takenFor: other) }
    return sum
  }

  /// All examples.
  public var count: Int {
    var sum = 0
    for label in labels.indices { sum += count(of: label) }
    return sum
  }

  /// The share of all examples that were told rightly; `nil` where there are none.
  public var accuracy: Double? {
    var right = 0
    for label in labels.indices { right += count(of: label, takenFor: label) }
    return share(right, of: count)
  }

  /// The share of a label's examples that were taken for it; `nil` where it has none.
  public func recall(of label: Int) -> Double? {
    share(count(of: label, takenFor: label), of: count(of: label))
  }

  /// The share of what was taken for a label that really was of it; `nil` where nothing was.
  public func precision(of label: Int) -> Double? {
    var taken = 0
    for other in labels.indices { taken += count(of: other, takenFor: label) }
    return share(count(of: label, takenFor: label), of: taken)
  }

  /// The mean recall of the labels that have examples, each counting alike; `nil` where there are none.
  public var macroRecall: Double? {
    var (sum, number) = (0.0, 0)
    for label in labels.indices {
      guard let recall = recall(of: label) else { continue }
      sum += recall
      number += 1
    }
    return number > 0 ? sum / Double(number) : nil
  }

  private func share(_ part: Int, of whole: Int) -> Double? {
    whole > 0 ? Double(part) / Double(whole) : nil
  }
}

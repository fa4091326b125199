/// A hand and what it shows.
public struct TrainingSample: Sendable {
  /// What it shows.
  public var label: String
  /// The hand.
  public var hand: HandKeypoints

  /// Makes a sample.
  public init(label: String, hand: HandKeypoints) {
    self.label = label
    self.hand = hand
  }
}

/// The labels of examples, each once, in the order in which they first appear.
struct LabelList {
  var labels: [String] = []
  /// For each example the place of its label.
  var targets: [Int] = []

  init<Examples: Collection>(_ examples: Examples, label: (Examples.Element) -> String) {
    for example in examples {
      let name = label(example)
      if let known = labels.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
        targets.append(known)
      } else {
        targets.append(labels.count)
        labels.append(name)
      }
    }
  }
}

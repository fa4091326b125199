import ScalarMath

/// Which examples are learned from and which are kept back: of each label the same share.
struct ExampleSplit {
  var training: [Int] = []
  var validation: [Int] = []

  init(targets: [Int], labels: Int, share: Double, random: inout RandomNumbers) {
    for label in 0..<labels {
      var members: [Int] = []
      for i in targets.indices where targets[i] == label { members.append(i) }
      members.shuffle(by: &random)
      let kept = Int(share * Double(members.count))
      validation += members[..<kept]
      training += members[kept...]
    }
  }
}

extension Array {
  /// Brings the elements into a random order (Fisher and Yates).
  mutating func shuffle(by random: inout RandomNumbers) {
    guard count > 1 else { return }
    for i in stride(from: count - 1, to: 0, by: -1) {
      swapAt(i, Int(random.uniform() * Double(i + 1)))
    }
  }
}

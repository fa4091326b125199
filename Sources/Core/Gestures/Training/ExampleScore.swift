import ScalarMath

/// How well one example was told.
struct ExampleScore {
  /// The cross-entropy in nats.
  let loss: Float
  let isRight: Bool

  init(_ probabilities: [Float], target: Int) {
    loss = Float(-log(Double(max(probabilities[target], 1e-12))))
    var isHighest = true
    for i in probabilities.indices where probabilities[i] > probabilities[target] {
      isHighest = false
    }
    isRight = isHighest
  }
}

/// The scores of many examples.
struct ScoreSum {
  private var loss: Float = 0
  private var weight: Float = 0
  private var right = 0
  private var count = 0

  mutating func add(_ example: ExampleScore, weight: Float) {
    loss += weight * example.loss
    self.weight += weight
    right += example.isRight ? 1 : 0
    count += 1
  }

  var score: TrainingProgress.Score {
    TrainingProgress.Score(
      loss: loss / max(weight, 1e-12), accuracy: Float(right) / Float(max(count, 1)))
  }
}

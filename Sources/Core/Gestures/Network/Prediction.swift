/// What a classifier takes something for.
public struct Prediction: Sendable {
  /// One label and how likely it is.
  public struct Candidate: Sendable {
    /// The label.
    public let label: String
    /// Its probability, from 0 to 1.
    public let probability: Float
  }

  /// All labels in the model's order; the probabilities sum to 1.
  public let labelProbabilities: [Candidate]
  /// The place of the likeliest label in `labelProbabilities`.
  public let index: Int

  init(labels: [String], probabilities: [Float]) {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(labels.count)
    var best = 0
    for i in labels.indices {
      candidates.append(Candidate(label: labels[i], probability: probabilities[i]))
      if probabilities[i] > probabilities[best] { best = i }
    }
    labelProbabilities = candidates
    index = best
  }

  /// The likeliest label.
  public var label: String { labelProbabilities[index].label }
  /// The likeliest label's probability, from 0 to 1.
  public var confidence: Float { labelProbabilities[index].probability }
}

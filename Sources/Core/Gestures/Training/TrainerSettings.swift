/// How a classifier is trained.
public struct TrainerSettings: Equatable, Sendable {
  /// What an example of a rare label counts.
  public enum ClassWeights: Equatable, Sendable {
    /// As much as any other example.
    case equal
    /// As much more as its label is rarer, up to ten times.
    case balanced
    /// What is given, one factor a label in the order of the model's labels.
    case given([Float])
  }

  /// Neurons of each hidden layer, from the first.
  public var hiddenLayers: [Int]
  /// The most passes over all examples.
  public var epochs: Int
  /// Passes without a better validation loss after which training stops; 0 never stops early.
  public var patience: Int
  /// Examples that share one step.
  public var batchSize: Int
  /// The size of the first steps; it falls along half a cosine to zero.
  public var learningRate: Float
  /// How strongly weights are pulled to zero at each step, as a share of the learning rate.
  public var weightDecay: Float
  /// How much of the certainty is taken from the right label and shared among all, from 0 to below 1.
  public var labelSmoothing: Float
  /// The share of each label's examples that is kept back to judge by, from 0 to 0.5. At 0 the last pass counts.
  public var validationShare: Double
  /// What an example of a rare label counts.
  public var classWeights: ClassWeights
  /// Chooses first weights, order, validation examples and augmentation.
  public var seed: UInt64

  /// Makes settings; the defaults measured best over the sets in `docs/measurements.md`.
  public init(
    hiddenLayers: [Int] = [64, 32], epochs: Int = 60, patience: Int = 20, batchSize: Int = 64,
    learningRate: Float = 0.003, weightDecay: Float = 0.0001, labelSmoothing: Float = 0,
    validationShare: Double = 0.1, classWeights: ClassWeights = .balanced, seed: UInt64 = 1
  ) {
    self.hiddenLayers = hiddenLayers
    self.epochs = epochs
    self.patience = patience
    self.batchSize = batchSize
    self.learningRate = learningRate
    self.weightDecay = weightDecay
    self.labelSmoothing = labelSmoothing
    self.validationShare = validationShare
    self.classWeights = classWeights
    self.seed = seed
  }
}

/// How far training has come: told after each pass over the examples.
public struct TrainingProgress: Equatable, Sendable {
  /// Passes done.
  public let epoch: Int
  /// Passes at most.
  public let epochs: Int
  /// The mean cross-entropy of the pass, in nats, weighted by class.
  public let loss: Float
  /// The share of the pass's examples that were told rightly.
  public let accuracy: Float
  /// The same two of the examples kept back; `nil` where there are none.
  public let validation: Score?

  /// How well examples were told.
  public struct Score: Equatable, Sendable {
    /// The mean cross-entropy in nats.
    public let loss: Float
    /// The share told rightly, from 0 to 1.
    public let accuracy: Float
  }
}

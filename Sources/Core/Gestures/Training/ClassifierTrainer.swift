import ScalarMath

/// Trains a classifier from features: Adam (Kingma and Ba, ICLR 2015) with decoupled weight decay (Loshchilov and
/// Hutter, ICLR 2019) on the cross-entropy, first weights after He et al. (ICCV 2015).
///
/// The same examples and settings give the same model, bit by bit, on every shell.
public struct ClassifierTrainer: Sendable {
  /// The most labels of a model.
  public static var labelLimit: Int { 100 }

  /// How it trains.
  public var settings: TrainerSettings

  /// Makes a trainer.
  public init(_ settings: TrainerSettings = TrainerSettings()) {
    self.settings = settings
  }

  /// Learns to tell labels.
  ///
  /// - Parameters:
  ///   - labels: their names.
  ///   - targets: for each example, the place of its label in `labels`.
  ///   - progress: called after each pass; returns whether to go on. After a stop, the best so far is the result.
  ///   - features: the features of an example, NaN where unknown, always equally many. With random numbers, of a
  ///     varied copy of it, asked anew for each pass; with `nil`, of the example as it is.
  /// - Returns: the classifier of the least validation loss, its weights as a model file keeps them.
  /// - Throws: `TrainingError` where the examples or the settings are of no use.
  public func train(
    labels: [String], targets: [Int], progress: (TrainingProgress) -> Bool = { _ in true },
    features: (_ example: Int, _ random: inout RandomNumbers?) -> [Float]
  ) throws(TrainingError) -> Classifier {
    try check(labels, targets)
    var random = RandomNumbers(seed: settings.seed)
    let split = ExampleSplit(
      targets: targets, labels: labels.count, share: settings.validationShare, random: &random)
    let weights = classWeights(split.training, targets, labels.count)
    var augmentation: RandomNumbers? = RandomNumbers(seed: random.next())
    var none: RandomNumbers?

    let descent = GradientDescent(
      Self.untrained(labels, settings.hiddenLayers, features: features(0, &none).count, &random),
      settings: settings,
      steps: settings.epochs
        * ((split.training.count + settings.batchSize - 1) / settings.batchSize))
    var order = split.training
    order.shuffle(by: &random)
    var rows = order.map { features($0, &augmentation) }
    descent.classifier.standardize(by: rows)

    var best = descent.classifier
    var bestLoss = Float.infinity
    var passesWithoutGain = 0
    for epoch in 1...settings.epochs {
      if epoch > 1 {
        order.shuffle(by: &random)
        for i in order.indices { rows[i] = features(order[i], &augmentation) }
      }
      var sum = ScoreSum()
      for start in stride(from: 0, to: order.count, by: settings.batchSize) {
        for i in start..<min(start + settings.batchSize, order.count) {
          let target = targets[order[i]]
          sum.add(
            descent.learn(rows[i], target: target, weight: weights[target]), weight: weights[target]
          )
        }
        descent.step()
      }
      let validation = score(split.validation, targets, weights, descent.classifier) {
        features($0, &none)
      }
      let loss = validation?.loss ?? -Float(epoch)
      passesWithoutGain += 1
      if loss < bestLoss {
        (best, bestLoss, passesWithoutGain) = (descent.classifier, loss, 0)
      }
      let goesOn = progress(
        TrainingProgress(
          epoch: epoch, epochs: settings.epochs, loss: sum.score.loss, accuracy: sum.score.accuracy,
          validation: validation))
      guard goesOn, settings.patience == 0 || passesWithoutGain < settings.patience else { break }
    }
    return best.rounded
  }

  private func check(_ labels: [String], _ targets: [Int]) throws(TrainingError) {
    guard settings.epochs > 0 else { throw .unusableSetting("epochs") }
    guard settings.batchSize > 0 else { throw .unusableSetting("batch size") }
    guard settings.learningRate > 0 else { throw .unusableSetting("learning rate") }
    guard settings.weightDecay >= 0 else { throw .unusableSetting("weight decay") }
    guard settings.labelSmoothing >= 0, settings.labelSmoothing < 1 else {
      throw .unusableSetting("label smoothing")
    }
    guard settings.validationShare >= 0, settings.validationShare <= 0.5 else {
      throw .unusableSetting("validation share")
    }
    guard settings.hiddenLayers.count <= 4,
      !settings.hiddenLayers.contains(where: { $0 < 1 || $0 > 512 })
    else { throw .unusableSetting("hidden layers") }
    if case .given(let weights) = settings.classWeights {
      guard weights.count == labels.count, !weights.contains(where: { !($0 >= 0 && $0 < 1e6) })
      else {
        throw .unusableSetting("class weights")
      }
    }
    guard !targets.isEmpty else { throw .noExamples }
    guard labels.count > 1 else { throw .oneLabel(labels[0]) }
    guard labels.count <= Self.labelLimit else { throw .tooManyLabels(limit: Self.labelLimit) }
    var counts = [Int](repeating: 0, count: labels.count)
    for target in targets { counts[target] += 1 }
    for (label, count) in zip(labels, counts) {
      guard (1...100).contains(label.utf8.count) else { throw .unusableLabel(label) }
      guard count > 1 else { throw .tooFewExamples(label: label, count: count) }
    }
  }

  private func classWeights(_ examples: [Int], _ targets: [Int], _ labels: Int) -> [Float] {
    switch settings.classWeights {
    case .equal: return [Float](repeating: 1, count: labels)
    case .given(let weights): return weights
    case .balanced:
      var counts = [Float](repeating: 0, count: labels)
      for example in examples { counts[targets[example]] += 1 }
      let mean = Float(examples.count) / Float(labels)
      return counts.map { min(mean / max($0, 1), 10) }
    }
  }

  private static func untrained(
    _ labels: [String], _ hiddenLayers: [Int], features: Int, _ random: inout RandomNumbers
  ) -> Classifier {
    var layers: [DenseLayer] = []
    var inputs = features
    for outputs in hiddenLayers + [labels.count] {
      var layer = DenseLayer(inputs: inputs, outputs: outputs)
      let deviation = squareRoot(2 / Double(inputs))
      for i in 0..<inputs {
        for o in 0..<outputs { layer[i, o] = Float(deviation * random.normal()) }
      }
      layers.append(layer)
      inputs = outputs
    }
    return Classifier(
      labels: labels, means: [Float](repeating: 0, count: features),
      scales: [Float](repeating: 1, count: features), layers: layers)
  }

  private func score(
    _ examples: [Int], _ targets: [Int], _ weights: [Float], _ classifier: Classifier,
    features: (Int) -> [Float]
  ) -> TrainingProgress.Score? {
    guard !examples.isEmpty else { return nil }
    var sum = ScoreSum()
    for example in examples {
      let target = targets[example]
      let probabilities = classifier.probabilities(features(example))
      sum.add(ExampleScore(probabilities, target: target), weight: weights[target])
    }
    return sum.score
  }
}

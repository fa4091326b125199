import ScalarMath

extension ClassifierTrainer {
  /// Learns from samples; those without features are left out.
  ///
  /// - Parameters:
  ///   - samples: the examples.
  ///   - progress: called after each pass; returns whether to go on.
  ///   - label: what a sample shows.
  ///   - features: the features of a sample, or with random numbers of a varied copy; a copy without features is
  ///     replaced by the sample as it is.
  /// - Returns: the classifier of the least validation loss.
  /// - Throws: `TrainingError` where the examples or the settings are of no use.
  func train<Sample>(
    _ samples: [Sample], progress: (TrainingProgress) -> Bool, label: (Sample) -> String,
    features: (_ sample: Sample, _ random: inout RandomNumbers?) -> [Float]?
  ) throws(TrainingError) -> Classifier {
    var usable: [Sample] = []
    var rows: [[Float]] = []
    var none: RandomNumbers?
    for sample in samples {
      guard let row = features(sample, &none) else { continue }
      usable.append(sample)
      rows.append(row)
    }
    let list = LabelList(usable, label: label)
    return try train(labels: list.labels, targets: list.targets, progress: progress) {
      example, random in
      guard random != nil else { return rows[example] }
      return features(usable[example], &random) ?? rows[example]
    }
  }
}

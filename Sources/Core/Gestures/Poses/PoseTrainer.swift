import ScalarMath

/// Learns poses from examples.
public struct PoseTrainer: Sendable {
  /// How the network is trained.
  public var settings: TrainerSettings
  /// How the examples are varied meanwhile; `nil`: not at all.
  public var augmentation: PoseAugmentation?
  /// What the classifier may see of how a hand is turned.
  public var view: PoseView

  /// Makes a trainer.
  public init(
    settings: TrainerSettings = TrainerSettings(),
    augmentation: PoseAugmentation? = PoseAugmentation(), view: PoseView = .invariant
  ) {
    self.settings = settings
    self.augmentation = augmentation
    self.view = view
  }

  /// Learns; samples without a size or with joints that are not finite are left out.
  ///
  /// - Parameters:
  ///   - samples: the examples, at least two of each of at least two labels.
  ///   - progress: called after each pass; returns whether to go on.
  /// - Returns: the classifier of the least validation loss.
  /// - Throws: `TrainingError` where the examples or the settings are of no use.
  public func train(
    _ samples: [TrainingSample], progress: (TrainingProgress) -> Bool = { _ in true }
  ) throws(TrainingError) -> PoseClassifier {
    let classifier = try ClassifierTrainer(settings).train(
      samples, progress: progress, label: { $0.label }
    ) { sample, random in
      guard let augmentation, random != nil else {
        return PoseFeatures.values(of: sample.hand, view: view)
      }
      return PoseFeatures.values(of: augmentation.vary(sample.hand, by: &random!), view: view)
    }
    return PoseClassifier(classifier, view: view)
  }
}

import ScalarMath

/// A stretch of one hand's time and what it does.
public struct ActionSample: Sendable {
  /// What it does.
  public var label: String
  /// The window in which it does it.
  public var window: ActionWindow

  /// Makes a sample.
  public init(label: String, window: ActionWindow) {
    self.label = label
    self.window = window
  }
}

/// Learns actions from examples.
public struct ActionTrainer: Sendable {
  /// How the network is trained.
  public var settings: TrainerSettings
  /// How the examples are varied meanwhile; `nil`: not at all.
  public var augmentation: ActionAugmentation?
  /// The window of the classifier.
  public var window: ActionSettings

  /// Makes a trainer.
  public init(
    settings: TrainerSettings = TrainerSettings(),
    augmentation: ActionAugmentation? = ActionAugmentation(),
    window: ActionSettings = ActionSettings()
  ) {
    self.settings = settings
    self.augmentation = augmentation
    self.window = window
  }

  /// Learns; samples in which the hand is hardly there are left out.
  ///
  /// - Parameters:
  ///   - samples: the examples, at least two of each of at least two labels.
  ///   - progress: called after each pass; returns whether to go on.
  /// - Returns: the classifier of the least validation loss.
  /// - Throws: `TrainingError` where the examples or the settings are of no use.
  public func train(
    _ samples: [ActionSample], progress: (TrainingProgress) -> Bool = { _ in true }
  ) throws(TrainingError) -> ActionClassifier {
    guard window.isUsable else { throw .unusableSetting("window") }
    let classifier = try ClassifierTrainer(settings).train(
      samples, progress: progress, label: { $0.label }
    ) { sample, random in
      guard let augmentation, random != nil else { return ActionFeatures.values(of: sample.window) }
      return ActionFeatures.values(of: augmentation.vary(sample.window, by: &random!))
    }
    return ActionClassifier(classifier, settings: window)
  }
}

import Hands

/// Tells what a hand shows in one picture.
///
/// ```swift
/// let poses = PoseClassifier.builtIn
/// if let prediction = poses.predict(observation), prediction.confidence > 0.9 {
///   print(prediction.label)   // “victory”
/// }
/// ```
public struct PoseClassifier: Sendable {
  let classifier: Classifier
  /// What it sees of how a hand is turned.
  public let view: PoseView

  init(_ classifier: Classifier, view: PoseView) {
    precondition(classifier.featureCount == PoseFeatures.count(view), "features of this view")
    self.classifier = classifier
    self.view = view
  }

  /// The labels it knows.
  public var labels: [String] { classifier.labels }

  /// Tells what a hand shows; `nil` where its joints have no size or too few of them are seen (fewer than half).
  ///
  /// - Parameters:
  ///   - hand: the joints.
  ///   - leastConfidence: joints below count as unseen.
  /// - Returns: the probability of each label.
  public func predict(
    _ hand: HandKeypoints, leastConfidence: Float = PoseFeatures.leastConfidence
  ) -> Prediction? {
    var seen = 0
    for confidence in hand.confidences where confidence >= leastConfidence { seen += 1 }
    guard 2 * seen >= JointName.count,
      let features = PoseFeatures.values(of: hand, view: view, leastConfidence: leastConfidence)
    else { return nil }
    return classifier.predict(features)
  }

  /// Tells what a hand shows as a tracker found it: the probability of each label, or `nil` as for `HandKeypoints`.
  public func predict(_ observation: HandObservation) -> Prediction? {
    predict(HandKeypoints(observation))
  }
}

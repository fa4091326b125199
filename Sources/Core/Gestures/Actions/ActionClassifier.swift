/// Tells what a hand does over time.
///
/// ```swift
/// var window = ActionClassifier.builtIn.window     // one for each hand
/// for frame in frames {
///   if let prediction = window.observe(hand, at: frame.time), prediction.confidence > 0.9 { … }
/// }
/// ```
public struct ActionClassifier: Sendable {
  let classifier: Classifier
  /// The window it was trained with.
  public let settings: ActionSettings

  init(_ classifier: Classifier, settings: ActionSettings) {
    precondition(classifier.featureCount == ActionFeatures.count, "features of actions")
    self.classifier = classifier
    self.settings = settings
  }

  /// The labels it knows.
  public var labels: [String] { classifier.labels }

  /// Tells what a window shows; `nil` where the hand was there for less than a fifth of it.
  public func predict(_ window: ActionWindow) -> Prediction? {
    guard let features = ActionFeatures.values(of: window) else { return nil }
    return classifier.predict(features)
  }

  /// An empty window that predicts as pictures come in.
  public var window: SlidingWindow { SlidingWindow(self) }

  /// The window of one hand that slides along with the pictures.
  public struct SlidingWindow: Sendable {
    /// What tells actions.
    public let classifier: ActionClassifier
    private var window: ActionWindow
    private var nextPrediction = -Double.infinity
    private var lastTime = -Double.infinity

    init(_ classifier: ActionClassifier) {
      self.classifier = classifier
      window = ActionWindow(classifier.settings)
    }

    /// Takes a picture in; predicts once in a stride and where the hand was there long enough, otherwise `nil`.
    ///
    /// - Parameters:
    ///   - hand: the hand; `nil` where it is not seen.
    ///   - time: when, in seconds on the source's clock; equal and earlier times are left out.
    /// - Returns: what the hand does, or `nil` between two predictions.
    public mutating func observe(_ hand: HandKeypoints?, at time: Double) -> Prediction? {
      window.observe(hand, at: time)
      if time < lastTime - 1 { nextPrediction = -.infinity }
      guard time > lastTime || time < lastTime - 1 else { return nil }
      lastTime = time
      // Pictures come a little early or late: half an interval of the window's rate is no matter.
      guard time >= nextPrediction - 0.5 / classifier.settings.frameRate else { return nil }
      nextPrediction = time + Double(classifier.settings.stride) / classifier.settings.frameRate
      return classifier.predict(window)
    }
  }
}

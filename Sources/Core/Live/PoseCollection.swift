import Gestures
import Hands

/// The player's own poses: examples as they are shown to the camera, and what was learned from them.
public struct PoseCollection: Sendable {
  /// A label's examples.
  public struct Examples: Sendable {
    /// What the hands show.
    public let label: String
    /// The hands.
    public fileprivate(set) var hands: [HandKeypoints] = []
  }

  /// The most examples of a label: ten seconds at thirty pictures a second.
  public static let limit = 300

  /// What was collected, in the order in which the labels came.
  public private(set) var examples: [Examples] = []
  /// The label whose examples the hands are that are seen now; `nil`: they are no examples.
  public private(set) var collected: String?
  /// What tells the player's own poses; `nil` where there are none.
  public private(set) var classifier: PoseClassifier?

  /// Makes an empty collection.
  public init() {}

  /// Takes each hand that is seen from now on as an example of a label; `nil`: of none.
  public mutating func collect(_ label: String?) {
    collected = label
    if let label, place(of: label) == nil { examples.append(Examples(label: label)) }
  }

  /// How many examples there are of a label.
  public func count(of label: String) -> Int {
    place(of: label).map { examples[$0].hands.count } ?? 0
  }

  /// Takes a label and its examples out.
  public mutating func forget(_ label: String) {
    if let place = place(of: label) { examples.remove(at: place) }
    if let collected, collected.utf8.elementsEqual(label.utf8) { self.collected = nil }
  }

  /// Takes in the hands of a picture.
  public mutating func observe(_ hands: [HandObservation]) {
    guard let collected, let place = place(of: collected) else { return }
    for hand in hands where examples[place].hands.count < Self.limit {
      examples[place].hands.append(HandKeypoints(hand))
    }
  }

  /// Learns the labels from their examples, which takes seconds.
  ///
  /// - Throws: `TrainingError` where there are too few of them.
  public mutating func train(
    progress: (TrainingProgress) -> Bool = { _ in true }
  ) throws(TrainingError) {
    collected = nil
    let samples = examples.flatMap { one in
      one.hands.map { TrainingSample(label: one.label, hand: $0) }
    }
    classifier = try PoseTrainer().train(samples, progress: progress)
  }

  /// Takes what was learned elsewhere; `nil`: nothing.
  public mutating func use(_ classifier: PoseClassifier?) {
    self.classifier = classifier
  }

  private func place(of label: String) -> Int? {
    examples.firstIndex { $0.label.utf8.elementsEqual(label.utf8) }
  }
}

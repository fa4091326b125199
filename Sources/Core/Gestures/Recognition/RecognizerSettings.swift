import Hands

/// When gestures are told, and how sure they must be. The defaults are those of Apple's listings.
///
/// Intervals are seconds, so that they mean the same at every frame rate; the listings count frames, and so does the
/// second initializer.
public struct RecognizerSettings: Equatable, Sendable {
  /// The most hands that are looked at.
  public var maximumHandCount = 1
  /// The only hand that is looked at; `nil`: either. The listing for actions takes `.right`.
  public var chirality: Chirality?
  /// Joints whose confidence is not greater count as unseen.
  public var jointConfidence: Float = 0.2
  /// A pose counts where its probability is greater.
  public var poseConfidence: Float = 0.9
  /// An action counts where its probability is greater.
  public var actionConfidence: Float = 0.9
  /// Seconds between two predictions of a hand's pose; 0 predicts in every picture.
  public var poseInterval: Double
  /// Seconds between two pictures that are put into a hand's queue of poses; 0 puts every picture in.
  public var queueInterval: Double
  /// Seconds between two predictions of a hand's action; `nil`: the stride that the classifier was trained with.
  public var actionInterval: Double?

  /// Makes settings in seconds.
  public init(
    poseInterval: Double = 0.1, queueInterval: Double = 1 / 30.0, actionInterval: Double? = nil
  ) {
    self.poseInterval = poseInterval
    self.queueInterval = queueInterval
    self.actionInterval = actionInterval
  }

  /// Makes settings in frames, as the listings do.
  ///
  /// - Parameters:
  ///   - frameRate: frames a second that are counted; ARKit, which the listings run on, gives 60.
  ///   - handPosePredictionInterval: frames between two predictions of a pose. The listing leaves it open.
  ///   - queueFrameInterval: every how many frames a pose is put into the queue: every second.
  ///   - queueSamplingCount: poses put into the queue between two predictions of an action; `nil`: the classifier's stride.
  public init(
    frameRate: Double, handPosePredictionInterval: Int = 6, queueFrameInterval: Int = 2,
    queueSamplingCount: Int? = nil
  ) {
    precondition(frameRate > 0, "frames come at some rate")
    let queueInterval = Double(queueFrameInterval) / frameRate
    self.init(
      poseInterval: Double(handPosePredictionInterval) / frameRate, queueInterval: queueInterval,
      actionInterval: queueSamplingCount.map { Double($0) * queueInterval })
  }
}

/// Lets one picture in an interval pass.
struct Pace: Sendable {
  private var last = -Double.infinity

  /// Whether a picture's turn has come. Pictures come a little early or late: a quarter of the interval is no matter.
  mutating func isDue(at time: Double, interval: Double) -> Bool {
    guard time < last || time - last >= 0.75 * interval else { return false }
    last = time
    return true
  }
}

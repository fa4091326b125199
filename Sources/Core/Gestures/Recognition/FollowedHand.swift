import Hands

/// One hand on its way through the pictures.
struct FollowedHand: Sendable {
  private(set) var track: Int
  private(set) var lastSeen = -Double.infinity
  private var chirality: Chirality
  private var queue: ActionWindow?
  private var pose: Prediction?
  private var action: Prediction?
  private var posePace = Pace()
  private var queuePace = Pace()
  private var actionPace = Pace()

  /// A hand under a new number is the one that left so many seconds ago at most, if it is of the same side: a quick
  /// swipe makes a tracker lose it for some pictures.
  private static var longestAbsence: Double { 0.5 }

  init(_ hand: HandObservation, _ actions: ActionClassifier?) {
    track = hand.track
    chirality = hand.chirality
    queue = actions.map { ActionWindow($0.settings) }
  }

  /// Whether this hand may go on as one that was found under another number.
  func canContinue(as hand: HandObservation, at time: Double) -> Bool {
    chirality == hand.chirality && time - lastSeen <= Self.longestAbsence
  }

  /// Takes a picture in which it is seen.
  mutating func see(
    _ hand: HandObservation, at time: Double, _ poses: PoseClassifier?,
    _ settings: RecognizerSettings
  ) {
    (track, chirality, lastSeen) = (hand.track, hand.chirality, time)
    let keypoints = HandKeypoints(hand)
    if let poses, posePace.isDue(at: time, interval: settings.poseInterval) {
      pose = poses.predict(keypoints, leastConfidence: settings.jointConfidence.nextUp)
    }
    if queuePace.isDue(at: time, interval: settings.queueInterval) {
      queue?.observe(keypoints, at: time)
    }
  }

  /// Takes a picture in which it is not seen.
  mutating func miss(at time: Double) {
    pose = nil
    posePace = Pace()
    queue?.observe(nil, at: time)
  }

  /// Tells anew what it does, where it is time to.
  mutating func predictAction(
    at time: Double, _ actions: ActionClassifier?, _ settings: RecognizerSettings
  ) {
    guard let actions, let queue else { return }
    let usual = Double(actions.settings.stride) / actions.settings.frameRate
    guard actionPace.isDue(at: time, interval: settings.actionInterval ?? usual) else { return }
    action = actions.predict(queue)
  }

  var hasAction: Bool { action != nil }

  func gestures(_ hand: HandObservation?, _ settings: RecognizerSettings) -> HandGestures {
    HandGestures(hand: hand, pose: pose, action: action, settings: settings)
  }
}

import Hands

/// Tells poses and actions of the hands in a sequence of pictures: what Apple's listings do between the request's
/// results and the effects.
///
/// ```swift
/// var recognizer = GestureRecognizer(poses: .builtIn, actions: .builtIn)
/// for frame in frames {
///   let hands = tracker.track(frame)
///   for hand in recognizer.recognize(hands, at: frame.time) {
///     if let pose = hand.surePose { … }       // “victory”, with more than 0.9
///   }
/// }
/// ```
///
/// It predicts and no more: that a pose must hold for some time before it means something is for whoever acts on it.
public struct GestureRecognizer: Sendable {
  /// What tells poses, if anything.
  public let poses: PoseClassifier?
  /// What tells actions, if anything.
  public let actions: ActionClassifier?
  /// When, and how sure. A change holds from the next picture on.
  public var settings: RecognizerSettings
  private var followed: [FollowedHand] = []

  /// Makes a recognizer.
  public init(
    poses: PoseClassifier? = nil, actions: ActionClassifier? = nil,
    settings: RecognizerSettings = RecognizerSettings()
  ) {
    self.poses = poses
    self.actions = actions
    self.settings = settings
  }

  /// Takes the hands of the next picture.
  ///
  /// - Parameters:
  ///   - hands: all hands of the picture; those that the settings leave out are passed over.
  ///   - time: when, in seconds on the source's clock.
  /// - Returns: what each hand shows: seen ones in the order given, then those that have just left.
  public mutating func recognize(_ hands: [HandObservation], at time: Double) -> [HandGestures] {
    var wanted: [HandObservation] = []
    for hand in hands where wanted.count < settings.maximumHandCount {
      if settings.chirality == nil || hand.chirality == settings.chirality { wanted.append(hand) }
    }
    // A second earlier than before: the source has begun anew.
    var before = followed.filter { $0.lastSeen <= time + 1 }
    var seen: [FollowedHand] = []
    var taken = [FollowedHand?](repeating: nil, count: wanted.count)
    // Hands that are surely the same take theirs first.
    for (i, hand) in wanted.enumerated() {
      guard let place = before.firstIndex(where: { $0.track == hand.track }) else { continue }
      taken[i] = before.remove(at: place)
    }
    for (i, hand) in wanted.enumerated() where taken[i] == nil {
      guard let place = before.firstIndex(where: { $0.canContinue(as: hand, at: time) }) else {
        continue
      }
      taken[i] = before.remove(at: place)
    }
    var gestures: [HandGestures] = []
    for (i, hand) in wanted.enumerated() {
      var one = taken[i] ?? FollowedHand(hand, actions)
      one.see(hand, at: time, poses, settings)
      one.predictAction(at: time, actions, settings)
      gestures.append(one.gestures(hand, settings))
      seen.append(one)
    }
    // An action may still be told for as long as its window holds some of it.
    let memory = actions?.settings.duration ?? 0
    for var one in before where time - one.lastSeen <= memory {
      one.miss(at: time)
      one.predictAction(at: time, actions, settings)
      if one.hasAction { gestures.append(one.gestures(nil, settings)) }
      seen.append(one)
    }
    followed = seen
    return gestures
  }
}

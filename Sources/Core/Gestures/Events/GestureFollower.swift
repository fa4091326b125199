import Hands

/// From the hands of picture after picture to gestures: a recognizer, and the events of what it tells.
public struct GestureFollower: Sendable {
  private var recognizer: GestureRecognizer
  private var events: GestureEvents

  /// Joins a recognizer and events.
  public init(_ recognizer: GestureRecognizer, events: EventSettings = EventSettings()) {
    self.recognizer = recognizer
    self.events = GestureEvents(events)
  }

  /// Takes in the hands of a picture.
  ///
  /// - Parameters:
  ///   - hands: the hands.
  ///   - time: when it was taken, in seconds on the source's clock.
  /// - Returns: what each hand is taken for, and what it begins, ends or does.
  public mutating func observe(_ hands: [HandObservation], at time: Double) -> GestureMoment {
    var readings: [HandReading] = []
    // What a hand did that has just left plays nothing any more.
    for gestures in recognizer.recognize(hands, at: time) {
      guard let hand = gestures.hand else { continue }
      readings.append(
        HandReading(
          track: hand.track, chirality: hand.chirality,
          pose: gestures.pose.map { GestureReading($0) },
          action: gestures.action.map { GestureReading($0) }))
    }
    return GestureMoment(readings: readings, events: events.observe(readings, at: time))
  }
}

extension GestureRecognizer {
  /// A recognizer to play by: both hands, poses thirty times a second.
  ///
  /// - Parameters:
  ///   - poses: what tells poses, if anything.
  ///   - actions: what tells actions, if anything.
  ///   - chirality: the only hand that is looked at; `nil`: either.
  /// - Returns: the recognizer.
  public static func forPlaying(
    poses: PoseClassifier?, actions: ActionClassifier?, chirality: Chirality? = nil
  ) -> GestureRecognizer {
    var settings = RecognizerSettings(poseInterval: 1.0 / 30)
    settings.maximumHandCount = 2
    settings.chirality = chirality
    return GestureRecognizer(poses: poses, actions: actions, settings: settings)
  }
}

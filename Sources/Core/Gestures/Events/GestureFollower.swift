import Hands

/// The models by which gestures are told; `nil`: none of that kind.
public struct GestureModels: Sendable {
  /// What tells poses.
  public var poses: PoseClassifier?
  /// What tells actions.
  public var actions: ActionClassifier?

  /// Makes a pair of models.
  public init(poses: PoseClassifier?, actions: ActionClassifier?) {
    self.poses = poses
    self.actions = actions
  }

  /// Those that come with the instrument. They are read anew at each call: keep them.
  public static var builtIn: GestureModels {
    GestureModels(poses: .builtIn, actions: .builtIn)
  }
}

/// From the hands of picture after picture to gestures: classifiers and events joined, for each hand its own.
public struct GestureFollower: Sendable {
  private struct Hand {
    var track: Int
    var window: ActionClassifier.SlidingWindow?
    var pose: GestureReading?
    var action: GestureReading?
    var nextPose = -Double.infinity
    var lastSeen = -Double.infinity
  }

  /// What tells poses and actions.
  public let models: GestureModels
  /// Whose gestures count; `nil`: either hand's.
  public let chirality: Chirality?
  /// Seconds between two predictions of a pose.
  public let poseInterval: Double
  private var events: GestureEvents
  private var hands: [Hand] = []

  /// Joins models and events.
  public init(
    _ models: GestureModels, chirality: Chirality? = nil, poseInterval: Double = 1.0 / 30,
    events: EventSettings = EventSettings()
  ) {
    self.models = models
    self.chirality = chirality
    self.poseInterval = poseInterval
    self.events = GestureEvents(events)
  }

  /// Takes in the hands of a picture.
  ///
  /// - Parameters:
  ///   - observations: the hands.
  ///   - aspectRatio: the picture's width over its height.
  ///   - time: when it was taken, in seconds on the source's clock.
  public mutating func observe(
    _ observations: [HandObservation], aspectRatio: Float, at time: Double
  ) -> GestureMoment {
    // An earlier time belongs to a source that began anew.
    hands.removeAll { time - $0.lastSeen > GestureEvents.memory || time < $0.lastSeen - 1 }
    var readings: [HandReading] = []
    for observation in observations where chirality == nil || chirality == observation.chirality {
      readings.append(read(observation, aspectRatio, time))
    }
    for i in hands.indices where hands[i].lastSeen < time {
      _ = hands[i].window?.observe(nil, at: time)
      (hands[i].pose, hands[i].action) = (nil, nil)
    }
    return GestureMoment(readings: readings, events: events.observe(readings, at: time))
  }

  private mutating func read(
    _ observation: HandObservation, _ aspectRatio: Float, _ time: Double
  ) -> HandReading {
    let index = hands.firstIndex { $0.track == observation.track } ?? hands.count
    if index == hands.count {
      hands.append(Hand(track: observation.track, window: models.actions?.window))
    }
    let keypoints = HandKeypoints(observation, aspectRatio: aspectRatio)
    hands[index].lastSeen = time
    // Pictures come a little early or late: half an interval is no matter.
    if let poses = models.poses, time >= hands[index].nextPose - poseInterval / 2 {
      hands[index].nextPose = time + poseInterval
      hands[index].pose = poses.predict(keypoints).map { GestureReading($0, time: time) }
    }
    if let action = hands[index].window?.observe(keypoints, at: time) {
      hands[index].action = GestureReading(action, time: time)
    }
    return HandReading(
      track: observation.track, chirality: observation.chirality, pose: hands[index].pose,
      action: hands[index].action)
  }
}

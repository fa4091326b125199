import Gestures
import ScalarMath
import VirtualHand

extension TrainingSample {
  /// Draws virtual hands by lot as a tracker sees them: every built-in pose equally often, background four times as
  /// often.
  ///
  /// - Parameters:
  ///   - people: whose hands.
  ///   - count: how many.
  ///   - seed: the same draws the same.
  /// - Returns: `count` samples, label by label in turn.
  public static func virtual(_ people: People, count: Int, seed: UInt64) -> [TrainingSample] {
    let camera = PoseScenes.camera
    var scenes = PoseScenes(people, seed: seed)
    var random = RandomNumbers(seed: ~seed)
    return (0..<count).map { number in
      let label = PoseLabel.inTurn(number)
      let placement = scenes.next(label, camera)
      let errors = TrackingErrors(&random)
      return TrainingSample(
        label: label.name, hand: errors.keypoints(of: placement, camera, &random))
    }
  }

  /// Draws virtual hands as above, with errors that the tracker made on rendered hands of like shape and view.
  ///
  /// - Parameters:
  ///   - errors: what the tracker made of rendered hands.
  ///   - count: how many.
  ///   - seed: the same draws the same.
  /// - Returns: `count` samples, label by label in turn.
  public static func virtual(
    _ errors: MeasuredErrors, count: Int, seed: UInt64
  ) -> [TrainingSample] {
    let camera = PoseScenes.camera
    var scenes = PoseScenes(.many, seed: seed)
    var random = RandomNumbers(seed: ~seed)
    return (0..<count).map { number in
      let label = PoseLabel.inTurn(number)
      let placement = scenes.next(label, camera)
      return TrainingSample(
        label: label.name, hand: errors.keypoints(of: placement, showing: label, camera, &random))
    }
  }
}

extension ActionSample {
  /// Draws windows of virtual hands by lot as a tracker sees them: every built-in action equally often, background
  /// as often as all of them together.
  ///
  /// - Parameters:
  ///   - people: whose hands.
  ///   - count: how many.
  ///   - window: which stretch of time.
  ///   - seed: the same draws the same.
  /// - Returns: `count` samples, label by label in turn.
  public static func virtual(
    _ people: People, count: Int, window: ActionSettings = ActionSettings(), seed: UInt64
  ) -> [ActionSample] {
    var scenes = ActionScenes(people, seed: seed)
    var random = RandomNumbers(seed: ~seed)
    let last = ActionLabel.allCases.count - 1
    return (0..<count).map { number in
      let label = ActionLabel.allCases[min(number % (2 * last), last)]
      return ActionSample(label: label.name, window: scenes.next(label).window(window, &random))
    }
  }
}

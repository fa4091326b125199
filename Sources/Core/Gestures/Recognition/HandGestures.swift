import Hands

/// What one hand shows and does.
public struct HandGestures: Sendable {
  /// The hand; `nil` where it has just left and only its action is still to be told, such as a swipe out of the picture.
  public let hand: HandObservation?
  /// The latest prediction of its pose; `nil` where it is not seen well enough, or nobody asked.
  public let pose: Prediction?
  /// The latest prediction of its action; `nil` where it was not there for long enough, or nobody asked.
  public let action: Prediction?
  /// The pose's label where it is sure enough for the settings; it may be “background”.
  public let surePose: String?
  /// The action's label where it is sure enough for the settings; it may be “background”.
  public let sureAction: String?

  init(
    hand: HandObservation?, pose: Prediction?, action: Prediction?, settings: RecognizerSettings
  ) {
    self.hand = hand
    self.pose = pose
    self.action = action
    surePose = Self.label(pose, above: settings.poseConfidence)
    sureAction = Self.label(action, above: settings.actionConfidence)
  }

  private static func label(_ prediction: Prediction?, above confidence: Float) -> String? {
    guard let prediction, prediction.confidence > confidence else { return nil }
    return prediction.label
  }
}

/// The actions that are built in; left, right and the clock's sense are the player's own, as in a mirror.
public enum ActionLabel: Int, CaseIterable, Sendable {
  case wave
  case swipeLeft, swipeRight, swipeUp, swipeDown
  case circleClockwise, circleCounterClockwise
  case openClose
  case background

  /// The label in the model.
  public var name: String {
    switch self {
    case .wave: "wave"
    case .swipeLeft: "swipe left"
    case .swipeRight: "swipe right"
    case .swipeUp: "swipe up"
    case .swipeDown: "swipe down"
    case .circleClockwise: "circle clockwise"
    case .circleCounterClockwise: "circle counter-clockwise"
    case .openClose: "open-close"
    case .background: "background"
    }
  }
}

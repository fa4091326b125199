/// The poses that are built in.
public enum PoseLabel: Int, CaseIterable, Sendable {
  case openPalm, fist, point, victory, three, four, thumbUp, thumbDown, pinch, rock, call
  case background

  /// The label in the model.
  public var name: String {
    switch self {
    case .openPalm: "open palm"
    case .fist: "fist"
    case .point: "point"
    case .victory: "victory"
    case .three: "three"
    case .four: "four"
    case .thumbUp: "thumb up"
    case .thumbDown: "thumb down"
    case .pinch: "pinch"
    case .rock: "rock"
    case .call: "call"
    case .background: "background"
    }
  }

  /// The label of an example by its number: each in turn, background four times as often, since it is many things.
  public static func inTurn(_ number: Int) -> PoseLabel {
    allCases[min(number % (allCases.count + 3), allCases.count - 1)]
  }
}

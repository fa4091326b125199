/// Which of the player's own hands it is, however the picture was taken.
public enum Chirality: Sendable {
  case left
  case right

  /// The other hand.
  public var opposite: Chirality { self == .left ? .right : .left }

  /// `left` or `right`.
  public var name: StaticString { self == .left ? "left" : "right" }
}

import Hands
import ScalarMath

/// Where the joints of a rendered hand truly are.
public struct HandTruth: Equatable, Sendable {
  /// Which of the player's own hands it is.
  public let chirality: Chirality
  /// The 21 landmarks in the order of `JointName`, in picture coordinates; they may lie outside.
  public let positions: [Vector2]
  /// The distance of each along the camera's axis, in metres.
  public let depths: [Float]

  /// One landmark's place by its name.
  public subscript(_ name: JointName) -> Vector2 {
    positions[name.rawValue]
  }
}

/// A picture of hands and the truth about them.
public struct RenderedFrame: Sendable {
  /// The picture.
  public let frame: Frame
  /// The hands in it, in the order in which they were placed.
  public let hands: [HandTruth]
}

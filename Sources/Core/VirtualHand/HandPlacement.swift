import Hands
import ScalarMath

/// One hand before the camera: which hand, how it is held, and where one of its joints stands.
public struct HandPlacement: Equatable, Sendable {
  /// Which of the player's own hands it is.
  public var chirality: Chirality
  /// Whether the back of the hand faces the camera; otherwise the palm does.
  public var showsBack: Bool
  /// How the fingers are held.
  public var pose: HandPose
  /// Whose hand it is.
  public var proportions: HandProportions
  /// The joint that is placed; the others follow from the pose and the turning.
  public var anchor: JointName
  /// Where the anchor is seen: picture coordinates (upright, unmirrored, one unit = width resp.
  /// height).
  public var position: Vector2
  /// How far the anchor is from the camera along its axis, in metres; at least 0.15.
  public var depth: Double
  /// Turning about the picture's horizontal, in radians: positive brings the fingertips nearer.
  public var tilt: Double
  /// Turning about the picture's vertical, in radians: positive brings the picture's right side
  /// nearer.
  public var turn: Double
  /// Turning in the picture, in radians: positive is clockwise.
  public var roll: Double

  /// Places a hand; without angles its fingers point up and its palm or back faces the camera.
  public init(
    _ chirality: Chirality, _ pose: HandPose, showsBack: Bool = false,
    anchor: JointName = .indexTip, at position: Vector2, depth: Double = 0.5, tilt: Double = 0,
    turn: Double = 0, roll: Double = 0, proportions: HandProportions = .standard
  ) {
    self.chirality = chirality
    self.showsBack = showsBack
    self.pose = pose
    self.anchor = anchor
    self.position = position
    self.depth = depth
    self.tilt = tilt
    self.turn = turn
    self.roll = roll
    self.proportions = proportions
  }

  /// The same hand seen in a mirror: the other hand, its place and its turning reflected left to
  /// right.
  public var mirrored: HandPlacement {
    var other = self
    other.chirality = chirality.opposite
    other.position.x = 1 - position.x
    other.turn = -turn
    other.roll = -roll
    return other
  }
}

import ScalarMath

/// A joint of a hand, found in a picture.
public struct Joint: Equatable, Sendable {
  /// Where it is: upright, unmirrored picture, origin top left, one unit = width resp. height.
  /// A joint may lie outside the picture.
  public var position: Vector2
  /// How far the place can be trusted, from 0 to 1.
  public var confidence: Float

  /// Makes a joint.
  public init(position: Vector2, confidence: Float) {
    self.position = position
    self.confidence = confidence
  }
}

/// A hand found in one picture.
public struct HandObservation: Equatable, Sendable {
  /// A number that stays with one physical hand as long as it is followed; the first hand is 1.
  public var track: Int
  /// Which of the player's own hands it is.
  public var chirality: Chirality
  /// How sure `chirality` is, from 0.5 (a guess) to 1.
  public var chiralityScore: Float
  /// How sure it is that there is a hand at all, from 0 to 1.
  public var presence: Float
  /// The 21 joints in the order of `JointName`.
  public var joints: [Joint]
  /// The width of the picture over its height: what makes lengths and angles of places in it.
  public var pictureAspect: Float

  /// Makes an observation; `joints` holds `JointName.count` joints.
  public init(
    track: Int, chirality: Chirality, chiralityScore: Float, presence: Float, joints: [Joint],
    pictureAspect: Float = 1
  ) {
    precondition(joints.count == JointName.count, "a hand has \(JointName.count) joints")
    self.track = track
    self.chirality = chirality
    self.chiralityScore = chiralityScore
    self.presence = presence
    self.joints = joints
    self.pictureAspect = pictureAspect
  }

  /// One joint by its name.
  public subscript(_ name: JointName) -> Joint {
    joints[name.rawValue]
  }

  /// The middle of the palm in picture coordinates: between wrist and middle knuckle. It stays where it is while
  /// fingers move.
  public var palm: Vector2 { (self[.wrist].position + self[.middleMCP].position) * 0.5 }
}

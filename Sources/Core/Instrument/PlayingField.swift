import ScalarMath

/// The part of the picture in which the instrument is played.
///
/// Edges are in picture coordinates: upright, *unmirrored*, origin top left. Field coordinates are the
/// player's own, as in a mirror: `u` grows to the player's right, `v` upwards, both from 0 to 1 inside the
/// field and beyond it outside.
public struct PlayingField: Equatable, Sendable {
  /// The edge at which `v` is 0: the height of the lowest note.
  public var bottom: Float
  /// The edge at which `v` is 1: the height of the highest note.
  public var top: Float
  /// The edge at which `u` is 0: on the player's left, which is the picture's right.
  public var left: Float
  /// The edge at which `u` is 1: on the player's right, which is the picture's left.
  public var right: Float

  /// Makes a field from its edges in picture coordinates.
  public init(bottom: Float, top: Float, left: Float, right: Float) {
    self.bottom = bottom
    self.top = top
    self.left = left
    self.right = right
  }

  /// Where a raised index finger can really be seen: lower down the palm leaves the picture and the hand is
  /// lost; near the side borders hands are not found.
  public static let reachable = PlayingField(bottom: 0.68, top: 0.08, left: 0.9, right: 0.1)

  /// The whole picture.
  public static let wholePicture = PlayingField(bottom: 1, top: 0, left: 1, right: 0)

  /// The field coordinates of a point of the picture: `x` is u, `y` is v.
  @inlinable
  public func coordinates(of point: Vector2) -> Vector2 {
    Vector2((point.x - left) / (right - left), (point.y - bottom) / (top - bottom))
  }

  /// The point of the picture that has the given field coordinates.
  @inlinable
  public func point(of coordinates: Vector2) -> Vector2 {
    Vector2(mix(left, right, coordinates.x), mix(bottom, top, coordinates.y))
  }
}

import ScalarMath

/// Which corner of the picture coordinates begin in.
public enum PictureOrigin: Sendable {
  /// y points downwards: this library's convention, and that of pixels.
  case upperLeft
  /// y points upwards: the convention of Apple's Vision.
  case lowerLeft

  /// A place given from the upper left corner, as seen from this one.
  public func place(_ position: Vector2) -> Vector2 {
    self == .upperLeft ? position : Vector2(position.x, 1 - position.y)
  }
}

/// A point or a direction in a plane.
public struct Vector2: Equatable, Sendable {
  /// The horizontal part.
  public var x: Float
  /// The vertical part.
  public var y: Float

  /// Makes a vector from its parts.
  @inlinable
  public init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  /// The vector of length zero.
  @inlinable public static var zero: Vector2 { Vector2(0, 0) }

  /// Sum of two vectors.
  @inlinable
  public static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x + b.x, a.y + b.y) }

  /// Difference of two vectors.
  @inlinable
  public static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x - b.x, a.y - b.y) }

  /// A vector stretched by a factor.
  @inlinable
  public static func * (a: Vector2, factor: Float) -> Vector2 {
    Vector2(a.x * factor, a.y * factor)
  }

  /// The scalar product with another vector.
  @inlinable
  public func dot(_ other: Vector2) -> Float { x * other.x + y * other.y }

  /// The Euclidean length.
  @inlinable public var length: Float { squareRoot(x * x + y * y) }

  /// The distance to another point.
  @inlinable
  public func distance(to other: Vector2) -> Float { (self - other).length }
}

extension Vector2 {
  /// The vector turned by an angle in radians, from the x axis towards the y axis.
  @inlinable
  public func rotated(by angle: Float) -> Vector2 {
    let (s, c) = (Float(sin(Double(angle))), Float(cos(Double(angle))))
    return Vector2(x * c - y * s, x * s + y * c)
  }
}

import ScalarMath

/// How the camera's picture lies in the view: it fills the view, centred, and what does not fit is cut off at
/// two opposite sides; mirrored as in a mirror, unless told otherwise.
///
/// Picture coordinates are those of the tracker: upright, unmirrored, from 0 to 1 across and down. View
/// coordinates are what a display list is made of: from 0 to 1 across and down what the player sees. Whatever
/// is drawn over the picture, and the picture itself, goes through this one transform.
public struct View: Equatable, Sendable {
  /// Width of the view in points; pixels where it is a file.
  public let width: Float
  /// Height of the view in points; pixels where it is a file.
  public let height: Float
  /// Width of the upright picture over its height.
  public let pictureAspect: Float
  /// Whether the player sees themselves as in a mirror.
  public let isMirrored: Bool

  /// Makes a view. Sizes that are no positive numbers count as 1.
  public init(width: Float, height: Float, pictureAspect: Float, isMirrored: Bool = true) {
    self.width = View.positive(width)
    self.height = View.positive(height)
    self.pictureAspect = View.positive(pictureAspect)
    self.isMirrored = isMirrored
  }

  /// The shorter side in points: the unit of a display list's lengths.
  public var shorterSide: Float { min(width, height) }

  /// The picture's rectangle in view coordinates, its top left and bottom right corner: it reaches beyond the
  /// view by the part cut off. Draw the picture there, flipped from left to right where `isMirrored`.
  public var pictureRectangle: (topLeft: Vector2, bottomRight: Vector2) {
    let half = pictureSize * 0.5
    let middle = Vector2(0.5, 0.5)
    return (middle - half, middle + half)
  }

  /// Where a point of the picture lies in the view.
  public func place(of picturePoint: Vector2) -> Vector2 {
    let size = pictureSize
    let x = picturePoint.x - 0.5
    return Vector2(0.5 + (isMirrored ? -x : x) * size.x, 0.5 + (picturePoint.y - 0.5) * size.y)
  }

  /// The point of the picture that lies at a place of the view.
  public func picturePoint(at place: Vector2) -> Vector2 {
    let size = pictureSize
    let x = (place.x - 0.5) / size.x
    return Vector2(0.5 + (isMirrored ? -x : x), 0.5 + (place.y - 0.5) / size.y)
  }

  /// A length in points as a display list has it.
  public func length(points: Float) -> Float { points / shorterSide }

  /// The place that lies by a distance, in units of the shorter side, from another one.
  func place(_ place: Vector2, right: Float = 0, down: Float = 0) -> Vector2 {
    Vector2(place.x + right * shorterSide / width, place.y + down * shorterSide / height)
  }

  /// Size of the view in units of its shorter side.
  var size: Vector2 { Vector2(width / shorterSide, height / shorterSide) }

  private var pictureSize: Vector2 {
    let ratio = pictureAspect * height / width
    return ratio > 1 ? Vector2(ratio, 1) : Vector2(1, 1 / ratio)
  }

  private static func positive(_ number: Float) -> Float {
    number > 0 && number < .infinity ? number : 1
  }
}

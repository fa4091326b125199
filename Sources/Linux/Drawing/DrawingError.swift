/// Why a picture cannot be drawn.
public enum DrawingError: Error, Equatable, Sendable {
  /// A width or height below 1, or above `Canvas.maximumSide`.
  case size(width: Int, height: Int)
  /// Not enough memory for a picture of that size.
  case outOfMemory(width: Int, height: Int)
  /// The picture could not be written as PNG.
  case png(reason: String)
}

extension DrawingError {
  /// One plain sentence: what is wrong with what, and what to do.
  public var sentence: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width)×\(height) cannot be drawn; give sides from 1 to \(Canvas.maximumSide)"
    case .outOfMemory(let width, let height):
      "there is not enough memory for a picture of \(width)×\(height); make it smaller"
    case .png(let reason):
      "the picture cannot be turned into PNG (\(reason)); make it smaller"
    }
  }
}

/// A window that slides over a picture: where it stands for each pixel of the output.
struct Window: Sendable {
  var height: Int
  var width: Int
  var strideY: Int
  var strideX: Int
  /// Rows of padding above the picture and columns left of it.
  var top: Int
  var left: Int
  /// Zeros that must stand above and below the picture so that every window lies inside.
  var endBorder: Int
  /// Zeros that must stand left and right of it.
  var sideBorder: Int
  var output: (height: Int, width: Int)

  /// Fits a window to a picture as TensorFlow does; `nil` if it is larger than the picture.
  init?(height: Int, width: Int, sliding: Sliding, over input: MapShape) {
    self.height = height
    self.width = width
    strideY = sliding.strideY
    strideX = sliding.strideX
    let rows = Line(
      window: height, stride: strideY, length: input.height, padded: sliding.samePadding)
    let columns = Line(
      window: width, stride: strideX, length: input.width, padded: sliding.samePadding)
    guard let rows, let columns else { return nil }
    top = rows.before
    left = columns.before
    endBorder = max(rows.before, rows.after)
    sideBorder = max(columns.before, columns.after)
    output = (rows.count, columns.count)
  }

  /// A window of one pixel that visits every pixel of a picture.
  static func onePixel(over input: MapShape) -> Window {
    Window(
      height: 1, width: 1, sliding: Sliding(samePadding: false, strideX: 1, strideY: 1),
      over: input)!
  }

  /// Whether it is such a window.
  var isOnePixel: Bool { height == 1 && width == 1 && strideX == 1 && strideY == 1 }

  /// The first row of the input, below 0 in the padding, that an output row depends on.
  func firstRow(of y: Int) -> Int { y * strideY - top }

  /// The rows of the input, some perhaps in the padding, that rows of the output depend on.
  func inputRows(for rows: Range<Int>) -> Range<Int> {
    firstRow(of: rows.lowerBound)..<firstRow(of: rows.upperBound - 1) + height
  }
}

/// The window's places along one direction.
private struct Line {
  var count: Int
  var before = 0
  var after = 0

  init?(window: Int, stride: Int, length: Int, padded: Bool) {
    if padded {
      count = (length + stride - 1) / stride
      let missing = max(0, (count - 1) * stride + window - length)
      before = missing / 2
      after = missing - before
    } else {
      guard window <= length else { return nil }
      count = (length - window) / stride + 1
    }
  }
}

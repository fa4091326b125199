/// The addresses of a tile's pixels, as the kernels read them.
final class TilePointers {
  static let capacity = 8
  let input = UnsafeMutablePointer<UnsafePointer<Float>>.allocate(capacity: capacity)
  let output = UnsafeMutablePointer<UnsafeMutablePointer<Float>>.allocate(capacity: capacity)
  let residual = UnsafeMutablePointer<UnsafePointer<Float>>.allocate(capacity: capacity)

  deinit {
    input.deallocate()
    output.deallocate()
    residual.deallocate()
  }

  /// Takes the next `pixels`; a kernel of more `rows` computes the last pixel again in vain.
  @inline(__always)
  func fill(_ pixels: Int, of rows: Int, _ cursor: inout PixelCursor) {
    for i in 0..<rows {
      if i < pixels { cursor.advance() }
      (input + i).initialize(to: cursor.input)
      (output + i).initialize(to: cursor.output)
      (residual + i).initialize(to: cursor.residual)
    }
  }
}

/// Walks over the pixels of some rows of an output map, left to right and down.
struct PixelCursor {
  private(set) var input: UnsafePointer<Float>
  private(set) var output: UnsafeMutablePointer<Float>
  private(set) var residual: UnsafePointer<Float>
  private let inputMap: FeatureMap
  private let outputMap: FeatureMap
  private let residualMap: FeatureMap
  private let window: Window
  private let inputStep: Int
  private let outputStep: Int
  private var leftInRow = 0
  private var nextRow: Int

  init(
    rows: Range<Int>, window: Window, input: FeatureMap, output: FeatureMap,
    _ residual: FeatureMap?
  ) {
    inputMap = input
    outputMap = output
    residualMap = residual ?? output
    self.window = window
    self.input = UnsafePointer(input.base)
    self.output = output.base
    self.residual = UnsafePointer(output.base)
    inputStep = window.strideX * input.shape.channels
    outputStep = output.shape.channels
    nextRow = rows.lowerBound
  }

  /// Goes to the next pixel, the first time to the first.
  @inline(__always)
  mutating func advance() {
    if leftInRow > 0 {
      leftInRow -= 1
      input += inputStep
      output += outputStep
      residual += outputStep
    } else {
      turn()
    }
  }

  private mutating func turn() {
    input = UnsafePointer(
      inputMap.row(window.firstRow(of: nextRow)) - window.left * inputMap.shape.channels)
    output = outputMap.row(nextRow)
    residual = UnsafePointer(residualMap.row(nextRow))
    leftInRow = outputMap.shape.width - 1
    nextRow += 1
  }
}

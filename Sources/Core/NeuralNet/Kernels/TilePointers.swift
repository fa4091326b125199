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

  /// Takes the next pixels; past the last one the last is repeated, computed again in vain.
  @inline(__always)
  func fill(_ count: Int, _ cursor: inout PixelCursor) {
    for i in 0..<count {
      (input + i).initialize(to: cursor.input)
      (output + i).initialize(to: cursor.output)
      (residual + i).initialize(to: cursor.residual)
      cursor.advance()
    }
  }
}

/// Walks over the pixels of some rows of an output map, left to right and down, and stays on the last.
struct PixelCursor {
  private(set) var input: UnsafePointer<Float>
  private(set) var output: UnsafeMutablePointer<Float>
  private(set) var residual: UnsafePointer<Float>
  private let inputStep: Int
  private let outputStep: Int
  private let inputTurn: Int
  private let outputTurn: Int
  private let residualTurn: Int
  private let width: Int
  private var leftInRow: Int
  private var rowsLeft: Int

  init(
    rows: Range<Int>, window: Window, input map: FeatureMap, output: FeatureMap,
    _ residual: FeatureMap?
  ) {
    width = output.shape.width
    leftInRow = width
    rowsLeft = rows.count
    input = UnsafePointer(
      map.row(window.firstRow(of: rows.lowerBound)) - window.left * map.shape.channels)
    self.output = output.row(rows.lowerBound)
    self.residual = UnsafePointer((residual ?? output).row(rows.lowerBound))
    inputStep = window.strideX * map.shape.channels
    outputStep = output.shape.channels
    inputTurn = window.strideY * map.rowStride - (width - 1) * inputStep
    outputTurn = output.rowStride - (width - 1) * outputStep
    residualTurn = (residual ?? output).rowStride - (width - 1) * outputStep
  }

  @inline(__always)
  mutating func advance() {
    if leftInRow > 1 {
      leftInRow -= 1
      input += inputStep
      output += outputStep
      residual += outputStep
    } else if rowsLeft > 1 {
      rowsLeft -= 1
      leftInRow = width
      input += inputTurn
      output += outputTurn
      residual += residualTurn
    }
  }
}

import CSimd

/// A convolution of each channel on its own.
final class DepthwiseLayer: Layer {
  let window: Window
  let multiplications: Int
  let weightBytes: Int
  let outputShape: MapShape
  private let instructionSet: InstructionSet
  private let activation: Activation
  private let weights: AlignedFloats
  /// The addresses of the window's rows, as the kernels read them.
  private let lines: UnsafeMutablePointer<UnsafePointer<Float>>

  /// Packs `weights`, which hold the window row by row, all channels of a place together.
  init(
    window: Window, channels: Int, weights: [Float], bias: [Float], activation: Activation,
    instructionSet: InstructionSet
  ) {
    self.window = window
    lines = .allocate(capacity: window.height)
    self.activation = activation
    self.instructionSet = instructionSet
    outputShape = MapShape(
      height: window.output.height, width: window.output.width, channels: channels)
    let places = window.height * window.width
    multiplications = outputShape.count * places
    let lanes = instructionSet.lanes
    let blocks = (channels + lanes - 1) / lanes
    weightBytes = 4 * blocks * lanes * (places + 1)
    self.weights = AlignedFloats(count: blocks * lanes * (places + 1))
    for channel in 0..<channels {
      let lane =
        self.weights.start + channel / lanes * lanes * (places + 1) + channel % lanes
      if !bias.isEmpty { lane[0] = bias[channel] }
      for place in 0..<places {
        lane[(place + 1) * lanes] = weights[place * channels + channel]
      }
    }
  }

  deinit { lines.deallocate() }

  /// The bytes the packed weights take at most.
  static func size(channels: Int, places: Int) -> Int {
    4 * ((channels + 15) * (places + 1) + AlignedFloats.slack) + 8 * places
  }

  var sideBorder: Int { window.sideBorder }

  func rows(ofInput index: Int, for rows: Range<Int>) -> Range<Int> {
    window.inputRows(for: rows)
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let input = inputs[0]
    let channels = input.shape.channels
    let width = output.shape.width
    let (pixels, kernel) = kernel(width: width)
    var at = csimd_window(
      rows: UnsafePointer(lines), output: output.base, weights: weights.start,
      column: 0, channels: channels, window_height: window.height, first_row: 0, row_count: 0,
      low: activation.low, high: activation.high)
    for y in rows {
      // Rows of the window that lie outside the picture would only add zeros.
      let top = window.firstRow(of: y)
      let inside = max(0, -top)..<min(window.height, input.shape.height - top)
      for line in inside {
        (lines + line).initialize(
          to: UnsafePointer(input.row(top + line) - window.left * channels))
      }
      at.first_row = inside.lowerBound
      at.row_count = inside.count
      var x = 0
      while x < width {
        // The last pixels of a row overlap those before them.
        let first = min(x, width - pixels)
        at.column = first * window.strideX * channels
        at.output = output.row(y) + first * channels
        if let kernel {
          kernel(&at)
        } else {
          onePixel(at)
        }
        x += pixels
      }
    }
  }

  /// The kernel that computes the fewest pixels of a row in vain.
  private func kernel(width: Int) -> (pixels: Int, csimd_window_kernel?) {
    var best: (pixels: Int, csimd_window_kernel?) = (1, nil)
    var fewest = Int.max
    for pixels in [7, 6, 4] where pixels <= width {
      let computed = (width + pixels - 1) / pixels * pixels
      guard computed < fewest,
        let kernel = instructionSet.window(
          pixels: pixels, width: window.width, stride: window.strideX)
      else { continue }
      best = (pixels, kernel)
      fewest = computed
    }
    return best
  }

  /// One pixel of any window, for sizes that have no kernel.
  private func onePixel(_ at: csimd_window) {
    let lanes = instructionSet.lanes
    let blockSize = lanes * (window.height * window.width + 1)
    for channel in 0..<at.channels {
      let weights = at.weights + channel / lanes * blockSize + channel % lanes
      var sum = weights[0]
      for y in at.first_row..<at.first_row + at.row_count {
        for x in 0..<window.width {
          sum +=
            at.rows[y][at.column + x * at.channels + channel]
            * weights[(1 + y * window.width + x) * lanes]
        }
      }
      at.output[channel] = min(max(sum, activation.low), activation.high)
    }
  }
}

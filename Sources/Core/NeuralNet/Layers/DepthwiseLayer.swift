import CSimd

/// A convolution of each channel on its own.
final class DepthwiseLayer: Layer {
  let multiplications: Int64
  let weightBytes: Int
  private let window: Window
  private let activation: Activation
  private let weights: AlignedFloats
  private let kernel: csimd_window_kernel
  /// Neighbouring pixels the kernel computes.
  private let pixels: Int
  /// The addresses of the window's rows, as the kernel reads them.
  private let lines: UnsafeMutablePointer<UnsafePointer<Float>>

  /// Packs `weights`, which hold the window row by row, all channels of a place together, for vectors:
  /// block of lanes by block, the biases first.
  init(
    window: Window, channels: Int, weights: [Float], bias: [Float], activation: Activation,
    instructionSet: InstructionSet
  ) {
    self.window = window
    self.activation = activation
    let places = window.height * window.width
    multiplications = Int64(window.output.height * window.output.width) * Int64(channels * places)
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
    pixels = instructionSet.windowPixels(width: window.output.width)
    kernel = instructionSet.window(pixels: pixels)
    lines = .allocate(capacity: window.height)
  }

  deinit { lines.deallocate() }

  /// The bytes the packed weights take at most.
  static func size(channels: Int, places: Int) -> Int64 {
    4 * (Int64(channels + 15) * Int64(places + 1) + Int64(AlignedFloats.slack)) + 8 * Int64(places)
  }

  var sideBorder: Int { window.sideBorder }

  func rows(ofInput index: Int, for rows: Range<Int>) -> Range<Int> {
    window.inputRows(for: rows)
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let input = inputs[0]
    let channels = input.shape.channels
    let width = output.shape.width
    var at = csimd_window(
      rows: UnsafePointer(lines), output: output.base, weights: weights.start, column: 0,
      channels: channels, width: window.width, height: window.height, stride: window.strideX,
      first_row: 0, row_count: 0, low: activation.low, high: activation.high)
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
      let target = output.row(y)
      var x = 0
      while x < width {
        // The last pixels of a row overlap those before them.
        let first = min(x, width - pixels)
        at.column = first * window.strideX * channels
        at.output = target + first * channels
        kernel(&at)
        x += pixels
      }
    }
  }
}

extension InstructionSet {
  /// The number of neighbouring pixels with which the fewest of a row are computed in vain.
  fileprivate func windowPixels(width: Int) -> Int {
    var best = 1
    var fewest = Int.max
    for pixels in windowPixels where pixels <= width {
      let calls = (width + pixels - 1) / pixels
      // One pixel alone costs about as much as two among many.
      let cost = calls * (pixels + 1)
      if cost < fewest { (best, fewest) = (pixels, cost) }
    }
    return best
  }
}

import CSimd

/// A convolution of each channel on its own.
final class DepthwiseLayer: Layer {
  let window: Window
  let border: Int
  let multiplications: Int
  let outputShape: MapShape
  private let instructionSet: InstructionSet
  private let activation: Activation
  private let weights: AlignedFloats

  /// Packs `weights`, which hold the window row by row, all channels of a place together.
  init(
    window: Window, channels: Int, weights: [Float], bias: [Float], activation: Activation,
    instructionSet: InstructionSet
  ) {
    self.window = window
    self.activation = activation
    self.instructionSet = instructionSet
    border = window.border
    outputShape = MapShape(
      height: window.output.height, width: window.output.width, channels: channels)
    let places = window.height * window.width
    multiplications = outputShape.count * places
    let lanes = instructionSet.lanes
    let blocks = (channels + lanes - 1) / lanes
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

  /// The bytes the packed weights take at most.
  static func size(channels: Int, places: Int) -> Int {
    4 * ((channels + 15) * (places + 1) + AlignedFloats.slack)
  }

  func inputRows(for end: Int) -> Int {
    window.firstRow(of: end - 1) + window.height
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let input = inputs[0]
    let channels = input.shape.channels
    let width = output.shape.width
    let (pixels, kernel) = kernel(width: width)
    var at = csimd_window(
      input: input.base, output: output.base, weights: weights.start,
      row_stride: input.rowStride, channels: channels, window_height: window.height,
      low: activation.low, high: activation.high)
    for y in rows {
      let line = input.row(window.firstRow(of: y)) - window.left * channels
      var x = 0
      while x < width {
        // The last pixels of a row overlap those before them.
        let first = min(x, width - pixels)
        at.input = UnsafePointer(line + first * window.strideX * channels)
        at.output = output.row(y) + first * channels
        if let kernel {
          kernel(&at)
        } else {
          onePixel(&at)
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
  private func onePixel(_ at: inout csimd_window) {
    let lanes = instructionSet.lanes
    var block = at.weights
    for channel in 0..<at.channels {
      let lane = channel % lanes
      if lane == 0, channel > 0 { block += lanes * (window.height * window.width + 1) }
      var sum = block[lane]
      var weight = block + lanes + lane
      for y in 0..<window.height {
        for x in 0..<window.width {
          sum += at.input[y * at.row_stride + x * at.channels + channel] * weight.pointee
          weight += lanes
        }
      }
      at.output[channel] = min(max(sum, activation.low), activation.high)
    }
  }
}

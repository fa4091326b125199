import CSimd

/// A convolution over all channels: also the 1×1 kind, and the fully connected kind, whose window is
/// the whole picture.
///
/// What follows most convolutions is done while the results are still in registers: adding another
/// map (the residual), then either bounds or a slope for negative values.
final class ConvolutionLayer: Layer {
  let window: Window
  let multiplications: Int
  let weightBytes: Int
  let outputShape: MapShape
  private let instructionSet: InstructionSet
  private let weights: PackedWeights
  private var activation: Activation
  private var slope: AlignedFloats?
  private var addsResidual = false
  private let pointers = TilePointers()

  /// Whether something may still be added to the results.
  var canAdd: Bool { !addsResidual && canBend }
  /// Whether nothing is applied to the results yet.
  var canBend: Bool { activation == .none && slope == nil }

  init(
    window: Window, input: MapShape, channels: Int, weights: [Float], bias: [Float],
    activation: Activation, instructionSet: InstructionSet
  ) {
    let depth = window.height * window.width * input.channels
    self.window = window
    self.instructionSet = instructionSet
    self.activation = activation
    outputShape = MapShape(
      height: window.output.height, width: window.output.width, channels: channels)
    multiplications = outputShape.count * depth
    self.weights = PackedWeights(
      weights: weights, bias: bias, channels: channels, depth: depth, for: instructionSet)
    weightBytes = 4 * channels * depth
  }

  /// Adds a second input to the results before `activation`.
  func addResidual(_ activation: Activation) {
    addsResidual = true
    self.activation = activation
  }

  /// Multiplies negative results by a slope of each channel.
  func bend(_ slopes: [Float]) {
    slope = AlignedFloats(slopes)
  }

  var sideBorder: Int { window.sideBorder }
  var endBorder: Int { window.endBorder }

  func rows(ofInput index: Int, for rows: Range<Int>) -> Range<Int> {
    // The residual lies as the output does.
    index == 0 ? window.inputRows(for: rows) : rows
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let input = inputs[0]
    let residual = addsResidual ? inputs[1] : nil
    let pixels = rows.count * output.shape.width
    // As many tiles as needed, all of about the same height.
    let tiles = (pixels + instructionSet.tileHeight - 1) / instructionSet.tileHeight
    var tile = csimd_tile(
      input: pointers.input, output: pointers.output,
      residual: residual == nil ? nil : UnsafePointer(pointers.residual),
      panel: weights.panels[0].start, slope: slope.map { UnsafePointer($0.start) },
      column: 0, count: 0,
      runs: window.height, run_length: window.width * input.shape.channels,
      run_stride: input.rowStride, low: activation.low, high: activation.high)
    // Weights that fill much of the second-level cache are read once, the picture several times;
    // otherwise the other way round.
    let panels = weights.panels.indices
    let group = weightBytes > 1 << 17 ? 1 : panels.count
    for first in stride(from: 0, to: panels.count, by: group) {
      var cursor = PixelCursor(rows: rows, window: window, input: input, output: output, residual)
      for index in 0..<tiles {
        let height = (pixels + index) / tiles
        let kernelHeight = max(height, instructionSet.leastTileHeight)
        pointers.fill(height, of: kernelHeight, &cursor)
        for panel in weights.panels[first..<min(first + group, panels.count)] {
          tile.panel = panel.start
          tile.column = panel.column
          tile.count = output.shape.channels - panel.column
          instructionSet.tile(pixels: kernelHeight, width: panel.width)?(&tile)
        }
      }
    }
  }
}

import CSimd

/// A convolution over all channels: also the 1×1 kind, and the fully connected kind, whose window is
/// the whole picture.
///
/// What follows most convolutions is done while the results are still in registers: adding another
/// map (the residual), then either bounds or a slope for negative values.
final class ConvolutionLayer: Layer {
  let window: Window
  let multiplications: Int64
  private let instructionSet: InstructionSet
  private let weights: PackedWeights
  private let depth: Int
  private var activation: Activation
  private var slope: AlignedFloats?
  private var addsResidual = false
  private let addresses = PixelAddresses()

  /// Whether something may still be added to the results.
  var canAdd: Bool { !addsResidual && canBend }
  /// Whether nothing is applied to the results yet.
  var canBend: Bool { activation == .none && slope == nil }

  init(
    window: Window, input: MapShape, channels: Int, weights: [Float], bias: [Float],
    activation: Activation, instructionSet: InstructionSet
  ) {
    self.window = window
    self.instructionSet = instructionSet
    self.activation = activation
    depth = window.height * window.width * input.channels
    multiplications = Int64(window.output.height * window.output.width) * Int64(channels * depth)
    self.weights = PackedWeights(
      weights: weights, bias: bias, channels: channels, depth: depth, for: instructionSet)
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

  var weightBytes: Int { weights.size }
  var sideBorder: Int { window.sideBorder }
  var endBorder: Int { window.endBorder }
  var readsAcrossRows: Bool { window.height > 1 }

  func rows(ofInput index: Int, for rows: Range<Int>) -> Range<Int> {
    // The residual lies as the output does.
    index == 0 ? window.inputRows(for: rows) : rows
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    var tile = csimd_tile(
      input: addresses.input, output: addresses.output,
      residual: addsResidual ? UnsafePointer(addresses.residual) : nil,
      panel: weights.panels[0].start, slope: slope.map { UnsafePointer($0.start) }, column: 0,
      count: 0, runs: window.height, run_length: window.width * inputs[0].shape.channels,
      run_stride: inputs[0].rowStride, low: activation.low, high: activation.high)
    let pixels = rows.count * output.shape.width
    for first in stride(from: 0, to: pixels, by: PixelAddresses.capacity) {
      let part = first..<min(first + PixelAddresses.capacity, pixels)
      addresses.fill(
        part, row: rows.lowerBound, window: window, input: inputs[0], output: output,
        residual: addsResidual ? inputs[1] : nil)
      let tiling = Tiling(pixels: part.count, for: instructionSet)
      addresses.pad(part.count, to: tiling.greatest)
      if tiling.readsWeightsOnce(weights, depth: depth) {
        for panel in weights.panels {
          compute(tiling, 0..<tiling.higher, panel, output.shape.channels, &tile)
          compute(tiling, tiling.higher..<tiling.count, panel, output.shape.channels, &tile)
        }
      } else {
        for index in 0..<tiling.count {
          for panel in weights.panels {
            compute(tiling, index..<index + 1, panel, output.shape.channels, &tile)
          }
        }
      }
    }
  }

  /// Computes the results of some tiles of the same height for one panel.
  @inline(__always)
  private func compute(
    _ tiling: Tiling, _ tiles: Range<Int>, _ panel: PackedWeights.Panel, _ channels: Int,
    _ tile: inout csimd_tile
  ) {
    tile.panel = panel.start
    tile.column = panel.column
    tile.count = channels - panel.column
    guard let first = tiles.first else { return }
    // Chosen once: small tiles take little longer than the choice.
    let kernel = instructionSet.tile(pixels: tiling.height(first), width: panel.width)
    for index in tiles {
      let start = tiling.start(index)
      tile.input = UnsafePointer(addresses.input + start)
      tile.output = UnsafePointer(addresses.output + start)
      if addsResidual { tile.residual = UnsafePointer(addresses.residual + start) }
      kernel(&tile)
    }
  }
}

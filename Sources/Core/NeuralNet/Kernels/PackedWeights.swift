import CSimd

/// The weights of a convolution in the order its tiles read them.
///
/// A panel holds some output channels: their biases, then for each value of the window one weight per
/// channel. Channels beyond the last are filled up with zeros.
struct PackedWeights {
  struct Panel {
    var column: Int
    var width: Int
    var start: UnsafePointer<Float>
  }
  let panels: [Panel]
  /// The bytes of all panels.
  let size: Int
  private let memory: AlignedFloats

  /// Packs `weights`, which hold `depth` values for each output channel in turn.
  init(weights: [Float], bias: [Float], channels: Int, depth: Int, for set: InstructionSet) {
    var widths: [Int] = []
    var column = 0
    while column < channels {
      widths.append(set.panelWidth(channels: channels - column))
      column += widths[widths.count - 1]
    }
    size = 4 * column * (depth + 1)
    memory = AlignedFloats(count: column * (depth + 1))
    var panels: [Panel] = []
    var position = memory.start
    column = 0
    for width in widths {
      panels.append(Panel(column: column, width: width, start: position))
      for j in 0..<min(width, channels - column) {
        if !bias.isEmpty { position[j] = bias[column + j] }
        let first = (column + j) * depth
        for k in 0..<depth { position[(k + 1) * width + j] = weights[first + k] }
      }
      position += width * (depth + 1)
      column += width
    }
    self.panels = panels
  }

  /// The bytes the packed weights take at most.
  static func size(channels: Int, depth: Int) -> Int64 {
    4 * (Int64(channels + 31) * Int64(depth + 1) + Int64(AlignedFloats.slack))
  }
}

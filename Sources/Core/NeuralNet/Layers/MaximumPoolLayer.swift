/// The largest value of each channel under a window; padding does not take part.
final class MaximumPoolLayer: Layer {
  private let window: Window
  private let activation: Activation

  init(window: Window, activation: Activation) {
    self.window = window
    self.activation = activation
  }

  func rows(ofInput index: Int, for rows: Range<Int>) -> Range<Int> {
    window.inputRows(for: rows)
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let input = inputs[0]
    let channels = input.shape.channels
    let width = output.shape.width
    for y in rows {
      let top = window.firstRow(of: y)
      let target = output.row(y)
      target.update(repeating: activation.low, count: width * channels)
      for line in max(0, top)..<min(top + window.height, input.shape.height) {
        let source = UnsafePointer(input.row(line))
        for x in 0..<width {
          let left = x * window.strideX - window.left
          let columns = max(0, left)..<min(left + window.width, input.shape.width)
          raise(
            target + x * channels, to: source + columns.lowerBound * channels, columns.count,
            channels)
        }
      }
      if activation.high < .infinity {
        for i in 0..<width * channels { target[i] = min(target[i], activation.high) }
      }
    }
  }

  /// Raises the values of a pixel to those of some neighbouring others.
  @inline(__always)
  private func raise(
    _ pixel: UnsafeMutablePointer<Float>, to others: UnsafePointer<Float>, _ count: Int,
    _ channels: Int
  ) {
    var channel = 0
    while channel < channels {
      var most = UnsafePointer(pixel).vector(channel)
      for other in 0..<count {
        let value = others.vector(other * channels + channel)
        most.replace(with: value, where: most .< value)
      }
      pixel.store(most, channel, of: channels)
      channel += 4
    }
  }
}

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
    let (low, high) = (
      Vector4(repeating: activation.low), Vector4(repeating: activation.high)
    )
    for y in rows {
      let top = window.firstRow(of: y)
      let lines = max(0, top)..<min(top + window.height, input.shape.height)
      let target = output.row(y)
      for x in 0..<output.shape.width {
        let left = x * window.strideX - window.left
        let columns = max(0, left)..<min(left + window.width, input.shape.width)
        for channel in stride(from: 0, to: channels, by: 4) {
          var most = low
          for line in lines {
            var value = UnsafePointer(input.row(line) + columns.lowerBound * channels + channel)
            for _ in columns {
              most = most.raised(to: value.vector(0))
              value += channels
            }
          }
          (target + x * channels + channel).store(
            most.held(low, high), first: channels - channel)
        }
      }
    }
  }
}

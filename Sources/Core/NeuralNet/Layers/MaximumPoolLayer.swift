/// The largest value of each channel under a window; padding does not take part.
final class MaximumPoolLayer: Layer {
  let window: Window
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
    for y in rows {
      let top = window.firstRow(of: y)
      for x in 0..<output.shape.width {
        let left = x * window.strideX - window.left
        let target = output.row(y) + x * channels
        target.update(repeating: activation.low, count: channels)
        for row in max(0, top)..<min(top + window.height, input.shape.height) {
          for column in max(0, left)..<min(left + window.width, input.shape.width) {
            target.raise(to: input.row(row) + column * channels, count: channels)
          }
        }
        target.lower(to: activation.high, count: channels)
      }
    }
  }
}

extension UnsafeMutablePointer<Float> {
  /// Keeps the larger of each pair of numbers.
  fileprivate func raise(to other: UnsafeMutablePointer<Float>, count: Int) {
    var i = 0
    while i + 4 <= count {
      let (a, b) = (UnsafePointer(self).vector(i), UnsafePointer(other).vector(i))
      store(a.replacing(with: b, where: a .< b), i)
      i += 4
    }
    while i < count {
      if self[i] < other[i] { self[i] = other[i] }
      i += 1
    }
  }

  fileprivate func lower(to high: Float, count: Int) {
    guard high < .infinity else { return }
    for i in 0..<count where self[i] > high { self[i] = high }
  }
}

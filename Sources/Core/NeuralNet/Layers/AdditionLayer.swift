/// The sum of two maps of one shape.
final class AdditionLayer: Layer {
  private let activation: Activation

  init(_ activation: Activation) {
    self.activation = activation
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let count = output.shape.width * output.shape.channels
    let (low, high) = (activation.low, activation.high)
    for y in rows {
      let (a, b, sum) = (inputs[0].row(y), inputs[1].row(y), output.row(y))
      for i in 0..<count {
        let value = a[i] + b[i]
        sum[i] = value < low ? low : value > high ? high : value
      }
    }
  }
}

/// The sum of two maps of one shape.
final class AdditionLayer: Layer {
  private let activation: Activation

  init(_ activation: Activation) {
    self.activation = activation
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let count = output.shape.width * output.shape.channels
    let (low, high) = (
      Vector4(repeating: activation.low), Vector4(repeating: activation.high)
    )
    for y in rows {
      let (a, b) = (UnsafePointer(inputs[0].row(y)), UnsafePointer(inputs[1].row(y)))
      let sum = output.row(y)
      for i in stride(from: 0, to: count, by: 4) {
        sum.store((a.vector(i) + b.vector(i)).held(low, high), i, of: count)
      }
    }
  }
}

import ScalarMath

/// The logistic function of each value.
final class LogisticLayer: Layer {
  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    for y in rows {
      let (source, target) = (inputs[0].row(y), output.row(y))
      for i in 0..<output.shape.width * output.shape.channels { target[i] = sigmoid(source[i]) }
    }
  }
}

/// Negative values multiplied by a slope of each channel: PReLU (He et al., 2015).
final class ParametricRectifierLayer: Layer {
  private let slopes: [Float]

  init(_ slopes: [Float]) {
    self.slopes = slopes
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let channels = output.shape.channels
    for y in rows {
      var (source, target) = (inputs[0].row(y), output.row(y))
      for _ in 0..<output.shape.width {
        for c in 0..<channels {
          target[c] = source[c] < 0 ? source[c] * slopes[c] : source[c]
        }
        source += channels
        target += channels
      }
    }
  }
}

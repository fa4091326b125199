/// Negative values multiplied by a slope of each channel: PReLU (He et al., 2015).
final class ParametricRectifierLayer: Layer {
  private let slopes: AlignedFloats

  init(_ slopes: [Float]) {
    self.slopes = AlignedFloats(slopes)
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let channels = output.shape.channels
    let slopes = UnsafePointer(slopes.start)
    for y in rows {
      var (source, target) = (UnsafePointer(inputs[0].row(y)), output.row(y))
      for _ in 0..<output.shape.width {
        for c in stride(from: 0, to: channels, by: 4) {
          target.store(source.vector(c).bent(slopes.vector(c)), c, of: channels)
        }
        source += channels
        target += channels
      }
    }
  }
}

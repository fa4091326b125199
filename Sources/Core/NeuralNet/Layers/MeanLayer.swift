/// The mean of each channel over the whole picture.
final class MeanLayer: Layer {
  var needsAllRows: Bool { true }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let input = inputs[0]
    let channels = input.shape.channels
    let mean = output.base
    mean.update(repeating: 0, count: channels)
    for y in 0..<input.shape.height {
      var source = UnsafePointer(input.row(y))
      for _ in 0..<input.shape.width {
        for c in stride(from: 0, to: channels, by: 4) {
          mean.store(UnsafePointer(mean).vector(c) + source.vector(c), c, of: channels)
        }
        source += channels
      }
    }
    let share = 1 / Float(input.shape.height * input.shape.width)
    for c in 0..<channels { mean[c] *= share }
  }
}

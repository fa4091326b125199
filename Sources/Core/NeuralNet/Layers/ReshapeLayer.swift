/// The same values in the same order as a map of another shape.
final class ReshapeLayer: Layer {
  var needsAllRows: Bool { true }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let input = inputs[0]
    let length = output.shape.width * output.shape.channels
    let inputLength = input.shape.width * input.shape.channels
    for y in rows {
      var (target, position, left) = (output.row(y), y * length, length)
      while left > 0 {
        let column = position % inputLength
        let count = min(left, inputLength - column)
        target.update(from: input.row(position / inputLength) + column, count: count)
        target += count
        position += count
        left -= count
      }
    }
  }
}

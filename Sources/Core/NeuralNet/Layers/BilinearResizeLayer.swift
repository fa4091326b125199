/// A map stretched to another size, mixing the four nearest pixels.
final class BilinearResizeLayer: Layer {
  private let rows: [Sample]
  private let columns: [Sample]

  /// Two neighbouring places and how far the wanted one lies from the first to the second.
  private struct Sample {
    var first: Int
    var second: Int
    var fraction: Float
  }

  init(
    from input: MapShape, to output: MapShape, alignCorners: Bool, halfPixelCenters: Bool
  ) {
    func samples(_ length: Int, _ wanted: Int) -> [Sample] {
      let scale =
        alignCorners && wanted > 1
        ? Float(length - 1) / Float(wanted - 1) : Float(length) / Float(wanted)
      return (0..<wanted).map { i in
        let place = halfPixelCenters ? (Float(i) + 0.5) * scale - 0.5 : Float(i) * scale
        let held = max(0, place)
        let first = min(Int(held), length - 1)
        return Sample(
          first: first, second: min(first + 1, length - 1), fraction: held - Float(first))
      }
    }
    rows = samples(input.height, output.height)
    columns = samples(input.width, output.width)
  }

  func rows(ofInput index: Int, for range: Range<Int>) -> Range<Int> {
    rows[range.lowerBound].first..<rows[range.upperBound - 1].second + 1
  }

  func compute(_ range: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let channels = output.shape.channels
    for y in range {
      let row = rows[y]
      let (top, bottom) = (inputs[0].row(row.first), inputs[0].row(row.second))
      var target = output.row(y)
      for column in columns {
        let (left, right) = (column.first * channels, column.second * channels)
        for c in 0..<channels {
          let above = top[left + c] + (top[right + c] - top[left + c]) * column.fraction
          let below = bottom[left + c] + (bottom[right + c] - bottom[left + c]) * column.fraction
          target[c] = above + (below - above) * row.fraction
        }
        target += channels
      }
    }
  }
}

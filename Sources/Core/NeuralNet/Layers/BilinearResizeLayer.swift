/// A map stretched to another size, mixing the four nearest pixels.
final class BilinearResizeLayer: Layer {
  private let rows: [Sample]
  private let columns: [Sample]
  /// Whether the output has more pixels than the input.
  let enlarges: Bool

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
    enlarges = output.height * output.width > input.height * input.width
    rows = samples(input.height, output.height)
    columns = samples(input.width, output.width)
  }

  /// The vector so far on the way from `a` to `b`.
  @inline(__always)
  private func mix(_ a: Vector4, _ b: Vector4, _ fraction: Float) -> Vector4 {
    a + (b - a) * fraction
  }

  func rows(ofInput index: Int, for range: Range<Int>) -> Range<Int> {
    rows[range.lowerBound].first..<rows[range.upperBound - 1].second + 1
  }

  func compute(_ range: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let channels = output.shape.channels
    for y in range {
      let row = rows[y]
      let top = UnsafePointer(inputs[0].row(row.first))
      let bottom = UnsafePointer(inputs[0].row(row.second))
      var target = output.row(y)
      for column in columns {
        let (left, right) = (column.first * channels, column.second * channels)
        for c in stride(from: 0, to: channels, by: 4) {
          let above = mix(top.vector(left + c), top.vector(right + c), column.fraction)
          let below = mix(bottom.vector(left + c), bottom.vector(right + c), column.fraction)
          target.store(mix(above, below, row.fraction), c, of: channels)
        }
        target += channels
      }
    }
  }
}

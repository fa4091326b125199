/// Copies maps side by side into a larger one: concatenation, or padding when there is one map only.
final class PlacementLayer: Layer {
  /// Where the first value of a map comes to lie.
  struct Place {
    var y: Int
    var x: Int
    var channel: Int
  }
  private let places: [Place]
  /// Whether the maps fill the larger one; otherwise zeros stand between them.
  private let coversAll: Bool

  init(_ places: [Place], coversAll: Bool) {
    self.places = places
    self.coversAll = coversAll
  }

  func rows(ofInput index: Int, for rows: Range<Int>) -> Range<Int> {
    rows.lowerBound - places[index].y..<rows.upperBound - places[index].y
  }

  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap) {
    let channels = output.shape.channels
    for y in rows {
      if !coversAll { output.row(y).update(repeating: 0, count: output.shape.width * channels) }
      for (place, input) in zip(places, inputs) {
        let row = y - place.y
        guard 0..<input.shape.height ~= row else { continue }
        var source = UnsafePointer(input.row(row))
        var target = output.row(y) + place.x * channels + place.channel
        let width = input.shape.channels
        if width == channels {
          target.update(from: source, count: input.shape.width * width)
          continue
        }
        for _ in 0..<input.shape.width {
          for c in stride(from: 0, to: width, by: 4) {
            target.store(source.vector(c), c, of: width)
          }
          source += width
          target += channels
        }
      }
    }
  }
}

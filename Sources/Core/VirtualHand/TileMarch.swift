import ScalarMath

/// Finds what the pixels of one square tile see of a hand, by sphere tracing (Hart, 1996).
struct TileMarch {
  /// Pixels along a tile's side.
  static var side: Int { 8 }

  /// What a pixel sees.
  struct Sight {
    var direction: Vector3
    var distance: Float
    /// How much of the pixel the hand covers, 0…1.
    var coverage: Float
  }

  /// Row after row; meaningful after `march`.
  var sights = [Sight](
    repeating: Sight(direction: .zero, distance: 0, coverage: 0), count: side * side)

  /// Sends a ray through each pixel, four at a time.
  ///
  /// Returns whether any pixel sees the hand.
  mutating func march(
    left: Int, top: Int, view: HandView, field: DistanceField, from near: Float, to far: Float
  ) -> Bool {
    var seen = false
    for y in stride(from: 0, to: Self.side, by: 2) {
      for x in stride(from: 0, to: Self.side, by: 2) {
        let rays = view.rays(x: left + x, y: top + y)
        let (distance, miss) = trace(rays, view, field, near, far)
        // A pixel that the surface misses by less than three quarters of a pixel is partly covered.
        let coverage = held((0.75 - miss) * (1 / 0.75), 0, 1)
        if anyTrue(coverage .> 0) { seen = true }
        for lane in 0..<4 {
          sights[(y + lane / 2) * Self.side + x + lane % 2] = Sight(
            direction: rays[lane], distance: distance[lane], coverage: coverage[lane])
        }
      }
    }
    return seen
  }

  /// Where four rays meet the surface or pass it closest, and by how many pixels they miss it.
  @inline(__always)
  private func trace(
    _ rays: Points, _ view: HandView, _ field: DistanceField, _ near: Float, _ far: Float
  ) -> (distance: Lanes, miss: Lanes) {
    var travelled = Lanes(repeating: near)
    var closest = travelled
    var miss = Lanes(repeating: 1e9)
    for _ in 0..<80 {
      let gap = field.distance(to: .along(rays, from: view.origin, at: travelled))
      let pixels = gap * view.focalLength / travelled
      let nearer = pixels .< miss
      closest.replace(with: travelled, where: nearer)
      miss.replace(with: pixels, where: nearer)
      let going = (miss .> 0.04) .& (travelled .< far)
      if !anyTrue(going) { break }
      travelled += gap * 0.85
    }
    // A twenty-fifth of a pixel counts as touching.
    return (closest, miss.replacing(with: 0, where: miss .<= 0.04))
  }
}

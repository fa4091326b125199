import ScalarMath

/// A square of the picture, turned about its centre: what one network looks at.
struct Region: Equatable {
  /// The centre in pixels, origin at the picture's top left corner.
  var center: Vector2
  /// The length of a side in pixels.
  var size: Float
  /// The turn in radians, clockwise as seen; at 0 the region's up is the picture's up.
  var rotation: Float
}

extension Region {
  /// The smallest upright square around the whole of a picture, centred on it.
  init(letterboxing width: Int, _ height: Int) {
    self.init(
      center: Vector2(Float(width) / 2, Float(height) / 2), size: Float(max(width, height)),
      rotation: 0)
  }

  /// The picture point, in pixels, of a point in the region's own square [0, 1]².
  func pixel(of point: Vector2) -> Vector2 {
    center + ((point - Vector2(0.5, 0.5)) * size).rotated(by: rotation)
  }

  /// Whether two regions show one hand: they cover each other by more than a half, MediaPipe's measure.
  func showsHand(of other: Region) -> Bool {
    overlap(with: other) > 0.5
  }

  /// How much two regions cover each other: intersection over union of their upright bounds.
  func overlap(with other: Region) -> Float {
    Bounds(around: self).overlap(with: Bounds(around: other))
  }
}

/// An upright rectangle between two corners.
struct Bounds: Equatable {
  var low: Vector2
  var high: Vector2
}

extension Bounds {
  /// The square of a region, its turn left aside, as MediaPipe's association compares them.
  init(around region: Region) {
    let half = Vector2(region.size / 2, region.size / 2)
    self.init(low: region.center - half, high: region.center + half)
  }

  /// The smallest rectangle around some points.
  init(around points: [Vector2]) {
    var low = points[0]
    var high = points[0]
    for point in points {
      low = Vector2(min(low.x, point.x), min(low.y, point.y))
      high = Vector2(max(high.x, point.x), max(high.y, point.y))
    }
    self.init(low: low, high: high)
  }

  var center: Vector2 { (low + high) * 0.5 }
  var extent: Vector2 { high - low }
  var area: Float { max(0, extent.x) * max(0, extent.y) }

  func overlap(with other: Bounds) -> Float {
    let common = Bounds(
      low: Vector2(max(low.x, other.low.x), max(low.y, other.low.y)),
      high: Vector2(min(high.x, other.high.x), min(high.y, other.high.y))
    ).area
    let union = area + other.area - common
    return union > 0 ? common / union : 0
  }
}

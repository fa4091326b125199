import ScalarMath

/// The numbers by which a way is told: that of a fingertip or of a palm, as points at even intervals of time.
///
/// Shape and course stand side by side, each without place: the points about their centroid at their own size and at
/// true size, the steps' directions and lengths, how the way turns from step to step, and its size. Directions and
/// turns are those of the features of pen strokes (Rubine, “Specifying gestures by example”, SIGGRAPH 1991).
public enum PathFeatures {
  /// How many there are for a path of so many points, at least 3.
  public static func count(points: Int) -> Int {
    4 * points + 2 * (points - 1) + (points - 1) + 2 * (points - 2) + 1
  }

  /// The features of a path.
  ///
  /// - Parameters:
  ///   - points: at least 3 places at even intervals.
  ///   - unit: what counts as a small step, in the points' unit: below it a direction is mere trembling.
  /// - Returns: `count(points: points.count)` numbers.
  public static func values(of points: [Vector2], unit: Float) -> [Float] {
    precondition(points.count > 2, "a path has at least three points")
    var values: [Float] = []
    values.reserveCapacity(count(points: points.count))
    var middle = Vector2.zero
    for point in points { middle = middle + point }
    middle = middle * (1 / Float(points.count))
    var squares: Float = 0
    for point in points {
      let way = point - middle
      squares += way.x * way.x + way.y * way.y
    }
    let size = squareRoot(squares / Float(2 * points.count))
    for point in points {
      let way = (point - middle) * (1 / (size + unit))
      values.append(way.x)
      values.append(way.y)
    }
    for point in points {
      let way = (point - points[0]) * (1 / unit)
      values.append(way.x)
      values.append(way.y)
    }
    var directions: [Vector2] = []
    directions.reserveCapacity(points.count)
    for i in 1..<points.count {
      let step = points[i] - points[i - 1]
      let length = step.length
      directions.append(step * (1 / (length + unit)))
      values.append(directions[i - 1].x)
      values.append(directions[i - 1].y)
      values.append(Float(log2(Double(length + unit))))
    }
    for i in 1..<directions.count {
      let (a, b) = (directions[i - 1], directions[i])
      values.append(a.x * b.y - a.y * b.x)
      values.append(a.x * b.x + a.y * b.y)
    }
    values.append(Float(log2(Double(size + 0.1 * unit))))
    return values
  }
}

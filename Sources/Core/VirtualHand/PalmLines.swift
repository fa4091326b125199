import ScalarMath

extension SkinTexture {
  /// The three great lines of the palm as corners (x, y) in the palm's frame: heart, head, life.
  static var palmLines: [[Vector2]] {
    [
      [
        Vector2(-0.040, 0.060), Vector2(-0.022, 0.067), Vector2(-0.004, 0.074),
        Vector2(0.010, 0.084),
      ],
      [
        Vector2(0.034, 0.066), Vector2(0.018, 0.066), Vector2(0.000, 0.058),
        Vector2(-0.022, 0.046),
      ],
      [
        Vector2(0.034, 0.068), Vector2(0.020, 0.056), Vector2(0.010, 0.038),
        Vector2(0.008, 0.018),
      ],
    ]
  }

  /// The distance, seen from the front, of a point to a line of straight pieces.
  func distance(from p: Vector3, to line: [Vector2]) -> Float {
    var least: Float = 1e9
    for i in 1..<line.count {
      let start = line[i - 1]
      let along = line[i] - start
      let away = Vector2(p.x, p.y) - start
      let share = clamp(
        (away.x * along.x + away.y * along.y) / (along.x * along.x + along.y * along.y), 0, 1)
      least = min(least, (away - along * share).length)
    }
    return least
  }
}

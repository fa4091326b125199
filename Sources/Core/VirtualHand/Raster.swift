import ScalarMath

/// A picture of floating-point colours while it is being made: red, green, blue from 0 to 1 as
/// displayed, row after row from the top.
struct Raster: Sendable {
  let width: Int
  let height: Int
  var values: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = [Float](repeating: 0, count: 3 * width * height)
  }

  /// Fills a rectangle, cut to the picture, with one colour.
  mutating func fill(x: Range<Int>, y: Range<Int>, _ color: Vector3) {
    for row in y.clamped(to: 0..<height) {
      for column in x.clamped(to: 0..<width) {
        let i = 3 * (row * width + column)
        values[i] = color.x
        values[i + 1] = color.y
        values[i + 2] = color.z
      }
    }
  }

  /// Blurs with three running means, which come close to a bell of deviation `radius` pixels.
  mutating func blur(radius: Double) {
    let reach = max(1, Int(radius))
    for _ in 0..<3 {
      for row in 0..<height {
        for channel in 0..<3 {
          runningMean(3 * row * width + channel, stride: 3, count: width, reach: reach)
        }
      }
      for column in 0..<3 * width {
        runningMean(column, stride: 3 * width, count: height, reach: reach)
      }
    }
  }

  /// Replaces each value of one line by the mean of those within `reach`; the ends are repeated
  /// outwards.
  private mutating func runningMean(_ start: Int, stride: Int, count: Int, reach: Int) {
    let line = (0..<count).map { values[start + $0 * stride] }
    let share = 1 / Float(2 * reach + 1)
    for i in 0..<count {
      // Summed afresh: a running difference would drift, and this happens once a scene.
      var sum: Float = 0
      for k in i - reach...i + reach { sum += line[clamp(k, 0, count - 1)] }
      values[start + i * stride] = sum * share
    }
  }
}

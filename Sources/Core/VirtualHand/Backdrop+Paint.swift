import ScalarMath

extension Backdrop {
  /// Paints the backdrop for a picture of the given size; things are chosen by `seed`.
  func painted(width: Int, height: Int, seed: UInt64) -> Raster {
    var picture = Raster(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let down = Float(y) / Float(height)
        let right = Float(x) / Float(width)
        let i = 3 * (y * width + x)
        picture.values[i] = 0.60 - 0.14 * down + 0.06 * right
        picture.values[i + 1] = 0.59 - 0.13 * down + 0.03 * right
        picture.values[i + 2] = 0.55 - 0.10 * down
      }
    }
    // Pixels of blur are meant at 480 rows.
    let scale = Double(min(width, height)) / 480
    switch self {
    case .plain: break
    case .room:
      picture.scatter(14, size: 0.05...0.40, saturation: 0.35, seed: seed)
      picture.blur(radius: 7 * scale)
    case .clutter:
      picture.scatter(70, size: 0.02...0.19, saturation: 0.5, seed: seed)
      picture.blur(radius: 1.6 * scale)
    }
    return picture
  }
}

extension Raster {
  /// Scatters coloured rectangles; `size` is a share of the picture's sides, `saturation` from 0 (grey) to 1.
  fileprivate mutating func scatter(
    _ count: Int, size: ClosedRange<Double>, saturation: Float, seed: UInt64
  ) {
    var random = RandomNumbers(seed: seed)
    func between(_ low: Double, _ high: Double) -> Double { mix(low, high, random.uniform()) }
    for _ in 0..<count {
      let left = Int(between(-0.1, 1) * Double(width))
      let top = Int(between(-0.1, 1) * Double(height))
      let across = Int(between(size.lowerBound, size.upperBound) * Double(width))
      let down = Int(between(size.lowerBound, size.upperBound) * Double(height))
      let pure = Vector3(
        Float(between(0.1, 0.9)), Float(between(0.1, 0.9)), Float(between(0.1, 0.9)))
      let grey = (pure.x + pure.y + pure.z) / 3
      fill(
        x: left..<left + across, y: top..<top + down,
        mix(Vector3(repeating: grey), pure, saturation))
    }
  }
}

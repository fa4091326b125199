import ScalarMath

extension Backdrop {
  /// Paints the backdrop for a picture of the given size; things are chosen by `seed`.
  func painted(width: Int, height: Int, seed: UInt64) -> Raster {
    var picture = Raster(width: width, height: height)
    picture.paintWall()
    var random = RandomNumbers(seed: seed)
    // Pixels of blur are meant at 480 rows or columns.
    let scale = Double(min(width, height)) / 480
    switch self {
    case .plain: break
    case .room:
      picture.furnish(&random)
      picture.blur(radius: 6 * scale)
    case .clutter:
      for _ in 0..<70 {
        let (x, y) = (random.between(-0.1, 1), random.between(-0.1, 1))
        let (across, down) = (random.between(0.025, 0.175), random.between(0.025, 0.20))
        picture.fill(x: x, y: y, across: across, down: down, random.color(saturation: 0.5))
      }
      picture.blur(radius: 1.6 * scale)
    }
    return picture
  }
}

extension Raster {
  fileprivate mutating func paintWall() {
    for y in 0..<height {
      for x in 0..<width {
        let down = Float(y) / Float(height)
        let right = Float(x) / Float(width)
        let i = 3 * (y * width + x)
        values[i] = 0.60 - 0.14 * down + 0.06 * right
        values[i + 1] = 0.59 - 0.13 * down + 0.03 * right
        values[i + 2] = 0.55 - 0.10 * down
      }
    }
  }

  /// A floor, pictures on the wall, a window, and furniture that stands before it.
  fileprivate mutating func furnish(_ random: inout RandomNumbers) {
    let floor = random.between(0.78, 0.86)
    fill(x: 0, y: floor, across: 1, down: 1, Vector3(0.42, 0.36, 0.30))
    fill(x: 0, y: floor - 0.015, across: 1, down: 0.015, Vector3(0.70, 0.68, 0.64))
    for _ in 0..<4 {
      let (x, y) = (random.between(-0.1, 1), random.between(0.08, 0.45))
      let (across, down) = (random.between(0.06, 0.16), random.between(0.06, 0.16))
      fill(
        x: x - 0.012, y: y - 0.012, across: across + 0.024, down: down + 0.024,
        Vector3(0.24, 0.20, 0.17))
      fill(x: x, y: y, across: across, down: down, random.color(saturation: 0.45))
    }
    let window = random.between(-0.1, 0.75)
    fill(x: window - 0.015, y: 0.065, across: 0.34, down: 0.36, Vector3(0.70, 0.69, 0.66))
    for pane in 0..<4 {
      let (x, y) = (window + 0.16 * Double(pane % 2), 0.08 + 0.17 * Double(pane / 2))
      fill(x: x, y: y, across: 0.15, down: 0.16, Vector3(0.80, 0.86, 0.90))
    }
    for _ in 0..<4 {
      let (x, across) = (random.between(-0.15, 0.95), random.between(0.12, 0.30))
      let (tall, foot) = (random.between(0.14, 0.42), floor + random.between(0, 0.06))
      let color = random.color(saturation: 0.3)
      fill(x: x, y: foot - tall, across: across, down: tall, color)
      // Its shadowed front, below the edge of its top.
      fill(x: x, y: foot - tall + 0.03, across: across, down: tall - 0.03, color * 0.82)
    }
  }

  /// Fills a rectangle given in picture coordinates.
  fileprivate mutating func fill(
    x: Double, y: Double, across: Double, down: Double, _ color: Vector3
  ) {
    let (left, top) = (Int(x * Double(width)), Int(y * Double(height)))
    let (right, bottom) = (Int((x + across) * Double(width)), Int((y + down) * Double(height)))
    fill(x: left..<max(left, right), y: top..<max(top, bottom), color)
  }
}

extension RandomNumbers {
  /// A colour neither black nor white; `saturation` from 0 (grey) to 1.
  fileprivate mutating func color(saturation: Float) -> Vector3 {
    let pure = Vector3(
      Float(between(0.15, 0.85)), Float(between(0.15, 0.85)), Float(between(0.15, 0.85)))
    let grey = (pure.x + pure.y + pure.z) / 3
    return mix(Vector3(repeating: grey), pure, saturation)
  }
}

import ScalarMath

/// Reads a picture's colours between its pixels, bilinearly.
///
/// Points are in pixels, (0, 0) at the centre of the first one. Colours are red, green, blue, alpha from 0 to 255.
struct PictureSampler {
  let pixels: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int

  /// Whether a point lies on the picture's area, half a pixel around its outermost pixel centres.
  @inline(__always)
  func contains(_ point: Vector2) -> Bool {
    point.x > -0.5 && point.y > -0.5 && point.x < Float(width) - 0.5
      && point.y < Float(height) - 0.5
  }

  /// Whether a point has four pixels around it, with some room for rounding.
  func hasNeighbours(_ point: Vector2) -> Bool {
    point.x >= 0.01 && point.y >= 0.01 && point.x <= Float(width) - 1.01
      && point.y <= Float(height) - 1.01
  }

  /// The colour at a point that has four pixels around it.
  @inline(__always)
  func inner(_ point: Vector2) -> SIMD4<Float> {
    let (left, top) = (Int(point.x), Int(point.y))
    let (across, below) = (point.x - Float(left), point.y - Float(top))
    // Two pixels side by side are eight bytes in a row.
    let address = UnsafeRawPointer(pixels.baseAddress! + 4 * (top * width + left))
    let upper = SIMD8<Float>(address.loadUnaligned(as: SIMD8<UInt8>.self))
    let lower = SIMD8<Float>((address + 4 * width).loadUnaligned(as: SIMD8<UInt8>.self))
    let column = upper + (lower - upper) * below
    return column.lowHalf + (column.highHalf - column.lowHalf) * across
  }

  /// The colour at any point; beyond the border that of the nearest pixel.
  @inline(__always)
  func clamped(_ point: Vector2) -> SIMD4<Float> {
    let x = clamp(point.x, 0, Float(width - 1))
    let y = clamp(point.y, 0, Float(height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (across, below) = (x - Float(left), y - Float(top))
    let upper = mixed(pixel(left, top), pixel(right, top), across)
    let lower = mixed(pixel(left, bottom), pixel(right, bottom), across)
    return mixed(upper, lower, below)
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    // Both were clamped: inside the buffer, whose size `Frame` guarantees.
    let address = UnsafeRawPointer(pixels.baseAddress! + 4 * (y * width + x))
    return SIMD4<Float>(address.loadUnaligned(as: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private func mixed(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ t: Float) -> SIMD4<Float> {
    a + (b - a) * t
  }
}

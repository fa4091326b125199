import ScalarMath

/// Reads a picture's colours between its pixels, bilinearly.
struct PictureSampler {
  private let pixels: UnsafeRawPointer
  private let width: Int
  private let height: Int

  /// Reads a picture of four bytes a pixel, at least two pixels wide and high.
  init(pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
    precondition(width > 1 && height > 1 && pixels.count >= 4 * width * height)
    self.pixels = UnsafeRawPointer(pixels.baseAddress!)
    self.width = width
    self.height = height
  }

  /// The mean colour of two points: red, green, blue, alpha from 0 to 1.
  ///
  /// Inlined, the compiler sees that alpha is not used and computes the other three one by one, in
  /// twice the time.
  @inline(never)
  func mean(_ a: FixedPoint, _ b: FixedPoint) -> SIMD4<Float> {
    (color(nearest: a) + color(nearest: b)) * (0.5 / 255)
  }

  /// The colour at a point, from 0 to 255; beyond the outermost pixels that of the nearest.
  @inline(__always)
  private func color(nearest point: FixedPoint) -> SIMD4<Float> {
    let point = point.held(columns: width, rows: height)
    // Two pixels side by side are eight bytes in a row.
    let address = pixels + 4 &* (point.row &* width &+ point.column)
    let upper = SIMD8<Float>(address.loadUnaligned(as: SIMD8<UInt8>.self))
    let lower = SIMD8<Float>((address + 4 &* width).loadUnaligned(as: SIMD8<UInt8>.self))
    let column = upper + (lower - upper) * point.below
    return column.lowHalf + (column.highHalf - column.lowHalf) * point.across
  }

  /// Which of `count` steps along a line end on the picture, which reaches half a pixel beyond its
  /// outermost pixels' centres.
  func steps(from start: FixedPoint, by step: FixedPoint, count: Int) -> Range<Int> {
    func isInside(_ index: Int) -> Bool {
      let point = start.moved(index, by: step)
      let nearest = point.rounded
      return (0..<width).contains(nearest.column) && (0..<height).contains(nearest.row)
    }
    // A straight line enters and leaves a rectangle once.
    guard let first = (0..<count).first(where: isInside),
      let last = (first..<count).last(where: isInside)
    else { return 0..<0 }
    return first..<last + 1
  }
}

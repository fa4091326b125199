import ScalarMath

/// A point of a picture in units of 2⁻³² pixels, (0, 0) at the centre of the first pixel.
///
/// Steps along a line add up without rounding, and the pixels around a point are found without
/// conversions from floating point, which took a third of a crop's time.
struct FixedPoint {
  private(set) var x: Int64
  private(set) var y: Int64

  /// Converts a point in pixels; what is more than a million pixels away, or not a number, ends
  /// there.
  init(_ point: Vector2) {
    x = Int64(clamp(Double(point.x), -1e6, 1e6) * 0x1p32)
    y = Int64(clamp(Double(point.y), -1e6, 1e6) * 0x1p32)
  }

  /// The point some steps further, a thousand at most.
  @inline(__always)
  func moved(_ count: Int, by step: FixedPoint) -> FixedPoint {
    var point = self
    point.x &+= Int64(count) &* step.x
    point.y &+= Int64(count) &* step.y
    return point
  }

  /// The nearest point with a pixel at or before it and one after it, in both directions.
  @inline(__always)
  func held(columns: Int, rows: Int) -> FixedPoint {
    var point = self
    point.x = max(0, min(x, Int64(columns &- 1) &<< 32 &- 1))
    point.y = max(0, min(y, Int64(rows &- 1) &<< 32 &- 1))
    return point
  }

  /// The point half a pixel further, whose column and row are those of the nearest pixel.
  var rounded: FixedPoint {
    var point = self
    point.x &+= 1 &<< 31
    point.y &+= 1 &<< 31
    return point
  }

  /// The column of pixels at or left of the point.
  var column: Int { Int(truncatingIfNeeded: x &>> 32) }
  /// The row of pixels at or above the point.
  var row: Int { Int(truncatingIfNeeded: y &>> 32) }
  /// How far the point is on the way to the next column, from 0 to 1.
  var across: Float { Self.fraction(x) }
  /// How far the point is on the way to the next row, from 0 to 1.
  var below: Float { Self.fraction(y) }

  @inline(__always)
  private static func fraction(_ coordinate: Int64) -> Float {
    // As many bits as a float holds exactly.
    Float(Int32(truncatingIfNeeded: coordinate &>> 8 & 0xFF_FFFF)) * 0x1p-24
  }
}

import Hands
import ScalarMath

/// What a crop shows where its region reaches beyond the picture.
enum OutsidePicture {
  /// Black, as palm detection was trained.
  case black
  /// The nearest pixel of the border, as the landmark network was trained.
  case nearestPixel
}

/// Cuts a region out of a picture and scales it to a network's input.
///
/// - Parameters:
///   - frame: the picture.
///   - region: the part to cut out.
///   - side: pixels in a row of the result, which is square.
///   - outside: what stands beyond the border.
///   - tensor: receives red, green, blue in [0, 1], row after row.
///   - rowStride: floats from one row of `tensor` to the next, at least `3 * side`.
func crop(
  _ frame: Frame, _ region: Region, side: Int, outside: OutsidePicture,
  into tensor: UnsafeMutableBufferPointer<Float>, rowStride: Int
) {
  precondition(tensor.count >= (side - 1) * rowStride + 3 * side && rowStride >= 3 * side)
  let step = 1 / Float(side)
  // One step to the right and one down in the crop, as steps in the picture.
  let right = Vector2(region.size * step, 0).rotated(by: region.rotation)
  let down = Vector2(-right.y, right.x)
  // Pixel centres lie at halves on both sides.
  let first = region.pixel(of: Vector2(step / 2, step / 2)) - Vector2(0.5, 0.5)
  frame.pixels.withUnsafeBufferPointer { pixels in
    let picture = Picture(pixels: pixels, width: frame.width, height: frame.height)
    for row in 0..<side {
      let start = first + down * Float(row)
      let target = tensor.baseAddress! + row * rowStride
      for column in 0..<side {
        let point = start + right * Float(column)
        let color =
          switch outside {
          case .nearestPixel: picture.sample(at: point)
          case .black: picture.isInside(point) ? picture.sample(at: point) : .zero
          }
        target[3 * column] = color.x
        target[3 * column + 1] = color.y
        target[3 * column + 2] = color.z
      }
    }
  }
}

/// A picture's pixels, read between each other.
private struct Picture {
  let pixels: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int

  /// Whether a point lies on the picture's area, half a pixel around its outermost pixel centres.
  @inline(__always)
  func isInside(_ point: Vector2) -> Bool {
    point.x > -0.5 && point.y > -0.5 && point.x < Float(width) - 0.5
      && point.y < Float(height) - 0.5
  }

  /// The colour at a point between four pixel centres, bilinear; beyond the border the nearest one's.
  @inline(__always)
  func sample(at point: Vector2) -> SIMD4<Float> {
    let x = clamp(point.x, 0, Float(width - 1))
    let y = clamp(point.y, 0, Float(height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (across, below) = (x - Float(left), y - Float(top))
    let upper = mixed(pixel(left, top), pixel(right, top), across)
    let lower = mixed(pixel(left, bottom), pixel(right, bottom), across)
    return mixed(upper, lower, below) * (1 / 255)
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    // `sample` has clamped both: inside the buffer, whose size `Frame` guarantees.
    let address = UnsafeRawPointer(pixels.baseAddress! + 4 * (y * width + x))
    return SIMD4<Float>(address.loadUnaligned(as: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private func mixed(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ t: Float) -> SIMD4<Float> {
    a + (b - a) * t
  }
}

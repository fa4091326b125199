import Drawing
import Hands
import ScalarMath
import Stage

/// A canvas' pixels, copied out to be looked at.
struct Pixels {
  var width: Int
  let height: Int
  /// Red, green, blue of each pixel.
  var values: [SIMD3<Int>]

  init(_ canvas: Canvas) {
    (width, height) = (canvas.width, canvas.height)
    values = canvas.withPixels { bytes, stride in
      (0..<canvas.width * canvas.height).map { i -> SIMD3<Int> in
        let at = i / canvas.width * stride + i % canvas.width * 4
        let pixel = bytes[at..<at + 3].map { Int($0) }
        return SIMD3(pixel[2], pixel[1], pixel[0])
      }
    }
  }

  init(_ frame: Frame) {
    (width, height) = (frame.width, frame.height)
    values = (0..<frame.width * frame.height).map { i -> SIMD3<Int> in
      let pixel = frame.pixels[4 * i..<4 * i + 3].map { Int($0) }
      return SIMD3(pixel[0], pixel[1], pixel[2])
    }
  }

  subscript(x: Int, y: Int) -> SIMD3<Int> { values[y * width + x] }

  /// How much of white is on the canvas, in pixels, where all else is black.
  var area: Double { values.reduce(0) { $0 + Double($1.y) / 255 } }

  /// The pixels that are at all lit: the first and last column and row.
  var bounds: (left: Int, top: Int, right: Int, bottom: Int)? {
    let lit = values.indices.filter { values[$0].y > 8 }
    guard let top = lit.first, let bottom = lit.last else { return nil }
    let columns = lit.map { $0 % width }
    return (columns.min()!, top / width, columns.max()!, bottom / width)
  }
}

let white = Color(0xFFFF_FFFF)

/// A view of a canvas' own size with a picture of its proportions.
func view(_ width: Int, _ height: Int, mirrored: Bool = false) -> View {
  View(
    width: Float(width), height: Float(height), pictureAspect: Float(width) / Float(height),
    isMirrored: mirrored)
}

/// What is drawn over one colour.
func drawn(
  _ width: Int, _ height: Int, over grey: UInt8 = 0, _ draw: (inout DisplayList) -> Void
) throws -> Pixels {
  let canvas = try Canvas(width: width, height: height)
  let frame = Frame(width: width, height: height, time: 0, red: grey, green: grey, blue: grey)
  canvas.draw(frame, in: view(width, height))
  var list = DisplayList()
  draw(&list)
  canvas.draw(list)
  return Pixels(canvas)
}

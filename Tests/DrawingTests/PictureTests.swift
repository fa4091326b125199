import Drawing
import Hands
import ScalarMath
import Stage
import Testing

/// Where the camera's picture comes to lie.
@Suite struct PictureTests {
  static let canvases = [(320, 240), (240, 320), (426, 240), (240, 520), (300, 300), (641, 275)]
  static let pictures = [(640, 480), (480, 640), (256, 144), (90, 160), (301, 299), (320, 240)]

  /// A picture whose colours tell the place: red across, green down.
  static func ramp(_ width: Int, _ height: Int) -> Frame {
    var frame = Frame(width: width, height: height, time: 0)
    for i in 0..<width * height {
      let across = (Double(i % width) + 0.5) / Double(width)
      let down = (Double(i / width) + 0.5) / Double(height)
      frame.pixels[4 * i] = UInt8(across * 255)
      frame.pixels[4 * i + 1] = UInt8(down * 255)
      frame.pixels[4 * i + 2] = 77
    }
    return frame
  }

  /// The aspect fill by its formula: scale by the larger ratio, middle on middle.
  @Test(arguments: canvases, pictures)
  func pictureFillsTheView(canvas size: (Int, Int), picture: (Int, Int)) throws {
    let (width, height) = (Double(size.0), Double(size.1))
    let (w, h) = (Double(picture.0), Double(picture.1))
    let scale = max(width / w, height / h)
    for mirrored in [true, false] {
      let canvas = try Canvas(width: size.0, height: size.1)
      let view = View(
        width: Float(width), height: Float(height), pictureAspect: Float(w / h),
        isMirrored: mirrored)
      canvas.draw(Self.ramp(picture.0, picture.1), in: view)
      let pixels = Pixels(canvas)
      var worst = 0.0
      for y in stride(from: 0, to: size.1, by: 7) {
        for x in stride(from: 0, to: size.0, by: 7) {
          let across = (Double(x) + 0.5 - width / 2) / scale
          let column = (w / 2 + (mirrored ? -across : across)) / w
          let row = (h / 2 + (Double(y) + 0.5 - height / 2) / scale) / h
          // Within half a pixel of the edges the outermost pixel goes on.
          let red = min(max(column, 0.5 / w), 1 - 0.5 / w) * 255
          let green = min(max(row, 0.5 / h), 1 - 0.5 / h) * 255
          let pixel = pixels[x, y]
          worst = max(worst, abs(Double(pixel.x) - red), abs(Double(pixel.y) - green))
          worst = max(worst, abs(Double(pixel.z) - 77))
        }
      }
      #expect(worst < 2.5, "mirrored: \(mirrored)")
    }
  }

  /// A spot of the picture and a disc drawn where the view says cover each other.
  @Test(arguments: canvases, pictures)
  func drawnDotSitsOnTheSpot(canvas size: (Int, Int), picture: (Int, Int)) throws {
    let spot = Vector2(0.46, 0.45)
    var frame = Frame(width: picture.0, height: picture.1, time: 0)
    let radius = 0.05 * Float(min(picture.0, picture.1))
    for y in 0..<picture.1 {
      for x in 0..<picture.0 {
        let from = Vector2(Float(x) + 0.5, Float(y) + 0.5)
        let center = Vector2(spot.x * Float(picture.0), spot.y * Float(picture.1))
        if from.distance(to: center) < radius { frame.pixels[4 * (y * picture.0 + x) + 1] = 255 }
      }
    }
    for mirrored in [true, false] {
      let canvas = try Canvas(width: size.0, height: size.1)
      let view = View(
        width: Float(size.0), height: Float(size.1),
        pictureAspect: Float(picture.0) / Float(picture.1), isMirrored: mirrored)
      canvas.draw(frame, in: view)
      let seen = try #require(Pixels(canvas).middle)
      canvas.draw(nil, in: view)
      var list = DisplayList()
      list.disc(at: view.place(of: spot), radius: 0.08, white)
      canvas.draw(list)
      let drawn = try #require(Pixels(canvas).middle)
      // The spot's edge is made of whole pixels of the picture.
      let pixel = max(
        Float(size.0) / Float(picture.0), Float(size.1) / Float(picture.1))
      #expect(seen.distance(to: drawn) < max(0.6, 0.15 * pixel), "mirrored: \(mirrored)")
    }
  }

  @Test(arguments: [true, false])
  func pictureOfTheViewsSizeIsCopied(mirrored: Bool) throws {
    var random = RandomNumbers(seed: 4)
    var frame = Frame(width: 67, height: 41, time: 0)
    for i in frame.pixels.indices { frame.pixels[i] = UInt8(random.next() & 0xFF) }
    let canvas = try Canvas(width: 67, height: 41)
    canvas.draw(frame, in: view(67, 41, mirrored: mirrored))
    let (pixels, source) = (Pixels(canvas), Pixels(frame))
    for y in 0..<41 {
      for x in 0..<67 { #expect(pixels[x, y] == source[mirrored ? 66 - x : x, y]) }
    }
  }

  /// Fine stripes that a smaller picture cannot show become grey, not coarse stripes.
  @Test func shrinkingDoesNotAlias() throws {
    var frame = Frame(width: 1000, height: 600, time: 0)
    for i in 0..<1000 * 600 where i % 1000 % 2 == 0 { frame.pixels[4 * i + 1] = 255 }
    let canvas = try Canvas(width: 300, height: 180)
    canvas.draw(frame, in: view(300, 180))
    let pixels = Pixels(canvas)
    // At the edges the outermost stripe goes on.
    for x in 2..<298 { #expect(abs(pixels[x, 90].y - 127) < 16) }
  }

  @Test func frameIsOpaque() throws {
    var frame = Frame(width: 30, height: 20, time: 0, red: 200)
    for i in 0..<600 { frame.pixels[4 * i + 3] = 0 }
    for (width, height) in [(30, 20), (61, 47)] {
      let canvas = try Canvas(width: width, height: height)
      canvas.draw(frame, in: view(width, height))
      canvas.withPixels { bytes, stride in
        for y in 0..<height {
          for x in 0..<width { #expect(bytes[y * stride + 4 * x + 3] == 255) }
        }
      }
    }
  }

  /// Whatever the sizes, the picture covers the canvas.
  @Test(arguments: [(1, 1), (1, 2000), (2000, 1), (3, 5), (16384, 2), (641, 481)])
  func strangeSizes(width: Int, height: Int) throws {
    let canvas = try Canvas(width: width, height: height)
    for (w, h) in [(1, 1), (1, 3000), (3000, 1), (7, 9), (640, 480)] {
      for aspect in [Float(w) / Float(h), 1e-30, 1e30] {
        let view = View(width: Float(width), height: Float(height), pictureAspect: aspect)
        canvas.draw(nil, in: view)
        canvas.draw(Frame(width: w, height: h, time: 0, green: 255), in: view)
        #expect(Pixels(canvas).values.allSatisfy { $0 == SIMD3(0, 255, 0) })
      }
    }
  }
}

extension Pixels {
  /// The middle of what is green or white.
  fileprivate var middle: Vector2? {
    var (sum, x, y) = (Float(0), Float(0), Float(0))
    for i in values.indices where values[i].y > 60 {
      let share = Float(values[i].y) / 255
      sum += share
      x += share * (Float(i % width) + 0.5)
      y += share * (Float(i / width) + 0.5)
    }
    return sum > 0 ? Vector2(x / sum, y / sum) : nil
  }
}

/// A picture and the time at which it was taken: upright and unmirrored.
public struct Frame: Sendable {
  /// Red, green, blue, alpha: one byte each, row after row from the top; `4 * width * height` bytes.
  /// Alpha is ignored.
  public var pixels: [UInt8]
  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// When the picture was taken: seconds on the source's own clock.
  public var time: Double

  /// Makes a frame of the given pixels.
  public init(pixels: [UInt8], width: Int, height: Int, time: Double) {
    precondition(
      width > 0 && height > 0 && pixels.count == 4 * width * height,
      "a frame has four bytes a pixel and at least one pixel")
    self.pixels = pixels
    self.width = width
    self.height = height
    self.time = time
  }

  /// Makes a frame of one colour.
  public init(
    width: Int, height: Int, time: Double, red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0
  ) {
    var pixels = [UInt8](repeating: 255, count: 4 * width * height)
    for i in 0..<width * height {
      pixels[4 * i] = red
      pixels[4 * i + 1] = green
      pixels[4 * i + 2] = blue
    }
    self.init(pixels: pixels, width: width, height: height, time: time)
  }

  /// The width over the height.
  public var aspectRatio: Float { Float(width) / Float(height) }
}

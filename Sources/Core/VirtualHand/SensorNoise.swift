import Hands
import ScalarMath

extension Raster {
  /// What the camera makes of the picture: dimmed, noisy, in whole grey levels.
  ///
  /// The noise is a sum of four even ones (Irwin and Hall), as good as a bell to the eye and many
  /// times cheaper. `seed` chooses it.
  func exposed(by light: Light, seed: UInt64, time: Double) -> Frame {
    // The display's curve turns a factor on light into a factor on values.
    let gain = fastPower(clamp(light.exposure, 0, 1), 1 / 2.2)
    let spread = light.noise * 1.732_050_8 / 65_536
    var random = RandomNumbers(seed: seed)
    var pixels = [UInt8](repeating: 255, count: 4 * width * height)
    var source = 0
    for pixel in 0..<width * height {
      for channel in 0..<3 {
        let value = clamp(values[source] * gain, 0, 1)
        let bits = random.next()
        let sum =
          Int32(truncatingIfNeeded: bits & 0xFFFF) + Int32(truncatingIfNeeded: bits >> 16 & 0xFFFF)
          + Int32(truncatingIfNeeded: bits >> 32 & 0xFFFF) + Int32(truncatingIfNeeded: bits >> 48)
        let noisy = value + Float(sum - 131_070) * spread * (1.4 - 0.8 * value)
        pixels[4 * pixel + channel] = UInt8(clamp(noisy, 0, 1) * 255 + 0.5)
        source += 1
      }
    }
    return Frame(pixels: pixels, width: width, height: height, time: time)
  }
}

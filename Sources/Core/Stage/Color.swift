import ScalarMath

/// A colour with its opacity, as a display list keeps it: red, green, blue, alpha from the highest byte down.
public struct Color: Equatable, Sendable {
  /// The four bytes in one word; not premultiplied.
  public var word: UInt32

  /// Makes a colour of a word such as `0xF6C445FF`.
  @inlinable
  public init(_ word: UInt32) {
    self.word = word
  }

  /// The same colour at another opacity, from 0 to 1.
  public func opacity(_ opacity: Float) -> Color {
    let alpha = Float(word & 0xFF) * (opacity > 0 ? (opacity < 1 ? opacity : 1) : 0)
    return Color(word & 0xFFFF_FF00 | UInt32(alpha + 0.5))
  }

  /// The colour a fraction `t`, from 0 to 1, of the way to another one, alpha included.
  public func mixed(with other: Color, _ t: Float) -> Color {
    var mixture: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (a, b) = (Float(word >> shift & 0xFF), Float(other.word >> shift & 0xFF))
      mixture |= UInt32(clamp(a + (b - a) * t, 0, 255) + 0.5) << shift
    }
    return Color(mixture)
  }
}

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
}

import ScalarMath
import VirtualHand

/// Whose hands are drawn.
public enum People: Sendable {
  /// Hands a little unlike the standard one: those to learn from.
  case many
  /// Hands of other kinds: with longer and thinner fingers, children's short ones, broad palms. None lies within what
  /// `many` draws.
  case others

  func draw(by random: inout RandomNumbers) -> HandProportions {
    switch self {
    case .many:
      let all = random.between(0.93, 1.07)
      func factor(_ spread: Double) -> Float { Float(all + random.between(-spread, spread)) }
      return HandProportions(
        fingers: SIMD4(factor(0.04), factor(0.04), factor(0.04), factor(0.05)), thumb: factor(0.06),
        palmWidth: Float(random.between(0.93, 1.07)), palmLength: Float(random.between(0.96, 1.04)))
    case .others:
      let isLong = random.chance(0.5)
      let all = isLong ? random.between(1.13, 1.22) : random.between(0.78, 0.87)
      func factor(_ spread: Double) -> Float { Float(all + random.between(-spread, spread)) }
      return HandProportions(
        fingers: SIMD4(factor(0.03), factor(0.03), factor(0.03), factor(0.05)), thumb: factor(0.06),
        palmWidth: Float(isLong ? random.between(0.84, 0.92) : random.between(1.08, 1.16)),
        palmLength: Float(random.between(0.95, 1.05)))
    }
  }
}

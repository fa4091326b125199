import ScalarMath

/// What stands around a hand while it holds a pose, or for a moment after an action.
///
/// Every mote's way is a formula of the seed and the time since the beginning: nothing is kept from picture to picture,
/// and a camera of any rate shows the same.
struct Effect: Equatable, Sendable {
  /// How long it takes to appear, in seconds.
  static let fadeIn = 0.15
  /// How long it takes to vanish.
  static let fadeOut = 0.3
  /// How long the effect of an action lasts, without the vanishing.
  static let duration = 0.7

  var style: EffectStyle
  /// The hand that it belongs to.
  var track: Int
  /// What its motes' ways are drawn from.
  var seed: UInt64
  /// When it began, in seconds.
  var began: Double
  /// When it begins to vanish; `nil` while its pose is held.
  var ended: Double?

  /// Whether nothing of it is left.
  func isOver(at time: Double) -> Bool {
    ended.map { time >= $0 + Self.fadeOut } ?? false
  }

  /// How much of it is seen, from 0 to 1.
  func opacity(at time: Double) -> Float {
    let rise = clamp((time - began) / Self.fadeIn, 0, 1)
    let fall = ended.map { clamp((time - $0) / Self.fadeOut, 0, 1) } ?? 0
    return Float(rise * (1 - fall))
  }

  /// Two even random numbers from 0 to 1 for a mote in one of its rounds.
  func chance(_ mote: Int, round: Int = 0) -> (Float, Float) {
    // In 64 bits also where `Int` has 32.
    let place =
      UInt64(truncatingIfNeeded: mote) &* 0x9E37
      &+ UInt64(truncatingIfNeeded: round) &* 0x1_0000_0001
    var random = RandomNumbers(seed: seed &+ place)
    return (Float(random.uniform()), Float(random.uniform()))
  }

  /// Where a mote that comes again and again stands: how many rounds it has made, and the share of this one. `nil`
  /// before its first one, so that an effect begins with nothing.
  func round(of mote: Int, period: Double, at time: Double) -> (number: Int, share: Float)? {
    // Steps of the golden ratio spread any number of motes evenly over the round, the first at once.
    let start = Double(mote) * 0.618_033_988_749_895
    let rounds = (time - began) / period - (start - floor(start))
    guard rounds >= 0, rounds < 1e9 else { return nil }
    let number = floor(rounds)
    return (Int(number), Float(rounds - number))
  }
}

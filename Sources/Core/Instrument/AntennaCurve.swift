import ScalarMath

/// How the pitch of a real theremin depends on the hand's place.
///
/// The hand adds a capacitance to the antenna's that falls with their distance, to first order as 1/d; for such small
/// changes the frequency of the oscillator, and so the beat that is heard, changes in proportion (Skeldon et al.,
/// "Physics of the theremin", American Journal of Physics 66, 1998). The frequency is therefore a straight line in
/// 1/d; its two constants are what a player sets by tuning, here by the notes at both ends. The field's top stands for
/// a hand 12 cm before the antenna, its bottom for one 48 cm away, an arm's movement.
enum AntennaCurve {
  private static let nearest = 0.12
  private static let farthest = 0.48

  /// How much of the way from the lowest to the highest frequency is gone at a height of 0 to 1.
  static func share(atHeight v: Double) -> Double {
    // A hand never passes the antenna.
    let distance = max(mix(farthest, nearest, v), 0.01)
    return (1 / distance - 1 / farthest) / (1 / nearest - 1 / farthest)
  }

  /// The height of a share, its inverse.
  static func height(ofShare share: Double) -> Double {
    let distance = 1 / mix(1 / farthest, 1 / nearest, share)
    return (farthest - distance) / (farthest - nearest)
  }
}

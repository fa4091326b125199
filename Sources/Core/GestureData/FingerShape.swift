import ScalarMath
import VirtualHand

/// How one finger is held, roughly.
enum FingerShape: CaseIterable {
  case straight, half, curled

  /// A bend of that shape: people's fingers are never quite straight nor bent alike.
  func bend(by random: inout RandomNumbers) -> HandPose.Bend {
    func degrees(_ mcp: Double, _ pip: Double, _ dip: Double) -> HandPose.Bend {
      HandPose.Bend(
        mcp: mcp / 360 * fullTurn, pip: pip / 360 * fullTurn, dip: dip / 360 * fullTurn)
    }
    switch self {
    case .straight:
      return degrees(
        clamp(6 + 11 * random.normal(), -18, 32), clamp(9 + 9 * random.normal(), -4, 28),
        clamp(5 + 5 * random.normal(), -4, 20))
    case .half:
      return degrees(random.between(15, 55), random.between(35, 70), random.between(12, 40))
    case .curled:
      return degrees(random.between(48, 94), random.between(78, 112), random.between(35, 75))
    }
  }
}

import ScalarMath

/// The relation of a control frame's level to amplitude; level 0 is amplitude 0, level 1 is 1.
public enum LevelCurve: Equatable, Sendable {
  /// The amplitude is the level.
  case linear
  /// Equal steps of level sound as equal steps of loudness over `range` decibels.
  ///
  /// The amplitude is (Rˡ − 1) / (R − 1) with R = 10^(range/20) and l the level: straight in
  /// decibels where it is loud, straight in amplitude, and so silent without a step, at level 0.
  case decibels(range: Double)

  /// The amplitude, 0…1, of a level; levels outside 0…1 are held at the nearer end.
  public func amplitude(ofLevel level: Double) -> Double {
    PreparedLevelCurve(self).amplitude(ofLevel: clamp(level, 0, 1))
  }
}

/// A level curve with everything that does not depend on the level worked out once.
struct PreparedLevelCurve: Equatable, Sendable {
  /// log₂ R, or 0 for a straight line.
  private let octaves: Double
  private let scale: Double

  init(_ curve: LevelCurve) {
    switch curve {
    case .linear:
      octaves = 0
      scale = 1
    case .decibels(let range):
      octaves = range / 6.020599913279624
      scale = 1 / (exp2(octaves) - 1)
    }
  }

  @inline(__always)
  func amplitude(ofLevel level: Double) -> Double {
    octaves == 0 ? level : (exp2(octaves * level) - 1) * scale
  }
}

import ScalarMath

/// A timbre on its way to another.
struct TimbreGlide: Equatable, Sendable {
  /// How long it takes, in seconds: long enough that nothing clicks, short enough to be a change and no effect.
  static let duration = 0.05

  private var richness: Glide
  private var quietRolloff: Glide
  private var loudRolloff: Glide

  init(at timbre: Timbre) {
    richness = Glide(at: timbre.richness)
    quietRolloff = Glide(at: timbre.quietRolloff)
    loudRolloff = Glide(at: timbre.loudRolloff)
  }

  var value: Timbre {
    Timbre(
      richness: richness.value, quietRolloff: quietRolloff.value, loudRolloff: loudRolloff.value)
  }

  var isMoving: Bool { richness.isMoving || quietRolloff.isMoving || loudRolloff.isMoving }

  @inline(__always)
  mutating func move(to timbre: Timbre, steps: Int) {
    richness.move(to: timbre.richness, steps: steps)
    quietRolloff.move(to: timbre.quietRolloff, steps: steps)
    loudRolloff.move(to: timbre.loudRolloff, steps: steps)
  }

  @inline(__always)
  mutating func advance() {
    richness.advance()
    quietRolloff.advance()
    loudRolloff.advance()
  }
}

extension Timbre {
  /// The timbre with each number held to its range; the usual one where it is no number.
  var inRange: Timbre {
    func held(_ value: Double, _ parameter: VoiceParameter) -> Double {
      value.isNaN
        ? parameter.usual
        : clamp(value, parameter.range.lowerBound, parameter.range.upperBound)
    }
    return Timbre(
      richness: held(richness, .richness), quietRolloff: held(quietRolloff, .quietRolloff),
      loudRolloff: held(loudRolloff, .loudRolloff))
  }
}

import ScalarMath

/// The rise and fall of a note around its gate.
struct Envelope: Equatable, Sendable {
  var isOpen = false
  private var position = 0.0
  private let rise: Double
  private let fall: Double

  init(attack: Double, release: Double, sampleRate: Double) {
    rise = 1 / (attack * sampleRate)
    fall = 1 / (release * sampleRate)
  }

  var isSilent: Bool { !isOpen && position == 0 }

  /// The factor of the amplitude: without corners at both ends, and the same up and down, so that a
  /// note caught while it falls rises from where it is.
  var gain: Double { smoothstep(position) }

  @inline(__always)
  mutating func advance() {
    position = clamp(isOpen ? position + rise : position - fall, 0, 1)
  }

  /// Forgets the last note, whose remains nobody hears.
  mutating func restart() {
    isOpen = true
    position = 0
  }
}

import Hands
import ScalarMath

/// What hands do before the camera over time, and the melody they mean to play.
///
/// ```swift
/// let song = Performance.silentNight()
/// let picture = renderer.frame(of: song.hands(5), at: 5)
/// let meant = song.pitch(5)   // a MIDI note number, or nil where no note is meant
/// ```
public struct Performance: Sendable {
  /// Seconds.
  public let duration: Double
  /// The hands at a time in seconds.
  public let hands: @Sendable (Double) -> [HandPlacement]
  /// The pitch meant at a time in seconds: a MIDI note number played by height over the default
  /// field; `nil` where none is meant.
  public let pitch: @Sendable (Double) -> Double?

  /// Makes a performance of its two functions of time.
  public init(
    duration: Double, pitch: @escaping @Sendable (Double) -> Double? = { _ in nil },
    hands: @escaping @Sendable (Double) -> [HandPlacement]
  ) {
    self.duration = duration
    self.hands = hands
    self.pitch = pitch
  }

  /// The pointing hand whose tip is at (`x`, `height of pitch`), swaying a little in depth and in
  /// its angles.
  static func pointing(
    _ chirality: Chirality, pitch: Double, x: Double, at time: Double, sway: Sway
  ) -> HandPlacement {
    HandPlacement(
      chirality, .point, at: Vector2(Float(x), Float(MelodyTrajectory.height(of: pitch))),
      depth: 0.5 + 0.02 * sway.depth.value(at: time),
      tilt: degrees(6 * sway.tilt.value(at: time)),
      turn: degrees(8 * sway.turn.value(at: time) - 4),
      roll: degrees((x - 0.5) * -14 + 4 * sway.roll.value(at: time)))
  }
}

/// How a hand sways: in depth and about three axes.
struct Sway: Sendable {
  let depth: Drift
  let tilt: Drift
  let turn: Drift
  let roll: Drift

  init(seed: UInt64) {
    depth = Drift(seed: seed &* 4)
    tilt = Drift(seed: seed &* 4 &+ 1)
    turn = Drift(seed: seed &* 4 &+ 2)
    roll = Drift(seed: seed &* 4 &+ 3)
  }
}

func degrees(_ angle: Double) -> Double {
  angle / 360 * fullTurn
}

import Hands
import ScalarMath
import Voice

/// Learns how far a player reaches before this camera: a hand is held low for two seconds, then high, or the
/// other way round; where two hands play, both are.
///
/// ```swift
/// var calibration = Calibration(preset)
/// for (hands, time) in pictures { calibration.observe(player.play(hands, at: time)) }
/// let mine = try calibration.result()
/// ```
public struct Calibration: Sendable {
  /// How long a hand must stay at one height to count as held, in seconds: half of what is asked for.
  public static let leastHold = 1.0
  /// How far, in heights of the picture, a held hand may wander.
  public static let leastCalm: Float = 0.04
  /// How far apart, in heights of the picture, low and high must lie at least.
  public static let leastReach: Float = 0.15

  private let preset: Preset
  private var pitchHeights = HeldHeights()
  private var volumeHeights = HeldHeights()

  /// Begins to learn the reach for an instrument.
  public init(_ preset: Preset) {
    self.preset = preset
  }

  /// Takes in what is played in the next picture, by a player of the same preset.
  public mutating func observe(_ playing: Playing) {
    let time = playing.control.time
    if let tip = playing.pitchHand?[.indexTip], tip.confidence >= preset.leastConfidence {
      pitchHeights.observe(tip.position.y, at: time)
    }
    if let hand = playing.volumeHand {
      volumeHeights.observe(hand.palm.y, at: time)
    }
  }

  /// The preset with its fields laid into the player's reach: lowest and highest note lie a little inside of it.
  public func result() throws(CalibrationError) -> Preset {
    var preset = preset
    let pitch = try reach(of: pitchHeights, .pitch)
    (preset.field.bottom, preset.field.top) = (pitch.low, pitch.high)
    if case .two = preset.hands {
      let volume = try reach(of: volumeHeights, .volume)
      (preset.volumeField.bottom, preset.volumeField.top) = (volume.low, volume.high)
    }
    return preset
  }

  private func reach(
    of heights: HeldHeights, _ part: CalibrationError.Part
  ) throws(CalibrationError) -> Reach {
    guard !heights.isEmpty else { throw .noHand(part) }
    guard let reach = heights.reach else { throw .notHeld(part) }
    guard reach.length >= Self.leastReach else { throw .tooShort(part, reach.length) }
    // So that a vibrato on the outermost note needs no stretching.
    return reach.inset(by: 0.03)
  }
}

/// Why a reach cannot be learned.
public enum CalibrationError: Error, Equatable, Sendable {
  /// What a hand plays.
  public enum Part: Sendable {
    case pitch
    case volume
  }

  /// The hand was never seen.
  case noHand(Part)
  /// It was never held still for a second.
  case notHeld(Part)
  /// Low and high lie so near together, in heights of the picture.
  case tooShort(Part, Float)

  /// One sentence for a person, without capital or full stop.
  public var sentence: String {
    switch self {
    case .noHand(let part):
      "the \(part.hand) is not seen; hold it up before the camera, low for two seconds and high for two"
    case .notHeld(let part):
      "the \(part.hand) is never held still; keep it low for two seconds, then high for two"
    case .tooShort(let part, let length):
      "the \(part.hand) moves over \(Int(round(100 * Double(length)))) % of the picture's height only; "
        + "hold it as low and as high as you can reach"
    }
  }
}

extension CalibrationError.Part {
  fileprivate var hand: StaticString { self == .pitch ? "pitch hand" : "volume hand" }
}

import ScalarMath

/// Draws the pitch softly to the nearest line, and leaves glide and vibrato to the hand.
///
/// What sounds is the hand's pitch and an offset. The offset approaches ``strength`` × (line − centre), the centre
/// being the hand's pitch without its vibrato, so that a vibrato passes whole while its centre is drawn to the line. A
/// hand that travels is not pulled: it sheds the offset on its way, and once it has landed the pull begins anew. The
/// offset moves no faster than ``AssistSettings/slew``, whatever the hand, the lines or the clock do. A resting
/// hand keeps its line with hysteresis, so that a tremor midway between two lines stays with one.
///
/// A new note out of silence starts with its pull: there is no sound yet that could make a step.
///
/// The picture `docs/assist.png` shows all of this; `make docs/assist.png` draws it.
public struct Assist: Equatable, Sendable {
  /// How it tells rest from motion, and how it pulls.
  public let settings: AssistSettings
  /// How much of the distance to the line is taken away from a hand at rest, from 0 to 1.
  public let strength: Double
  /// What is added to the hand's pitch at present, in semitones.
  public private(set) var offset = 0.0
  private var held: HeldLine
  private var motion: PitchMotion?

  /// Makes a correction that has seen nothing yet.
  ///
  /// - Parameters:
  ///   - amount: from 0, none, to 100; values outside count as the nearer end.
  ///   - lines: the lines that are drawn, MIDI note numbers; where there are none, nothing is pulled.
  ///   - settings: how it works.
  public init(amount: Double, lines: [Int], settings: AssistSettings = .standard) {
    self.settings = settings
    strength = Self.strength(ofAmount: amount)
    held = HeldLine(among: lines)
  }

  /// The share of the distance to the line that an amount, 0 to 100, takes away from a hand at rest, from 0 to 1:
  /// 1 − (1 − amount / 100)^1.5.
  ///
  /// With an even scale 60 would leave 0.4 of a beginner's error, and a little more for the time in which a pull begins;
  /// it is to leave less than half of it, and 100 nothing.
  public static func strength(ofAmount amount: Double) -> Double {
    guard amount > 0 else { return 0 }
    return 1 - pow(1 - min(amount, 100) / 100, 1.5)
  }

  /// The drawn line nearest to the pitch, a MIDI note number; it stays until another one is clearly nearer. `nil` before
  /// the first pitch, and where there are no lines.
  public var line: Int? { held.line }

  /// Forgets the past, as between two notes.
  public mutating func reset() {
    motion = nil
    offset = 0
    held.reset()
  }

  /// The pitch that sounds for a pitch that the hand plays, both MIDI note numbers, at a time in seconds.
  ///
  /// Amount 0 gives back the very input. A time that does not grow counts as no time: the offset stays. An input that is
  /// not finite passes and is forgotten.
  public mutating func pull(_ pitch: Double, at time: Double) -> Double {
    guard pitch.isFinite && time.isFinite else { return pitch }
    if let previous = motion {
      if time > previous.time { follow(pitch, at: time, from: previous) }
    } else {
      motion = PitchMotion(pitch, at: time, settings)
      held.choose(for: pitch, hysteresis: 0)
      offset = pull(on: pitch)
    }
    return strength > 0 ? pitch + offset : pitch
  }

  private mutating func follow(_ pitch: Double, at time: Double, from previous: PitchMotion) {
    var motion = previous
    motion.follow(pitch, at: time)
    // A travelling hand has passed lines, none of which has held it.
    held.choose(for: motion.centre, hysteresis: settings.hysteresis * motion.rest)
    self.motion = motion

    let elapsed = time - previous.time
    let way = (pitch - previous.pitch).magnitude * (1 - motion.rest)
    let left = offset * exp(-way / settings.sheddingWay)
    let part = exponentialShare(of: elapsed * motion.rest, in: settings.pullTime)
    let wanted = mix(left, pull(on: motion.centre), part)
    // After a gap too the voice goes to the next pitch within one frame: it may not have moved by more than this.
    let most = settings.slew * min(elapsed, Self.longestFrame)
    offset += clamp(wanted - offset, -most, most)
  }

  /// The offset that draws a resting pitch to its line.
  private func pull(on centre: Double) -> Double {
    guard let line else { return 0 }
    let distance = Double(line) - centre
    let (full, none) = (settings.fullReach, settings.reach)
    return strength * distance * clamp((none - distance.magnitude) / (none - full), 0, 1)
  }

  /// A longer time between two pictures, in seconds, is a gap.
  private static let longestFrame = 0.1
}

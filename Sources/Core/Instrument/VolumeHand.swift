import ScalarMath

/// The loudness that the volume hand of two asks for.
///
/// Its height is the level, 0 at the volume field's bottom and 1 at its top. A quick dip detaches two notes without
/// having to reach the bottom, as a flick of the hand does on the instrument: what falls fast is taken for where it is
/// going. And what has fallen silent stays so for a moment, so that the voice is really silent between two notes.
struct VolumeHand: Equatable, Sendable {
  /// Falling slower than this, in fields a second, is a decrescendo and nothing else. A tremolo of 5 Hz that covers
  /// an eighth of the field is not faster.
  static let quickFall = 2.0
  /// How far ahead, in seconds, the part of a fall that is faster counts: with it a dip by 0.3 of the field that takes
  /// up to a quarter of a second, up again included, reaches level 0 at 30 pictures a second; a fall by 0.4 in 0.4 s
  /// ends where the hand does.
  static let foresight = 0.35
  /// A hand that is lost while it falls faster than this, in fields a second, is on its way to silence.
  static let falling = 1.25
  /// The shortest rest, in seconds. The voice needs one picture to fall silent.
  static let shortestRest = 0.05

  private var filter: MotionFilter
  private let bridging: Double
  private var track: Int?
  private var lastSeen = -Double.infinity
  private var lastHeight: Double?
  private var lostSince: Double?
  /// Fields a second, upwards. The filter's own belief swings on after a quick movement; its value does not.
  private var velocity = 0.0
  private var level = 0.0
  private var silentSince: Double?

  /// Makes a hand that was never seen.
  ///
  /// - Parameters:
  ///   - filter: how its height is filtered; `nil`: not at all.
  ///   - bridging: how long, in seconds, the level of a lost hand is held.
  init(filter: MotionFilter.Settings?, bridging: Double) {
    self.filter = MotionFilter(filter)
    self.bridging = bridging
  }

  /// The level, 0 to 1, of a hand that is seen at a height, 0 at the field's bottom and 1 at its top or beyond.
  mutating func level(atHeight height: Double, track: Int, time: Double) -> Double {
    // What another hand does is no movement of this one.
    if track != self.track { forget() }
    self.track = track
    lostSince = nil
    // Far outside of the field nothing changes any more.
    let place = filter.filter(clamp(height, -1, 2), at: time)
    if let lastHeight, time > lastSeen { velocity = (place - lastHeight) / (time - lastSeen) }
    (lastSeen, lastHeight) = (time, place)
    let quickness = max(0, -velocity - Self.quickFall)
    level = clamp(place - Self.foresight * quickness, 0, 1)
    return rested(level, at: time)
  }

  /// The level, 0 to 1, of a hand that is not seen: for a while it is held and fades, but not where the hand was falling.
  /// A hand that has left the picture is a lowered one.
  mutating func levelWhileUnseen(at time: Double) -> Double {
    let lost = lostSince ?? time
    lostSince = lost
    let away = time - lost
    guard away < bridging, velocity > -Self.falling else {
      level = 0
      forget()
      return rested(0, at: time)
    }
    return rested(level * (1 - 0.5 * away / bridging), at: time)
  }

  /// Forgets where the hand was: the next height counts as it is.
  private mutating func forget() {
    filter.reset()
    (lastHeight, velocity) = (nil, 0)
  }

  /// The level with no rest too short to be heard.
  private mutating func rested(_ level: Double, at time: Double) -> Double {
    // Half a microsecond of tolerance for times that are sums of thirtieths.
    let isResting = silentSince.map { time - $0 < Self.shortestRest - 5e-7 } ?? false
    guard level > 0 && !isResting else {
      silentSince = silentSince ?? time
      return 0
    }
    silentSince = nil
    return level
  }
}

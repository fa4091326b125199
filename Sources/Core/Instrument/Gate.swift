/// Decides when the instrument sounds.
///
/// ```
///  search ──hand──► armed ──held──► sounding ──gone──► bridging ──too long──► release ──► search
///     ▲               │ gone         ▲  │  ▲─────back─────┘                      │
///     └───────────────┘           opened closed  armed ◄───────hand──────────────┘
///                                    │  ▼
///                                   silent ──gone too long──► search
/// ```
///
/// All times are seconds of the source's own clock, so dropped frames and a changing frame rate do not matter.
public struct Gate: Equatable, Sendable {
  /// Where the instrument stands.
  public enum Phase: Equatable, Sendable {
    /// No hand.
    case search
    /// A hand is seen, not yet long enough to be sure that it is one.
    case armed
    /// The hand plays.
    case sounding
    /// The hand was lost a moment ago: the note is held.
    case bridging
    /// The note ends.
    case release
    /// A hand is there and closed: nothing sounds until it opens.
    case silent
  }

  /// The times of the gate.
  public struct Settings: Equatable, Sendable {
    /// How long a hand must be seen before it sounds, in seconds.
    public var arming: Double
    /// How long a lost hand's note is held, in seconds.
    public var bridging: Double
    /// How long a note takes to end, in seconds.
    public var release: Double

    /// Makes settings.
    public init(arming: Double, bridging: Double, release: Double) {
      self.arming = arming
      self.bridging = bridging
      self.release = release
    }
  }

  /// The times of the gate.
  public let settings: Settings
  /// Where the instrument stands.
  public private(set) var phase = Phase.search
  /// Since when the phase lasts.
  private var since = 0.0
  private var lastSeen = 0.0

  /// Makes a closed gate.
  public init(_ settings: Settings) {
    self.settings = settings
  }

  /// Whether a note sounds.
  public var isOpen: Bool { phase == .sounding || phase == .bridging }

  /// How much of the bridging time has passed, from 0 to 1.
  public func bridged(at time: Double) -> Double {
    guard phase == .bridging, settings.bridging > 0 else { return 0 }
    return min(max((time - since) / settings.bridging, 0), 1)
  }

  /// Takes in whether the playing hand is seen at a time, and whether it is closed.
  public mutating func observe(handSeen: Bool, isClosed: Bool = false, at time: Double) {
    if handSeen { lastSeen = time }
    // A frame may both end a phase and meet the condition to leave the next one.
    while let next = successor(handSeen: handSeen, isClosed: isClosed, at: time) {
      phase = next
      since = time
    }
  }

  private func successor(handSeen: Bool, isClosed: Bool, at time: Double) -> Phase? {
    // Half a microsecond of tolerance: three frames at 30 a second are a tenth of a second.
    let elapsed = time - since + 5e-7
    let playing: Phase = isClosed ? .silent : .sounding
    switch phase {
    case .search: return handSeen ? .armed : nil
    case .armed:
      if !handSeen { return .search }
      return elapsed >= settings.arming ? playing : nil
    case .sounding:
      if !handSeen { return .bridging }
      return isClosed ? .silent : nil
    case .bridging:
      if handSeen { return playing }
      return elapsed >= settings.bridging ? .release : nil
    case .release:
      if handSeen { return .armed }
      return elapsed >= settings.release ? .search : nil
    case .silent:
      if handSeen { return isClosed ? nil : .sounding }
      return time - lastSeen + 5e-7 >= settings.bridging ? .search : nil
    }
  }
}

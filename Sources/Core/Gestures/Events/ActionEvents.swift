/// When one hand has done an action: once each time.
///
/// An action's window is longer than the action, so that its label stays for a while when all is over. After an
/// action, the same label must have gone for ``EventSettings/release``, and ``EventSettings/actionCooldown`` have
/// passed, before it can happen again.
public struct ActionEvents: Sendable {
  /// When predictions become events.
  public let settings: EventSettings
  private var agreement = Agreement()
  private var absence = Agreement()
  /// What has happened and is still seen.
  private var spent: String?
  private var quietUntil = -Double.infinity
  private var lastTime = -Double.infinity

  /// Makes the events of a hand that did nothing yet.
  public init(_ settings: EventSettings = EventSettings()) {
    self.settings = settings
  }

  /// Takes in what is read at a time, in seconds, and tells what was done.
  ///
  /// - Parameters:
  ///   - reading: the action; `nil` where the hand is not seen, or its action cannot be told.
  ///   - time: the picture's time; one that is not later than the last changes nothing.
  /// - Returns: the action that was done, if any was.
  public mutating func observe(_ reading: GestureReading?, at time: Double) -> String? {
    guard time > lastTime else { return nil }
    lastTime = time
    // Of a hand that is not seen nobody knows whether it goes on.
    if let label = spent, let reading {
      let isThere =
        reading.label.isSame(as: label) && reading.confidence >= settings.leastConfidence
      absence.observe(isThere ? nil : label, at: time)
      if absence.hasLasted(settings.release) {
        spent = nil
        absence.reset()
      }
    }
    var seen: String?
    if let reading, !reading.isBackground, reading.confidence >= settings.confidence,
      time >= quietUntil
    {
      seen = reading.label
    }
    if let label = spent, let other = seen, label.isSame(as: other) { seen = nil }
    agreement.observe(seen, at: time)
    guard let label = agreement.label, agreement.hasLasted(settings.actionHold) else { return nil }
    agreement.reset()
    absence.reset()
    absence.observe(nil, at: time)
    spent = label
    quietUntil = time + settings.actionCooldown
    return label
  }
}

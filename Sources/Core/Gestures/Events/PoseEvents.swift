/// When the poses of one hand begin and end.
///
/// A pose begins when it has been seen for ``EventSettings/hold`` at ``EventSettings/confidence`` or above, and ends
/// when it has been missed, or seen below ``EventSettings/leastConfidence``, for ``EventSettings/release``.
public struct PoseEvents: Sendable {
  /// When predictions become events.
  public let settings: EventSettings
  /// What is held.
  public private(set) var held: String?
  private var agreement = Agreement()
  private var doubt = Agreement()
  private var lastTime = -Double.infinity
  private var ended: (label: String, time: Double)?

  /// Makes the events of a hand that holds nothing.
  public init(_ settings: EventSettings = EventSettings()) {
    self.settings = settings
  }

  /// Takes in what is read at a time, in seconds, and tells what ends and what begins.
  ///
  /// - Parameters:
  ///   - reading: the pose; `nil` where the hand is not seen, or its pose cannot be told.
  ///   - time: the picture's time; one that is not later than the last changes nothing.
  /// - Returns: the pose that ends and the one that begins, if any does.
  public mutating func observe(
    _ reading: GestureReading?, at time: Double
  ) -> (ended: String?, began: String?) {
    guard time > lastTime else { return (nil, nil) }
    lastTime = time
    var seen: String?
    if let reading, !reading.isBackground, reading.confidence >= settings.confidence {
      seen = reading.label
    }
    var (old, new): (String?, String?)
    if let held {
      let isThere =
        reading.map { $0.label.isSame(as: held) && $0.confidence >= settings.leastConfidence }
        ?? false
      doubt.observe(isThere ? nil : held, at: time)
      if doubt.hasLasted(settings.release) { old = end(at: time) }
    }
    // What is held already needs no agreement.
    if let held, let label = seen, label.isSame(as: held) { seen = nil }
    if let label = seen, isCooling(label, at: time) { seen = nil }
    agreement.observe(seen, at: time)
    if let label = agreement.label, agreement.hasLasted(settings.hold) {
      if held != nil { old = end(at: time) }
      (held, new) = (label, label)
      agreement.reset()
      doubt.reset()
      // The first doubt counts from this picture on.
      doubt.observe(nil, at: time)
    }
    return (old, new)
  }

  private mutating func end(at time: Double) -> String? {
    let label = held
    if let label { ended = (label, time) }
    held = nil
    doubt.reset()
    return label
  }

  private func isCooling(_ label: String, at time: Double) -> Bool {
    guard let ended else { return false }
    // The time that a pose takes to begin is part of its pause.
    return ended.label.isSame(as: label)
      && time - ended.time < settings.cooldown - settings.hold - 1e-6
  }
}

/// When predictions become an event: in seconds, whatever the frame rate.
public struct EventSettings: Equatable, Sendable {
  /// From this probability on a label begins to count, 0.5 to 1; the threshold of Apple's listings.
  public var confidence: Float
  /// Below this probability a held pose begins to end, 0.5 to `confidence`. A label of half or more is the likeliest
  /// one, so what is held is never another one than what is seen.
  public var leastConfidence: Float
  /// How long a pose must be seen before it begins.
  public var hold: Double
  /// How long a held pose must be missed, or its hand, before it ends.
  public var release: Double
  /// How long after its end a pose cannot begin again.
  public var cooldown: Double
  /// How long an action must be seen before it happens: longer than a prediction of it holds, so that two must agree.
  public var actionHold: Double
  /// How long after an action no other one happens: a window still holds what is over.
  public var actionCooldown: Double

  /// Makes settings. A blink of the classifier in a blurred picture is shorter than a tenth of a second; a fifth of
  /// one is as long as a player bears to wait.
  public init(
    confidence: Float = 0.9, leastConfidence: Float = 0.6, hold: Double = 0.2,
    release: Double = 0.15, cooldown: Double = 0.3, actionHold: Double = 0.15,
    actionCooldown: Double = 1
  ) {
    self.confidence = confidence
    self.leastConfidence = leastConfidence
    self.hold = hold
    self.release = release
    self.cooldown = cooldown
    self.actionHold = actionHold
    self.actionCooldown = actionCooldown
  }
}

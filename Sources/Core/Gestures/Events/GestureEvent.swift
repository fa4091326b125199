import Hands

/// Something that a hand began, ended or did.
public struct GestureEvent: Equatable, Sendable {
  /// What of it happened.
  public enum Kind: Equatable, Sendable {
    /// A pose is held from now on.
    case began
    /// A pose is no longer held, or its hand is gone.
    case ended
    /// An action was done.
    case happened
  }

  /// What of it happened.
  public var kind: Kind
  /// The pose or action.
  public var label: String
  /// The hand's track number.
  public var track: Int
  /// Which of the player's hands it is.
  public var chirality: Chirality
  /// When, in seconds on the source's clock.
  public var time: Double

  /// Makes an event.
  public init(kind: Kind, label: String, track: Int, chirality: Chirality, time: Double) {
    self.kind = kind
    self.label = label
    self.track = track
    self.chirality = chirality
    self.time = time
  }
}

/// All that gestures say at one picture.
public struct GestureMoment: Equatable, Sendable {
  /// What is read of each hand that is seen.
  public var readings: [HandReading]
  /// What began, ended or was done.
  public var events: [GestureEvent]

  /// Makes a moment; without anything it is one without gestures.
  public init(readings: [HandReading] = [], events: [GestureEvent] = []) {
    self.readings = readings
    self.events = events
  }
}

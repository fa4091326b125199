import Hands

/// What a classifier takes one hand for at one moment. It holds until the next prediction.
public struct GestureReading: Equatable, Sendable {
  /// The likeliest label.
  public var label: String
  /// Its probability, from 0 to 1.
  public var confidence: Float

  /// Makes a reading.
  public init(label: String, confidence: Float) {
    self.label = label
    self.confidence = confidence
  }

  /// Takes the likeliest label of a prediction.
  public init(_ prediction: Prediction) {
    self.init(label: prediction.label, confidence: prediction.confidence)
  }

  /// Whether it is the label for what is none of the others.
  public var isBackground: Bool { label.isSame(as: "background") }
}

/// What is read of one hand that is seen.
public struct HandReading: Equatable, Sendable {
  /// The hand's track number.
  public var track: Int
  /// Which of the player's hands it is.
  public var chirality: Chirality
  /// Its pose; `nil` where it cannot be told.
  public var pose: GestureReading?
  /// Its action; `nil` where none can be told yet.
  public var action: GestureReading?

  /// Makes a reading.
  public init(
    track: Int, chirality: Chirality, pose: GestureReading? = nil, action: GestureReading? = nil
  ) {
    self.track = track
    self.chirality = chirality
    self.pose = pose
    self.action = action
  }
}

extension String {
  /// Whether it has the same bytes: labels are names, and Unicode's tables are no part of the core.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

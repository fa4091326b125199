import Hands

/// A part that one hand plays, and what speaks against that hand.
///
/// A part sticks to its hand's track: labels of chirality flip for single pictures, most near the picture's edge,
/// and two hands that swapped their parts for a moment would be heard.
struct Part: Equatable, Sendable {
  /// How long a label must speak against a hand, in seconds, before it gives its part up.
  static let contraryEvidence = 0.5

  /// The track that holds the part; it may be out of sight.
  private(set) var track: Int?
  /// For how long the label has spoken against the track since it last spoke for it, in seconds.
  private var contrary = 0.0
  private var wasContrary = false

  /// The hand that holds the part, where it is seen.
  func holder(among hands: [HandObservation]) -> HandObservation? {
    hands.first { $0.track == track }
  }

  /// Gives the part to a hand.
  mutating func pass(to hand: HandObservation) {
    self = Part()
    track = hand.track
  }

  /// Takes the part away from its hand.
  mutating func release() {
    self = Part()
  }

  /// Takes in what the hand's label says in a picture, so many seconds after the one before: whether the part
  /// belongs to a hand with this label; `nil` where that cannot be told.
  mutating func weigh(isRight: Bool?, elapsed: Double) {
    // A single picture lasts no time.
    if isRight == false && wasContrary { contrary += elapsed }
    if isRight == true { contrary = 0 }
    wasContrary = isRight == false
  }

  /// Whether the hand has to give the part up. Half a microsecond of tolerance: fifteen pictures at 30 a second are
  /// half a second.
  var isRefuted: Bool { contrary >= Self.contraryEvidence - 5e-7 }
}

import Hands
import ScalarMath

/// Which hands play, and what each of them plays.
public enum HandUse: Equatable, Sendable {
  /// One hand plays: its height is the pitch, its side the loudness. `nil`: whichever comes first.
  case one(Chirality?)
  /// Two hands play as on the instrument: one hand's height is the pitch, the other hand's height the loudness.
  case two(pitch: Chirality)
}

/// The hands that hold the parts, from picture to picture.
///
/// A hand that holds a part keeps it while it is followed, whatever the order of detection; a part passes on only
/// when its hand is gone or, where the part belongs to one hand, is known to be the other one.
struct Parts: Equatable, Sendable {
  private(set) var pitchTrack: Int?
  private(set) var volumeTrack: Int?

  /// Finds the hands of both parts among the hands of one picture.
  ///
  /// - Parameters:
  ///   - hands: the hands of the picture, in any order.
  ///   - use: which hands play what.
  ///   - keepsPitch: whether the pitch part must wait for its hand rather than pass to another one.
  /// - Returns: the hands that hold the parts, where they are seen.
  mutating func assign(
    _ hands: [HandObservation], use: HandUse, keepsPitch: Bool
  ) -> (pitch: HandObservation?, volume: HandObservation?) {
    switch use {
    case .one(let wanted):
      let candidates = hands.filter { wanted == nil || $0.chirality == wanted }
      return (Self.part(&pitchTrack, among: candidates, waits: keepsPitch), nil)
    case .two(let pitchHand):
      let sides = Self.told(apart: hands)
      let pitchers = hands.indices.filter { sides[$0] == pitchHand }.map { hands[$0] }
      let others = hands.indices.filter { sides[$0] != pitchHand }.map { hands[$0] }
      let pitch = Self.part(&pitchTrack, among: pitchers, waits: keepsPitch)
      let volume = Self.part(&volumeTrack, among: others, waits: false)
      return (pitch, volume)
    }
  }

  /// The hand that holds a part, or the surest one to take it.
  private static func part(
    _ track: inout Int?, among candidates: [HandObservation], waits: Bool
  ) -> HandObservation? {
    if let holder = candidates.first(where: { $0.track == track }) { return holder }
    if waits && track != nil { return nil }
    // The lowest track number is the hand that was there first: order of detection does not matter.
    let next = candidates.min { $0.track < $1.track }
    track = next?.track
    return next
  }

  /// The sides of the hands; where both look like the same hand, the less sure one is taken for the other.
  private static func told(apart hands: [HandObservation]) -> [Chirality] {
    var sides = hands.map { $0.chirality }
    if hands.count == 2 && sides[0] == sides[1] {
      let unsure = hands[0].chiralityScore < hands[1].chiralityScore ? 0 : 1
      sides[unsure] = sides[unsure].opposite
    }
    return sides
  }
}

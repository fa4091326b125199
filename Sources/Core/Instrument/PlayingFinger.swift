import Hands
import ScalarMath

/// Where the index finger plays: at its tip and, while it is folded, where the tip would be were it stretched.
///
/// That place is remembered in the palm's own frame: from the finger's base, in lengths and along the direction of the
/// palm, which goes on telling it while the finger is folded. On its way from one to the other the finger plays nothing
/// new, or the pitch would fall with the tip before the note has ended.
struct PlayingFinger: Equatable, Sendable {
  /// Where a stretched finger ends before it was seen, in palms from its base: 0.8 to 1.3 were measured on hands.
  static let usualReach = Vector2(0.95, 0)
  /// A finger that reaches this part of its stretched length is stretched.
  static let stretched: Float = 0.85
  /// One that reaches less than this part is folding; in between it bends, as fingers do that play small intervals.
  static let folding: Float = 0.75
  /// How long, in seconds, a finger is on its way at most. A slower one bends the pitch.
  static let moment = 0.2
  /// How long, in seconds, the pitch takes from where an unfolded finger was expected to its tip.
  static let arrival = 0.1
  /// How fast, in seconds, a shorter reach replaces the longer one that is remembered: fingers fold often, and hands tilt
  /// slowly.
  static let forgetting = 2.0

  /// The place in picture coordinates.
  private(set) var place = Vector2.zero
  /// Whether the finger is just being folded or unfolded: its pitch is held.
  private(set) var isOnItsWay = false
  private var track: Int?
  private var reach = usualReach
  private var isReachKnown = false
  private var lastTime = 0.0
  /// When the finger was last stretched or closed.
  private var settled = -Double.infinity
  /// How much the tip counts, from 0 to 1.
  private var trust: Float = 1

  /// Takes in how a hand looks at a time in seconds.
  mutating func observe(_ hand: HandObservation, isClosed: Bool, at time: Double) {
    if hand.track != track { self = PlayingFinger() }
    let elapsed = track == nil ? 0 : max(0, time - lastTime)
    (track, lastTime) = (hand.track, time)
    place = hand[.indexTip].position
    let palm = hand.palmAxis
    guard palm.length > 1e-6, palm.length < .infinity, place.length < .infinity else { return }

    let seen = Self.inFrame(of: palm, hand.reach(of: .index))
    let part = seen.dot(reach) / reach.dot(reach)
    if isClosed || part >= Self.stretched { settled = time }
    isOnItsWay = !isClosed && part < Self.folding && time - settled < Self.moment
    trust = isClosed || isOnItsWay ? 0 : min(1, trust + Float(elapsed / Self.arrival))
    if trust > 0 && hand.straightness(of: .index) > ClosedHand.open { learn(seen, part, elapsed) }
    guard trust < 1 else { return }
    let way = Self.outOfFrame(of: palm, reach)
    let stretched = hand[.indexMCP].position + Vector2(way.x / hand.pictureAspect, way.y)
    place = stretched + (place - stretched) * trust
  }

  /// Learns where the finger ends: at once where it reaches farther than before.
  private mutating func learn(_ seen: Vector2, _ part: Float, _ elapsed: Double) {
    guard isReachKnown else {
      (reach, isReachKnown) = (seen, true)
      return
    }
    let time = part >= 1 ? Self.arrival : Self.forgetting
    reach = reach + (seen - reach) * Float(min(1, elapsed / time))
  }

  /// A way in palms: along the palm and across it.
  private static func inFrame(of palm: Vector2, _ way: Vector2) -> Vector2 {
    Vector2(way.dot(palm), palm.x * way.y - palm.y * way.x) * (1 / palm.dot(palm))
  }

  /// The way that is so many palms long.
  private static func outOfFrame(of palm: Vector2, _ way: Vector2) -> Vector2 {
    Vector2(palm.x * way.x - palm.y * way.y, palm.y * way.x + palm.x * way.y)
  }
}

import Hands
import ScalarMath

/// Whether the playing hand is closed: its index finger folded.
///
/// Measured on real and rendered hands (`docs/measurements.md`): fingers that point or hang relaxed have a
/// straightness of 0.73 and more, folded ones of 0.62 or less, or they reach back over the palm. Between the two
/// nothing changes, and a single picture changes nothing.
struct ClosedHand: Equatable, Sendable {
  /// A finger less straight than this is folded.
  static let folded: Float = 0.62
  /// A finger straighter than this is open.
  static let open: Float = 0.72
  /// A finger that reaches back over the palm by so much of its length is folded, one that reaches on is open.
  static let backwards: Float = 0.15
  /// A finger shorter than this part of the palm points at the camera, and its joints tell nothing.
  static let leastLength: Float = 0.2
  /// How long, in seconds, a finger must be seen folded or open.
  static let hold = 0.03

  /// Whether the hand is closed.
  private(set) var isClosed = false
  private var track: Int?
  /// Since when it looks otherwise.
  private var since: Double?

  /// Takes in how the hand looks at a time in seconds.
  mutating func observe(_ hand: HandObservation, at time: Double) {
    if hand.track != track { self = ClosedHand() }
    track = hand.track
    guard looksClosed(hand) != isClosed else {
      since = nil
      return
    }
    let start = since ?? time
    since = start
    // Half a microsecond of tolerance for times that are sums of thirtieths.
    guard time - start >= Self.hold - 5e-7 else { return }
    isClosed.toggle()
    since = nil
  }

  private func looksClosed(_ hand: HandObservation) -> Bool {
    guard hand.length(of: .index) > Self.leastLength * hand.palmAxis.length else { return isClosed }
    let straightness = hand.straightness(of: .index)
    let reach = hand.onwardReach(of: .index)
    if straightness < Self.folded || reach < -Self.backwards { return true }
    if straightness > Self.open && reach > 0 { return false }
    return isClosed
  }
}

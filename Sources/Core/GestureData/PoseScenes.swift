import Hands
import ScalarMath
import VirtualHand

/// Draws hands before a camera by lot: the pose, whose hand, and how it is seen.
public struct PoseScenes: Sendable {
  /// Whose hands.
  public let people: People
  private var random: RandomNumbers

  /// The camera that examples are made for.
  public static var camera: PinholeCamera { PinholeCamera(width: 480, height: 360) }

  /// The same seed draws the same hands.
  public init(_ people: People, seed: UInt64) {
    self.people = people
    random = RandomNumbers(seed: seed)
  }

  /// The next hand that shows `label`, before `camera`.
  public mutating func next(_ label: PoseLabel, _ camera: PinholeCamera) -> HandPlacement {
    var hand = HandPlacement(
      random.chance(0.5) ? .left : .right, PoseShapes.draw(label, by: &random),
      showsBack: random.chance(0.35), anchor: .middleMCP,
      at: Vector2(Float(random.between(0.3, 0.7)), Float(random.between(0.4, 0.7))),
      depth: exp(random.between(log(0.3), log(1.0))), tilt: random.between(-0.7, 0.7),
      turn: random.between(-0.7, 0.7), roll: roll(), proportions: people.draw(by: &random))
    switch label {
    case .thumbUp, .thumbDown: pointThumb(&hand, label == .thumbUp ? 0 : 0.5, camera)
    case .background:
      if random.chance(0.1) {  // A fist whose thumb points neither up nor down.
        hand.pose = PoseShapes.draw(.thumbUp, by: &random)
        pointThumb(&hand, random.chance(0.5) ? 0.25 : 0.75, camera)
      }
    case .fist, .point, .pinch, .call:  // These can also be told from the side.
      if random.chance(0.3) {
        hand.turn = (random.chance(0.5) ? 1 : -1) * random.between(0.7, 1.45)
      }
    case .openPalm:  // Held out to somebody.
      if random.chance(0.2) { hand.tilt = random.between(-0.2, 1.05) }
    default: break
    }
    return hand
  }

  /// Mostly upright, sometimes any way.
  private mutating func roll() -> Double {
    random.chance(0.6) ? 0.25 * random.normal() : random.between(-fullTurn / 2, fullTurn / 2)
  }

  /// Turns the hand so that its thumb points up (0) or, clockwise, elsewhere; within 32° of it.
  private mutating func pointThumb(
    _ hand: inout HandPlacement, _ turns: Double, _ camera: PinholeCamera
  ) {
    hand.tilt = random.between(-0.5, 1.1)
    hand.turn = random.between(-0.8, 0.8)
    hand.roll = 0
    let truth = camera.joints(of: hand)
    let way = truth[.thumbTip] - truth[.thumbMP]
    let angle = atan2(
      Double(way.x) * Double(camera.width), -Double(way.y) * Double(camera.height))
    hand.roll = turns * fullTurn - angle + random.between(-0.56, 0.56)
  }
}

import Hands
import ScalarMath
import VirtualHand

/// One person's hand that stands somewhere and is never quite still.
struct Actor: Sendable {
  let pose: HandPose
  /// Where the wrist stands before any movement, in palms from the picture's middle: x to the player's right, y
  /// downwards.
  var place: Vector2
  /// How far it wanders by itself, in palms.
  var wandering: Double
  private var standing: HandPlacement
  private let waves: [(frequency: Double, phase: Double, part: SIMD4<Double>)]
  /// One palm in heights of the picture.
  private let palm: Float

  init(pose label: PoseLabel, _ people: People, _ random: inout RandomNumbers) {
    pose = PoseShapes.draw(label, by: &random)
    let depth = exp(random.between(log(0.35), log(0.95)))
    palm = 0.095 * 1.067 / Float(depth)
    standing = HandPlacement(
      random.chance(0.5) ? .left : .right, pose, showsBack: random.chance(0.15), anchor: .wrist,
      at: .zero, depth: depth, tilt: random.between(-0.45, 0.45), turn: random.between(-0.5, 0.5),
      roll: 0.2 * random.normal(), proportions: people.draw(by: &random))
    let aspect = Float(ActionClip.camera.width) / Float(ActionClip.camera.height)
    place = Vector2(
      Float(random.between(-0.28, 0.28)) * aspect / palm, Float(random.between(-0.05, 0.35)) / palm)
    wandering = random.between(0.02, 0.15)
    waves = (0..<3).map { _ in
      (
        random.between(0.15, 0.9), random.uniform(),
        SIMD4(
          random.between(-1, 1), random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)
        )
      )
    }
  }

  /// The hand at a time, moved by so many palms as the player sees it and turned clockwise in the player's view.
  func hand(
    at time: Double, moved: Vector2 = .zero, rolled: Double = 0, pose: HandPose? = nil
  ) -> HandPlacement {
    var sway = SIMD4<Double>.zero
    for wave in waves { sway += wave.part * sine(turns: wave.frequency * time + wave.phase) }
    let there = (place + moved + Vector2(Float(sway.x), Float(sway.y)) * Float(wandering)) * palm
    let aspect = Float(ActionClip.camera.width) / Float(ActionClip.camera.height)
    var hand = standing
    if let pose { hand.pose = pose }
    hand.position = Vector2(0.5 - there.x / aspect, 0.5 + there.y)
    hand.turn += 0.1 * sway.z
    hand.roll += 0.08 * sway.w - rolled
    return hand
  }
}

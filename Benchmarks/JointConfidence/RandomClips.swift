import Hands
import ScalarMath
import VirtualHand

/// Draws clips by lot: all that a hand before a camera may do, in any light.
struct RandomClips {
  private static let length = 8
  private var random: RandomNumbers

  /// The same seed draws the same clips.
  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
  }

  /// The next clip: a hand that stands still, glides with blur, jumps once, or leaves the picture.
  mutating func next() -> ShortClip {
    let scene = Scene(
      skin: random.one(of: [.fair, .light, .tan, .brown, .dark]),
      light: random.one(of: [.normal, .normal, .low, .side, .back]),
      backdrop: random.one(of: Backdrop.allCases), seed: random.next())
    let motion = random.one(of: Motion.allCases)
    let angle = random.uniform()
    let direction = Vector2(Float(cosine(turns: angle)), Float(sine(turns: angle)))
    let way = direction * Float(random.between(0.05, 0.25))
    let turning = random.between(-0.02, 0.02)
    let start = hand()
    let hands = (0..<Self.length).map { number in
      var hand = start
      hand.position = start.position + way * motion.share(at: number)
      hand.roll += turning * Double(number)
      return hand
    }
    return ShortClip(
      renderer: HandRenderer(camera: PinholeCamera(width: 480, height: 360), scene: scene),
      hands: hands, isBlurred: motion == .glide)
  }

  private mutating func hand() -> HandPlacement {
    let poses: [HandPose] = [.open, .flat, .point, .fist, .victory, .relaxed, .pinch]
    let pose = random.one(of: poses).blended(
      with: random.one(of: poses), max(0, random.between(-1, 1)))
    let isUpright = random.chance(0.6)
    return HandPlacement(
      random.one(of: [.left, .right]), pose, showsBack: random.chance(0.3), anchor: .middleMCP,
      at: Vector2(Float(random.between(0.2, 0.8)), Float(random.between(0.3, 0.8))),
      depth: exp(random.between(log(0.28), log(1.1))), tilt: random.between(-0.7, 0.7),
      turn: random.between(-0.8, 0.8),
      roll: isUpright ? random.between(-0.3, 0.3) : random.between(-1.6, 1.6))
  }
}

private enum Motion: CaseIterable {
  case still, glide, jump, leave

  /// How far, as a share of the clip's way, the hand has come at a picture.
  func share(at number: Int) -> Float {
    switch self {
    case .still: 0.02 * Float(number)
    case .glide: Float(number) / 4
    case .jump: number < 4 ? 0 : 1
    case .leave: Float(number) / 2
    }
  }
}

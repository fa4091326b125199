import Gestures
import Hands
import ScalarMath
import VirtualHand

/// The errors that the tracker makes on joints, drawn by lot, so that a hand need not be rendered to be seen through its
/// eyes.
///
/// Fitted by percentiles to 599 rendered and tracked hands (`Benchmarks/TrackedHands`; the comparison stands in
/// `docs/measurements.md`): knuckles err together, a finger's joints pass their error on to the next with a
/// correlation of 0.8, bent fingers err more and those hidden behind the hand most, for the network guesses them less
/// folded than they are: tips a fifth of the palm farther from the wrist. Most of an error stays for as long as a hand
/// looks alike; a part is new in each picture.
public struct TrackingErrors: Sendable {
  /// How much worse than others this hand is tracked: a factor.
  private let factor: Float
  private let presence: Float
  private let isOnWrongSide: Bool
  /// The fingers that the network takes for held otherwise, 1 each.
  private let misjudged: SIMD8<Float>
  /// What stays: one draw of mean 0 and deviation 1 for each joint, for the knuckles, and for each finger.
  private let lasting: [Vector2]
  /// The share of the variance that stays.
  private static let share: Float = 0.75

  /// Draws the errors of one hand in one clip.
  public init(_ random: inout RandomNumbers) {
    factor = Float(exp(0.3 * random.normal()))
    presence = 1 - Float(0.08 * random.uniform() * random.uniform())
    isOnWrongSide = random.chance(0.03)
    lasting = Self.draws(&random)
    var misjudged = SIMD8<Float>.zero
    for finger in 0..<5 where random.chance(0.07) { misjudged[finger] = 1 }
    self.misjudged = misjudged
  }

  private static func draws(_ random: inout RandomNumbers) -> [Vector2] {
    (0..<27).map { _ in Vector2(Float(random.normal()), Float(random.normal())) }
  }

  /// A hand as a tracker would find it in one picture.
  public func keypoints(
    of placement: HandPlacement, _ camera: PinholeCamera, _ random: inout RandomNumbers
  ) -> HandKeypoints {
    let truth = camera.joints(of: placement)
    let aspect = Float(camera.width) / Float(camera.height)
    let focus = Float(camera.focalLength) / Float(camera.height)
    let palm = Self.palm * focus / truth.depths[0]
    let fresh = Self.draws(&random)
    let (old, new) = (squareRoot(Self.share), squareRoot(1 - Self.share))
    func error(_ number: Int, _ deviation: Float) -> Vector2 {
      (lasting[number] * old + fresh[number] * new) * (deviation * factor * palm)
    }

    var points = truth.positions.map { Vector2($0.x * aspect, $0.y) }
    var confidences = [Float](repeating: presence, count: JointName.count)
    let knuckles = error(21, 0.030)
    let palmward = points[JointName.middleMCP.rawValue] - points[0]
    let ahead = palmward * (palm / max(palmward.length, 1e-3 * palm))
    points[0] = points[0] + error(0, 0.038)
    for finger in 0..<5 {
      let root = 4 * finger + 1
      let bend = FingerVisibility(finger, of: truth, focus: focus, aspect: aspect)
      var passed = finger == 0 ? error(root, 0.058) : knuckles + error(root, 0.018)
      points[root] = points[root] + passed
      // What the network guesses of a whole finger, growing towards its tip.
      let guess = error(
        22 + finger, 0.05 * bend.bent + 0.07 * bend.hidden + 0.13 * misjudged[finger])
      for (bone, growth) in [Float(0.5), 0.9, 1].enumerated() {
        passed =
          passed * (finger == 0 ? 0.45 : 0.6) + error(root + bone + 1, bone == 0 ? 0.026 : 0.016)
        let unfolding =
          ahead * (Self.unfolding[bone] * bend.hidden + Self.straightening[bone] * bend.bent)
        points[root + bone + 1] = points[root + bone + 1] + passed + guess * growth + unfolding
        confidences[root + bone + 1] *= 1 - 0.4 * bend.hidden * growth
      }
    }
    for (i, point) in points.enumerated() {
      let inside = min(min(point.x, aspect - point.x), min(point.y, 1 - point.y)) / (0.1 * palm)
      confidences[i] *= clamp(inside, 0, 1)
    }
    return HandKeypoints(
      points: points, confidences: confidences,
      chirality: isOnWrongSide ? truth.chirality.opposite : truth.chirality)
  }

  /// How much farther along the palm a hidden finger's joints are found than they are, in palms, and those of a bent
  /// finger that is seen.
  private static let unfolding: [Float] = [0.02, 0.12, 0.18]
  private static let straightening: [Float] = [0.02, 0.04, 0.02]

  /// From the wrist to the middle knuckle of the standard hand, in metres.
  static let palm: Float = 0.0955
}

/// How well one finger's end is seen.
private struct FingerVisibility {
  /// 0 straight, 1 curled.
  let bent: Float
  /// 1 where the end lies behind the hand.
  let hidden: Float

  init(_ finger: Int, of truth: HandTruth, focus: Float, aspect: Float) {
    let (root, tip) = (4 * finger + 1, 4 * finger + 4)
    func place(_ joint: Int) -> Vector3 {
      let depth = truth.depths[joint]
      let seen = truth.positions[joint]
      return Vector3((seen.x - 0.5) * aspect * depth / focus, (seen.y - 0.5) * depth / focus, depth)
    }
    let straight: [Float] = [0.98, 0.94, 1.05, 0.95, 0.74]
    let reach = length(place(tip) - place(root)) / (TrackingErrors.palm * straight[finger])
    let behind = (truth.depths[tip] - truth.depths[root]) / TrackingErrors.palm
    bent = clamp((1 - reach) / 0.5, 0, 1)
    hidden = clamp((0.8 - reach) / 0.4, 0, 1) * clamp((behind + 0.1) / 0.2, 0, 1)
  }
}

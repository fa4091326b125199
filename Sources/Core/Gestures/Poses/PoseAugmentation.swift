import Hands
import ScalarMath

/// How examples of poses are varied while a classifier learns, so that few of them teach much.
///
/// What the features take away in any case (place, size, the turning of an invariant view, the side of a hand whose
/// chirality is known) changes nothing; it stands here for features of other kinds and for hands of unknown side.
public struct PoseAugmentation: Equatable, Sendable {
  /// Whether every second hand is mirrored to the other hand.
  public var mirrors: Bool
  /// The most a hand is turned in the picture, in radians either way.
  public var rotation: Float
  /// The most a hand is enlarged or reduced: a factor of at least 1.
  public var scale: Float
  /// The most a hand is moved, in palms.
  public var translation: Float
  /// The most a hand is shortened along one direction, as if it were tilted: a share from 0 to below 1.
  public var slant: Float
  /// The greatest deviation of the joints' noise, in palms; each copy draws its own below it.
  public var jointNoise: Float
  /// How likely a joint is taken for unseen.
  public var hiddenJoints: Double

  /// Makes an augmentation; the defaults measured best over the sets in `docs/measurements.md`.
  public init(
    mirrors: Bool = true, rotation: Float = 0.35, scale: Float = 1.3, translation: Float = 0.5,
    slant: Float = 0.1, jointNoise: Float = 0.03, hiddenJoints: Double = 0.01
  ) {
    self.mirrors = mirrors
    self.rotation = rotation
    self.scale = scale
    self.translation = translation
    self.slant = slant
    self.jointNoise = jointNoise
    self.hiddenJoints = hiddenJoints
  }

  /// No variation at all.
  public static var none: PoseAugmentation {
    PoseAugmentation(
      mirrors: false, rotation: 0, scale: 1, translation: 0, slant: 0, jointNoise: 0,
      hiddenJoints: 0)
  }

  /// A varied copy of a hand.
  public func vary(_ hand: HandKeypoints, by random: inout RandomNumbers) -> HandKeypoints {
    var hand = mirrors && random.uniform() < 0.5 ? hand.mirrored : hand
    let palm = hand.palmSize
    let middle = hand.palm
    let factor = Float(pow(Double(max(scale, 1)), 2 * random.uniform() - 1))
    let angle = rotation * symmetric(&random)
    let way = Vector2(symmetric(&random), symmetric(&random)) * (translation * palm)
    let across = Float(random.uniform() * fullTurn)
    let shortening = 1 - slant * Float(random.uniform())
    let noise = jointNoise * Float(random.uniform()) * palm
    for i in hand.points.indices {
      var point = (hand.points[i] - middle).rotated(by: across)
      point.x *= shortening
      point = point.rotated(by: angle - across) * factor + middle + way
      if noise > 0 {
        point = point + Vector2(Float(random.normal()), Float(random.normal())) * (noise * factor)
      }
      hand.points[i] = point
      if hiddenJoints > 0, random.uniform() < hiddenJoints { hand.confidences[i] = 0 }
    }
    return hand
  }

  private func symmetric(_ random: inout RandomNumbers) -> Float {
    Float(2 * random.uniform() - 1)
  }
}

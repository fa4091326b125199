import Gestures
import Hands
import ScalarMath
import VirtualHand

/// The errors that the tracker made on rendered hands, to be put on virtual ones of like shape and view.
///
/// What `TrackingErrors` draws is fitted joint by joint. A network's mistakes are of whole hands: a fist becomes four
/// fingers, a little finger behind the palm is drawn beside its neighbour. Here the error of a whole hand stays
/// together: that of one of the four hands of the same label whose true joints are most alike (in three dimensions, in
/// the hand's own frame).
public struct MeasuredErrors: Sendable {
  /// What the tracker made of one hand.
  public struct Hand: Sendable {
    /// Which of the hands that `PoseScenes(.many, seed:)` draws in turn (`PoseLabel.inTurn`), from 0.
    public var number: Int
    /// Whether it was taken for the other hand.
    public var isOnWrongSide: Bool
    /// Of each joint, in the hand's own frame: found minus true place, in palms.
    public var errors: [Vector2]

    /// Makes a hand; one error a joint.
    public init(number: Int, isOnWrongSide: Bool, errors: [Vector2]) {
      precondition(errors.count == JointName.count, "one error a joint")
      self.number = number
      self.isOnWrongSide = isOnWrongSide
      self.errors = errors
    }
  }

  private struct Known {
    let shape: [Float]
    let hand: Hand
  }

  /// Among how many hands alike the lot decides.
  private static let neighbours = 4
  /// How much an error is enlarged or reduced: the deviation of the factor's logarithm.
  private static let variation = 0.3
  /// What depths count beside places.
  private static let depthWeight: Float = 0.8
  /// For each label.
  private var known = [[Known]](repeating: [], count: PoseLabel.allCases.count)

  /// Knows nothing yet.
  public init() {}

  /// Takes in hands that were drawn by one seed, in the order of their numbers.
  public mutating func add(_ hands: [Hand], seed: UInt64) {
    let camera = PoseScenes.camera
    var scenes = PoseScenes(.many, seed: seed)
    var number = 0
    for hand in hands {
      while number < hand.number {
        _ = scenes.next(PoseLabel.inTurn(number), camera)
        number += 1
      }
      let label = PoseLabel.inTurn(number)
      let truth = camera.joints(of: scenes.next(label, camera))
      number += 1
      known[label.rawValue].append(
        Known(shape: Self.shape(truth, PalmAxes(truth, camera), camera), hand: hand))
    }
  }

  /// What the tracker made of a hand, from the places of its joints in heights of the picture.
  public static func hand(
    number: Int, truth: HandTruth, found places: [Vector2], as chirality: Chirality,
    _ camera: PinholeCamera
  ) -> Hand {
    let axes = PalmAxes(truth, camera)
    let aspect = Float(camera.width) / Float(camera.height)
    return Hand(
      number: number, isOnWrongSide: truth.chirality != chirality,
      errors: (0..<JointName.count).map { joint in
        let place = truth.positions[joint]
        return axes.own(way: places[joint] - Vector2(place.x * aspect, place.y))
      })
  }

  /// A hand as a tracker would find it.
  public func keypoints(
    of placement: HandPlacement, showing label: PoseLabel, _ camera: PinholeCamera,
    _ random: inout RandomNumbers
  ) -> HandKeypoints {
    let truth = camera.joints(of: placement)
    let axes = PalmAxes(truth, camera)
    let aspect = Float(camera.width) / Float(camera.height)
    let other = alike(Self.shape(truth, axes, camera), label, &random)
    let factor = Float(exp(Self.variation * random.normal()))
    let points = (0..<JointName.count).map { joint in
      let place = truth.positions[joint]
      return Vector2(place.x * aspect, place.y) + axes.picture(way: other.errors[joint]) * factor
    }
    return HandKeypoints(
      points: points,
      chirality: other.isOnWrongSide ? truth.chirality.opposite : truth.chirality)
  }

  private func alike(_ shape: [Float], _ label: PoseLabel, _ random: inout RandomNumbers) -> Hand {
    let known = known[label.rawValue]
    precondition(!known.isEmpty, "hands of each label were tracked")
    var nearest: [(distance: Float, place: Int)] = []
    for (place, other) in known.enumerated() {
      var distance: Float = 0
      for i in shape.indices {
        let difference = shape[i] - other.shape[i]
        distance += difference * difference
      }
      nearest.append((distance, place))
      nearest.sort { $0.distance < $1.distance }
      if nearest.count > Self.neighbours { nearest.removeLast() }
    }
    return known[random.one(of: nearest).place].hand
  }

  /// Places and depths of all joints in the hand's own frame.
  private static func shape(
    _ truth: HandTruth, _ axes: PalmAxes, _ camera: PinholeCamera
  ) -> [Float] {
    let aspect = Float(camera.width) / Float(camera.height)
    return (0..<JointName.count).flatMap { joint in
      let place = truth.positions[joint]
      let own = axes.own(place: Vector2(place.x * aspect, place.y))
      let depth = (truth.depths[joint] - truth.depths[0]) / TrackingErrors.palm
      return [own.x, own.y, depthWeight * depth]
    }
  }
}

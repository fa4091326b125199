import Hands
import ScalarMath

/// One physical hand, followed from picture to picture.
struct Track {
  /// The number that its observations carry.
  let number: Int
  private(set) var landmarks: Landmarks
  private(set) var lastSeen: Double
  private(set) var chirality: ChiralityEvidence
  /// False once the hand was not found; for a while the track waits for it to come back.
  private(set) var isFollowed = true

  init(number: Int, landmarks: Landmarks, time: Double) {
    self.number = number
    self.landmarks = landmarks
    lastSeen = time
    chirality = ChiralityEvidence(rightHandScore: landmarks.rightHandScore)
  }

  /// Where to look for it next.
  var region: Region { landmarks.region }

  /// The hand was found again.
  mutating func follow(_ landmarks: Landmarks, time: Double) {
    chirality.observe(
      rightHandScore: landmarks.rightHandScore, elapsed: max(0, time - lastSeen))
    self.landmarks = landmarks
    lastSeen = time
    isFollowed = true
  }

  /// The hand was not found.
  mutating func lose() {
    isFollowed = false
  }

  /// Whether the hand has been away for longer than `memory` seconds.
  func isForgotten(at time: Double, memory: Double) -> Bool {
    !isFollowed && (time - lastSeen).magnitude > memory
  }

  /// Whether a region shows the very hand that this track follows.
  func shows(_ other: Region) -> Bool {
    isFollowed && region.showsHand(of: other)
  }

  /// Whether a hand that was found anew may be this track's, come back after a gap.
  func canContinue(with other: Landmarks) -> Bool {
    let farthest = max(region.size, other.region.size) * 0.75
    return !isFollowed && region.center.distance(to: other.region.center) < farthest
  }

  /// What the world sees of the hand.
  func observation(width: Int, height: Int) -> HandObservation {
    let confidences = jointConfidences(landmarks, width: width, height: height)
    var joints: [Joint] = []
    for i in 0..<JointName.count {
      let point = landmarks.points[i]
      joints.append(
        Joint(
          position: Vector2(point.x / Float(width), point.y / Float(height)),
          confidence: confidences[i]))
    }
    return HandObservation(
      track: number, chirality: chirality.chirality, chiralityScore: chirality.score,
      presence: landmarks.presence, joints: joints,
      pictureAspect: Float(width) / Float(height))
  }
}

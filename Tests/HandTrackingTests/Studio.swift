import HandTracking
import Hands
import ScalarMath
import VirtualHand

/// A room with a camera in which hands are filmed whose joints are known.
struct Studio {
  let renderer: HandRenderer

  init(width: Int = 320, height: Int = 240, _ scene: Scene = Scene()) {
    renderer = HandRenderer(
      camera: PinholeCamera(width: width, height: height), scene: scene)
  }

  /// The picture of some hands at a time in seconds.
  func frame(_ hands: [HandPlacement], at time: Double = 0) -> Frame {
    renderer.frame(of: hands, at: time).frame
  }

  /// How far each joint was found from its true place, over the palm's length.
  func errors(_ found: HandObservation, _ hand: HandPlacement) -> [Float] {
    let truth = renderer.camera.joints(of: hand)
    let palm = pixels(truth[.wrist]).distance(to: pixels(truth[.middleMCP]))
    return JointName.allCases.map {
      pixels(found[$0].position).distance(to: pixels(truth[$0])) / palm
    }
  }

  /// The mean of the errors of all joints.
  func meanError(_ found: HandObservation, _ hand: HandPlacement) -> Float {
    errors(found, hand).reduce(0, +) / Float(JointName.count)
  }

  private func pixels(_ place: Vector2) -> Vector2 {
    Vector2(place.x * Float(renderer.camera.width), place.y * Float(renderer.camera.height))
  }
}

extension HandPlacement {
  /// A hand in the middle of the picture.
  static func central(
    _ chirality: Chirality = .right, _ pose: HandPose = .open, showsBack: Bool = false,
    depth: Double = 0.5, roll: Double = 0
  ) -> HandPlacement {
    HandPlacement(
      chirality, pose, showsBack: showsBack, anchor: .middleMCP, at: Vector2(0.5, 0.5),
      depth: depth, roll: roll)
  }
}

extension HandTracker {
  /// Takes in some pictures at 30 a second and tells what was found in each.
  func track(_ frames: [Frame]) -> [[HandObservation]] {
    frames.map { track($0) }
  }
}

import Gestures
import Hands
import Instrument
import ScalarMath
import VirtualHand

/// Effects around hands of true shape, and the words for what gestures do.
enum GestureScenes {
  static var all: [StageScene] {
    [
      held("open palm", .open), held("fist", .fist), held("point", .point),
      held("victory", .victory), held("pinch", .okay), held("rock", .rock),
      held("thumb up", .thumbStretched),
      done("wave", .open), done("swipe left", .open), done("circle clockwise", .point),
      done("open-close", .open),
      StageScene(
        name: "gesture-reduced-motion", pictures: show(.open, 40),
        events: [(20, .began, "open palm")], reducesMotion: true),
      StageScene(
        name: "gesture-words", preset: .gestures, pictures: show(.victory, 40),
        events: [
          (5, .began, "victory"), (10, .happened, "wave"), (25, .happened, "circle clockwise"),
        ],
        readings: [reading("victory", 0.97, "background", 0.71)]),
      StageScene(
        name: "gesture-words-portrait", width: 180, height: 320, preset: .gestures,
        pictures: show(.fist, 40, width: 180, height: 320), events: [(20, .began, "fist")],
        readings: [reading("fist", 0.99, "wave", 0.64)]),
    ]
  }

  /// A pose held for a second and a third.
  private static func held(_ label: String, _ pose: HandPose) -> StageScene {
    StageScene(
      name: "gesture-\(name(of: label))", pictures: show(pose, 60), events: [(20, .began, label)])
  }

  /// A third of a second after an action.
  private static func done(_ label: String, _ pose: HandPose) -> StageScene {
    StageScene(
      name: "gesture-\(name(of: label))", pictures: show(pose, 31),
      events: [(20, .happened, label)])
  }

  private static func name(of label: String) -> String {
    label.split(separator: " ").joined(separator: "-")
  }

  private static func reading(
    _ pose: String, _ confidence: Float, _ action: String, _ actionConfidence: Float
  ) -> HandReading {
    HandReading(
      track: 1, chirality: .right, pose: GestureReading(label: pose, confidence: confidence),
      action: GestureReading(label: action, confidence: actionConfidence))
  }

  /// A right hand whose middle knuckle is near the picture's middle.
  private static func show(
    _ pose: HandPose, _ count: Int, width: Int = 320, height: Int = 240
  ) -> [[HandObservation]] {
    let camera = PinholeCamera(width: width, height: height)
    let placement = HandPlacement(
      .right, pose, anchor: .middleMCP, at: Vector2(0.45, 0.45), depth: 0.5)
    let joints = camera.joints(of: placement).positions.map { Joint(position: $0, confidence: 1) }
    let hand = HandObservation(
      track: 1, chirality: .right, chiralityScore: 1, presence: 1, joints: joints,
      pictureAspect: Float(width) / Float(height))
    return Array(repeating: [hand], count: count)
  }
}

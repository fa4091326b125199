import HandTracking
import Hands
import ScalarMath
import VirtualHand

/// How far each finger joint is from its knuckle on open hands that face the camera, over the
/// distance from wrist to middle knuckle: medians of what the networks find.
func straightReaches(_ models: HandTrackerModels) throws -> String {
  var reaches = [[Float]](repeating: [], count: JointName.count)
  for skin in [SkinTone.fair, .tan, .dark] {
    let camera = PinholeCamera(width: 480, height: 480)
    let renderer = HandRenderer(camera: camera, scene: Scene(skin: skin))
    for chirality in [Chirality.left, .right] {
      for depth in [0.4, 0.5, 0.6, 0.7] {
        let placement = HandPlacement(
          chirality, .open, showsBack: depth > 0.55, anchor: .middleMCP, at: Vector2(0.5, 0.5),
          depth: depth)
        let frame = renderer.frame(of: [placement], at: 0).frame
        guard let hand = try HandTracker(models: models).track(frame).first else { continue }
        func distance(_ a: Int, _ b: Int) -> Float {
          hand.joints[a].position.distance(to: hand.joints[b].position)
        }
        for joint in 2..<JointName.count where joint % 4 != 1 {
          reaches[joint].append(
            distance(joint, (joint - 1) / 4 * 4 + 1) / distance(0, JointName.middleMCP.rawValue))
        }
      }
    }
  }
  var text = "| joint | reach of a straight finger |\n|---|---|\n"
  for joint in JointName.allCases where !reaches[joint.rawValue].isEmpty {
    let sorted = reaches[joint.rawValue].sorted()
    text += "| \(joint.name) | \(hundredths(Double(sorted[sorted.count / 2]))) |\n"
  }
  return text
}

import Gestures
import Hands
import ScalarMath
import VirtualHand

/// What one hand does up to a moment.
public struct ActionClip: Sendable {
  /// What it does.
  public let label: ActionLabel
  /// Seconds; the window that shows the action ends here.
  public let duration: Double
  /// The hand at a time in seconds; `nil` where it is away.
  public let hand: @Sendable (Double) -> HandPlacement?

  /// The camera that all clips are made for.
  public static var camera: PinholeCamera { PinholeCamera(width: 640, height: 480) }

  /// The hand as a tracker sees it at a time; `nil` where its palm is out of the picture.
  public func keypoints(
    at time: Double, _ errors: TrackingErrors, _ random: inout RandomNumbers
  ) -> HandKeypoints? {
    guard let placement = hand(time) else { return nil }
    let found = errors.keypoints(of: placement, Self.camera, &random)
    let palm = found.palm
    let edge = Float(Self.camera.width) / Float(Self.camera.height)
    guard palm.x > 0, palm.x < edge, palm.y > 0, palm.y < 1 else { return nil }
    return found
  }

  /// The window that ends with the clip, seen by a camera of some rate that misses a picture now and then.
  public func window(
    _ settings: ActionSettings, _ random: inout RandomNumbers
  ) -> ActionWindow {
    var window = ActionWindow(settings)
    let errors = TrackingErrors(&random)
    let rate = random.one(of: [24.0, 30, 30, 30, 60])
    let missed = random.between(0, 0.08)
    let first = duration - settings.duration - 0.2
    for picture in 0...Int((duration - first) * rate) {
      let time = duration - Double(Int((duration - first) * rate) - picture) / rate
      guard !random.chance(missed) else { continue }
      window.observe(keypoints(at: time, errors, &random), at: time)
    }
    return window
  }
}

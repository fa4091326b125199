import Gestures
import Hands
import ScalarMath

/// A pose classifier behind an address.
private final class PoseModel {
  let poses: PoseClassifier
  init(_ poses: PoseClassifier) { self.poses = poses }
}

/// Makes a classifier of a model's bytes; 0 if they cannot be used.
@_expose(wasm, "loadPoses") @c
public func loadPoses(
  _ bytes: UnsafePointer<UInt8>, _ count: Int32
) -> UnsafeMutableRawPointer? {
  do throws(GestureModelError) {
    let buffer = UnsafeBufferPointer(start: bytes, count: Int(count))
    return Unmanaged.passRetained(PoseModel(try PoseClassifier(bytes: [UInt8](buffer)))).toOpaque()
  } catch {
    return nil
  }
}

/// Gives a classifier's memory back.
@_expose(wasm, "releasePoses") @c
public func releasePoses(_ model: UnsafeMutableRawPointer) {
  Unmanaged<PoseModel>.fromOpaque(model).release()
}

/// Tells what a hand shows.
///
/// - Parameters:
///   - model: what `loadPoses` gave.
///   - joints: 21 times x, y and confidence, both axes in one unit.
///   - isLeft: 1 for the player's left hand.
///   - confidence: where the label's probability goes.
/// - Returns: the place of its label, or −1 where too few joints are seen.
@_expose(wasm, "predictPose") @c
public func predictPose(
  _ model: UnsafeMutableRawPointer, _ joints: UnsafePointer<Float>, _ isLeft: Int32,
  _ confidence: UnsafeMutablePointer<Float>
) -> Int32 {
  var points: [Vector2] = []
  var confidences: [Float] = []
  for joint in 0..<JointName.count {
    points.append(Vector2(joints[3 * joint], joints[3 * joint + 1]))
    confidences.append(joints[3 * joint + 2])
  }
  let hand = HandKeypoints(
    points: points, confidences: confidences, chirality: isLeft == 1 ? .left : .right)
  let poses = Unmanaged<PoseModel>.fromOpaque(model).takeUnretainedValue().poses
  guard let prediction = poses.predict(hand) else { return -1 }
  confidence.pointee = prediction.confidence
  return Int32(prediction.index)
}

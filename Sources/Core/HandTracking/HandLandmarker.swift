import Hands
import NeuralNet
import ScalarMath

/// What the landmark network says of one region.
struct Landmarks {
  /// The 21 joints in pixels of the whole picture.
  var points: [Vector2]
  /// Where the joints say the hand is, and is looked for in the next picture.
  var region: Region
  /// Depth of each joint relative to the wrist, in pixels, away from the camera positive.
  var depths: [Float]
  /// How sure it is that the region shows a hand, from 0 to 1.
  var presence: Float
  /// How much it looks like the player's right hand: 0 surely the left, 1 surely the right.
  var rightHandScore: Float
}

/// Finds the 21 joints of the hand in a region, and whether there is one.
///
/// Runs MediaPipe's hand landmark network, 224×224 pixels in (model card "MediaPipe Hands", 2021).
final class HandLandmarker {
  private let network: Network
  private let side: Int

  /// Prepares the network.
  ///
  /// - Throws: `HandTrackerError` where the model is damaged or is another network.
  init(model bytes: [UInt8], instructionSet: InstructionSet) throws(HandTrackerError) {
    network = try Network(bytes, instructionSet, as: .handLandmark)
    side = network.inputShape[1]
    guard network.outputElementCount(0) == 3 * JointName.count,
      network.outputElementCount(1) == 1, network.outputElementCount(2) == 1
    else { throw .wrongNetwork(.handLandmark) }
  }

  /// The joints of the hand in a region of the picture.
  func landmarks(in frame: Frame, _ region: Region) -> Landmarks {
    network.withInput { tensor, rowStride in
      crop(frame, region, side: side, outside: .nearestPixel, into: tensor, rowStride: rowStride)
    }
    network.run()
    let values = network.output(0)
    let scale = 1 / Float(side)
    var points: [Vector2] = []
    var depths: [Float] = []
    for joint in 0..<JointName.count {
      points.append(
        region.pixel(of: Vector2(values[3 * joint], values[3 * joint + 1]) * scale))
      depths.append(values[3 * joint + 2] * scale * region.size)
    }
    return Landmarks(
      points: points, region: Region(joints: points), depths: depths,
      presence: network.output(1)[0],
      rightHandScore: rightHandScore(networkScore: network.output(2)[0]))
  }
}

/// Turns the network's third output into how much the hand is the player's right one.
///
/// MediaPipe assumes a selfie picture stored as a mirror shows it and calls an output of 1 a left
/// hand there. Our pictures are unmirrored, where that same hand is the player's right.
func rightHandScore(networkScore: Float) -> Float {
  networkScore
}

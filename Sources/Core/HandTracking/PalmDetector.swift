import Hands
import NeuralNet
import ScalarMath

/// Finds palms in a whole picture: the slow first step, needed only while a hand is missing.
///
/// Runs MediaPipe's palm detection network (Zhang et al., "MediaPipe Hands: On-device Real-time
/// Hand Tracking", 2020), 192×192 pixels in, 2016 anchors out.
final class PalmDetector {
  private let network: Network
  private let anchors = palmAnchors()
  private let side: Int
  /// The least score, before the logistic function.
  private let leastRawScore: Float

  /// Prepares the network.
  ///
  /// - Parameters:
  ///   - bytes: the `.tflite` file of a palm detection network.
  ///   - instructionSet: what to compute with.
  ///   - scoreThreshold: palms of a lower score are not reported.
  /// - Throws: `HandTrackerError` where the model is damaged or is another network.
  init(
    model bytes: [UInt8], instructionSet: InstructionSet, scoreThreshold: Float
  ) throws(HandTrackerError) {
    network = try Network(bytes, instructionSet, as: .palmDetection)
    side = network.inputShape[1]
    leastRawScore = Float(log(Double(scoreThreshold / (1 - scoreThreshold))))
    let boxes = network.outputShape(0)
    guard boxes.last == PalmDetection.valuesPerAnchor,
      network.outputElementCount(0) == anchors.count * PalmDetection.valuesPerAnchor,
      network.outputElementCount(1) == anchors.count
    else { throw .wrongNetwork(.palmDetection) }
  }

  /// The palms in a picture, best first, each palm once.
  func palms(in frame: Frame) -> [PalmDetection] {
    let region = Region(letterboxing: frame.width, frame.height)
    network.withInput { tensor, rowStride in
      crop(frame, region, side: side, outside: .black, into: tensor, rowStride: rowStride)
    }
    network.run()
    let scores = network.output(1)
    let likely = scores.indices.filter { scores[$0] >= leastRawScore }
    guard !likely.isEmpty else { return [] }
    let values = network.output(0)
    return suppressed(
      likely.map { anchor in
        let first = anchor * PalmDetection.valuesPerAnchor
        return PalmDetection(
          score: sigmoid(scores[anchor]),
          values: values[first..<first + PalmDetection.valuesPerAnchor], anchor: anchors[anchor],
          side: Float(side), region: region)
      })
  }
}

// Apple's listings of “Classify hand poses and actions with Create ML”, one after the other, on a clip.
// Each step stands under the time of its listing; docs/origins.md shows them side by side.
//
//   swift run -c release --package-path Examples tell-gestures clip.mp4 Models

import Foundation
import Gestures
import HandTracking
import Hands
import Media

let arguments = CommandLine.arguments
let folder = URL(filePath: arguments.count > 2 ? arguments[2] : "../Models")
func network(_ name: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: folder.appending(path: "\(name)_full.tflite")))
}

let models = HandTrackerModels(
  palmDetection: try network("palm_detection"), handLandmark: try network("hand_landmark"))
let poses = PoseClassifier.builtIn
let actions = ActionClassifier.builtIn
let clip = try ClipReader(path: arguments.count > 1 ? arguments[1] : "clip.mp4")
let handler = HandPoseRequestHandler(models: models)

var effects = Effects()
var frameCounter = 0
let handPosePredictionInterval = 6
let landmarkConfidenceThreshold: Float = 0.2
var indexFingerTipLocation: (x: Float, y: Float)?
var rightHands = 0
var queue = ActionWindow(actions.settings)
var queueSamplingCounter = 0
let queueSamplingCount = 5
let handActionConfidenceThreshold: Float = 0.9

while let frame = try clip.next() {
  frameCounter += 1

  // 9:31 Detecting hands in a frame
  let request = HandPoseRequest()
  request.maximumHandCount = 1
  request.revision = .revision1
  do throws(HandPoseRequestError) {
    try handler.perform([request], on: frame)
  } catch {
    fatalError("hand pose request failed: \(error.sentence)")
  }
  guard let handPoses = request.results, let handObservation = handPoses.first else {
    effects.removeAll()
    queue.observe(nil, at: frame.time)
    continue
  }

  // 11:03 Predicting hand pose
  if frameCounter % handPosePredictionInterval == 0 {
    let keypoints = HandKeypoints(handObservation)
    if let prediction = poses.predict(keypoints) {
      let confidence = prediction.labelProbabilities[prediction.label]!
      if confidence > 0.9 {
        effects.renderHandPoseEffect(name: prediction.label, at: frame.time)
      }
    }
  }

  // 12:25 Getting tip of index finger to use as anchor
  let (width, height) = (Float(frame.width), Float(frame.height))
  let indexFingerPoint = handObservation.recognizedPoint(.indexTip)
  if indexFingerPoint.confidence > landmarkConfidenceThreshold {
    let normalizedLocation = indexFingerPoint.location(from: .lowerLeft)
    indexFingerTipLocation = (normalizedLocation.x * width, normalizedLocation.y * height)
  } else {
    indexFingerTipLocation = nil
  }

  // 15:47 Getting hand chirality
  for hand in handPoses where hand.chirality == .right {
    rightHands += hand.recognizedPoints(.indexFinger)[.indexTip] == nil ? 0 : 1
  }

  // 22:16 Hand action classification by accumulating queue of hand poses
  if frameCounter % 2 == 0 {
    for hand in handPoses where hand.chirality == .right {
      queue.observe(HandKeypoints(hand), at: frame.time)
      queueSamplingCounter += 1
      if queueSamplingCounter % queueSamplingCount == 0 {
        guard let prediction = actions.predict(queue),
          let confidence = prediction.labelProbabilities[prediction.label]
        else { continue }
        if confidence > handActionConfidenceThreshold, prediction.label != "background" {
          effects.renderHandActionEffect(name: prediction.label, at: frame.time)
        }
      }
    }
  }
}

print("right hands in \(rightHands) of \(frameCounter) pictures")
if let tip = indexFingerTipLocation { print("index tip last at \(tip.x), \(tip.y)") }

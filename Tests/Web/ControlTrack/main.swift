import Foundation
import HandTracking
import Hands
import Live
import Media
import NeuralNet

// Plays the first pictures of a clip natively, with the kernels that are the browser's too, and writes down what the
// browser is to be compared with.
//
//   ControlTrack PALM.tflite HAND.tflite CLIP COUNT FRAMES NUMBERS
//
// FRAMES: width, height and count (UInt32 each), then of each picture its time (Float64) and its RGBA rows. NUMBERS: of each
// picture the count of hands and then, hand by hand, x, y and confidence of 21 joints (Float32); pitch, level and
// gate (Float64 each); the count of the display list's words (UInt32) and the words.

let words = CommandLine.arguments
guard words.count == 7, let count = Int(words[4]) else {
  print("usage: ControlTrack PALM.tflite HAND.tflite CLIP COUNT FRAMES NUMBERS")
  exit(2)
}

extension Data {
  mutating func append<Value: BitwiseCopyable>(value: Value) {
    Swift.withUnsafeBytes(of: value) { append(contentsOf: $0) }
  }
}

var settings = HandTrackerSettings()
settings.instructionSet = .portable
settings.searchInterval = 0.2
let tracker = try HandTracker(
  models: HandTrackerModels(
    palmDetection: [UInt8](try Data(contentsOf: URL(fileURLWithPath: words[1]))),
    handLandmark: [UInt8](try Data(contentsOf: URL(fileURLWithPath: words[2])))),
  settings: settings)
let instrument = LiveInstrument(tracker: tracker)
instrument.setView(width: 390, height: 844)

let clip = try ClipReader(path: words[3])
var (frames, numbers) = (Data(), Data())
for word in [clip.width, clip.height, count] { frames.append(value: UInt32(word)) }
for _ in 0..<count {
  guard let frame = try clip.next() else {
    print("the clip has fewer than \(count) pictures")
    exit(1)
  }
  frames.append(value: frame.time)
  frames.append(contentsOf: frame.pixels)
  instrument.take(frame)
  let moment = instrument.moment
  numbers.append(value: UInt32(moment.hands.count))
  for joint in moment.hands.flatMap(\.joints) {
    numbers.append(value: joint.position.x)
    numbers.append(value: joint.position.y)
    numbers.append(value: joint.confidence)
  }
  let control = moment.playing.control
  for value in [control.pitch, control.level, control.gate ? 1 : 0] { numbers.append(value: value) }
  numbers.append(value: UInt32(instrument.list.words.count))
  for word in instrument.list.words { numbers.append(value: word) }
}
try frames.write(to: URL(fileURLWithPath: words[5]))
try numbers.write(to: URL(fileURLWithPath: words[6]))

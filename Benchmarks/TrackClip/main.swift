// Times the hand tracker alone at the other end of a pipe: every picture of the clip is decoded beforehand.
//
//   TrackClip MODELS CLIP [HANDS]
//
// Says "ready COUNT" with the number of pictures, then answers each line on standard input with one: how many
// hands were found in all and how many milliseconds each picture took, on a pass with a fresh tracker.

import Dispatch
import Foundation
import HandTracking
import Hands
import Media
import PublishedNetworks

/// Does several things at once on the machine's cores and returns when all are done.
func onAllCores(_ count: Int, _ body: (Int) -> Void) {
  withoutActuallyEscaping(body) { body in
    // The tracker asks only for work that is safe to do at once.
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: count) { body($0) }
  }
}

func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  say("usage: TrackClip MODELS CLIP [HANDS]")
  exit(2)
}
let models = try Models.load("full", from: arguments[1])
var settings = HandTrackerSettings()
settings.maximumHandCount = arguments.count > 3 ? max(1, Int(arguments[3]) ?? 1) : 1

var frames: [Frame] = []
let clip = try ClipReader(path: arguments[2])
while let frame = try clip.next() { frames.append(frame) }
say("ready \(frames.count)")

let clock = ContinuousClock()
while readLine() != nil {
  let tracker = try HandTracker(models: models, settings: settings, concurrently: onAllCores)
  var found = 0
  let times = frames.map { frame in
    clock.measure { found += tracker.track(frame).count } / .milliseconds(1)
  }
  say("\(found) " + times.map { String(format: "%.4f", $0) }.joined(separator: " "))
}

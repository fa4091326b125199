import Foundation
import Gestures
import HandTracking
import Hands
import Instrument
import Media
import PublishedNetworks
import ThereminCore

// Every event of gestures in some clips, with its time:
//   GestureEvents MODELS CLIP…

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count > 1 else {
  print("usage: GestureEvents MODELS CLIP...")
  exit(2)
}

let models = try Models.load("full", from: folder)
let recognizer = GestureRecognizer.forPlaying(poses: .builtIn, actions: .builtIn)

for path in arguments.dropFirst() {
  let clip = try ClipReader(path: path)
  let session = try Session(models: models, preset: .gestures, gestures: recognizer)
  var events: [GestureEvent] = []
  var end = 0.0
  while let frame = try clip.next() {
    events += session.take(frame).gestures.events
    end = frame.time
  }
  let counted = events.filter { $0.kind != .ended }.count
  print(
    URL(fileURLWithPath: path).lastPathComponent,
    String(format: "%.1f s, %d begun or done", end, counted))
  for event in events {
    print(String(format: "  %7.2f", event.time), event.chirality.name, event.kind, event.label)
  }
}

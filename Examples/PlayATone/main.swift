// A point draws a figure of eight for six seconds: its height is the pitch, its side the loudness.
//
//   swift run -c release --package-path Examples play-a-tone tone.wav

import Foundation
import Media
import Voice

let path = CommandLine.arguments.dropFirst().first ?? "tone.wav"
let file = try WaveWriter(path: path, sampleRate: 48_000, channels: 1)
var voice = try Voice(sampleRate: 48_000)
var block = [Float](repeating: 0, count: 1600)  // a thirtieth of a second

for index in 0..<180 {
  let time = Double(index) / 30
  let point = (x: 0.6 + 0.3 * cos(time), y: 0.5 + 0.4 * sin(2 * time))
  voice.play(
    ControlFrame(time: time, pitch: 57 + 24 * point.y, level: point.x, gate: index < 175))
  var samples = block.mutableSpan
  voice.render(into: &samples)
  try file.write(block)
}
try file.finish()

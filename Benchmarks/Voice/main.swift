// What one voice costs: nanoseconds a sample, and the share of a core at 48 kHz.
//
//   swift run -c release VoiceBenchmark

import Voice

let blockLength = 128
let blocksPerFrame = 12  // about a 30 fps camera at 48 kHz
let frameCount = 600

/// The fastest of seven runs, since whatever else the machine does only ever adds.
func nanosecondsPerSample(_ settings: VoiceSettings, gate: Bool) throws -> Double {
  var samples = [Float](repeating: 0, count: blockLength)
  var best = Double.infinity
  for _ in 0..<7 {
    var voice = try Voice(sampleRate: 48_000, settings: settings)
    let duration = ContinuousClock().measure {
      for index in 0..<frameCount {
        let bend = Double(index % 24)
        voice.play(
          ControlFrame(
            time: Double(index) / 30, pitch: 57 + bend, level: 0.5 + bend / 60, gate: gate))
        for _ in 0..<blocksPerFrame {
          var span = samples.mutableSpan
          voice.render(into: &span)
        }
      }
    }
    let attoseconds = Double(duration.components.attoseconds)
    best = min(best, attoseconds / 1e9 / Double(frameCount * blocksPerFrame * blockLength))
  }
  return best
}

/// A figure with two digits behind the point.
func hundredths(_ value: Double) -> String {
  "\(Double(Int(value * 100 + 0.5)) / 100)"
}

let cases: [(name: String, settings: VoiceSettings, gate: Bool)] = [
  ("theremin, gliding", .theremin, true),
  ("sine, gliding    ", .sine, true),
  ("silence          ", .theremin, false),
]
for (name, settings, gate) in cases {
  let cost = try nanosecondsPerSample(settings, gate: gate)
  print("\(name)  \(hundredths(cost)) ns a sample, \(hundredths(cost * 48_000 / 1e7)) % of a core")
}

import Foundation

extension WaveFile {
  /// The pitch heard between two times, a MIDI note number; `nil` in silence.
  ///
  /// The period is the shift at which the sound differs least from itself (de Cheveigné and Kawahara, "YIN",
  /// JASA 2002), found between samples by a parabola.
  func pitch(from start: Double, to end: Double) -> Double? {
    let first = max(0, Int(start * sampleRate))
    let last = min(samples.count, Int(end * sampleRate))
    let shortest = Int(sampleRate / 1200)
    let longest = Int(sampleRate / 80)
    let window = last - first - longest
    guard window > longest else { return nil }
    let power = samples[first..<last].reduce(0) { $0 + $1 * $1 } / Double(last - first)
    guard power > 1e-8 else { return nil }

    var sum = 0.0
    var normalized = [1.0]
    for shift in 1...longest {
      var difference = 0.0
      for i in stride(from: first, to: first + window, by: 2) {
        let d = samples[i] - samples[i + shift]
        difference += d * d
      }
      sum += difference
      normalized.append(sum > 0 ? difference * Double(shift) / sum : 1)
    }
    // The first deep dip is the period; later ones are its multiples.
    guard var dip = (shortest..<longest).first(where: { normalized[$0] < 0.1 }) else { return nil }
    while dip + 1 < longest && normalized[dip + 1] < normalized[dip] { dip += 1 }
    let (left, middle, right) = (normalized[dip - 1], normalized[dip], normalized[dip + 1])
    let bend = left - 2 * middle + right
    let period = Double(dip) + (bend > 0 ? 0.5 * (left - right) / bend : 0)
    return 69 + 12 * log2(sampleRate / period / 440)
  }
}

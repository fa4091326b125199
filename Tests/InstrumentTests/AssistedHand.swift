import Foundation
import Instrument

/// What a correction makes of a hand's pitch over time.
struct AssistedHand {
  var times: [Double] = []
  /// The hand's pitch, a MIDI note number, and the one that sounds.
  var hand: [Double] = []
  var sounded: [Double] = []
  var lines: [Int?] = []

  static let chromatic = Array(57...81)
  static let major = Preset.standard.pitchField.notes.filter(Key.naturals.contains)

  /// Plays a pitch that is given as a function of the time in seconds.
  init(
    amount: Double, lines: [Int] = chromatic, rate: Double = 30, seconds: Double,
    _ pitch: (Double) -> Double
  ) {
    var assist = Assist(amount: amount, lines: lines)
    for i in 0..<Int(seconds * rate) {
      let time = Double(i) / rate
      times.append(time)
      hand.append(pitch(time))
      sounded.append(assist.pull(hand[i], at: time))
      self.lines.append(assist.line)
    }
  }

  /// The greatest distance between hand and sound in a span of time, in semitones.
  func deviation(_ span: ClosedRange<Double>) -> Double {
    times.indices.filter { span.contains(times[$0]) }
      .map { (sounded[$0] - hand[$0]).magnitude }.max() ?? 0
  }
}

/// The amplitude of a frequency, in hertz, in values at a rate; over whole periods.
func amplitude(of frequency: Double, in values: ArraySlice<Double>, rate: Double) -> Double {
  let mean = values.reduce(0, +) / Double(values.count)
  var (a, b) = (0.0, 0.0)
  for (i, value) in zip(values.indices, values) {
    let phase: Double = 2 * .pi * frequency * Double(i) / rate
    a += (value - mean) * Foundation.cos(phase)
    b += (value - mean) * Foundation.sin(phase)
  }
  return 2 * (a * a + b * b).squareRoot() / Double(values.count)
}

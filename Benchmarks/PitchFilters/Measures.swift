import Foundation

/// What is measured of a filter, each as in the design's table of numbers.
struct Measures {
  /// The output's deviation about its mean on a still hand, in cents.
  static func stillness(_ clip: Clip, _ output: [Double]) -> Double {
    let values = output.dropFirst(15)
    let mean = values.reduce(0, +) / Double(values.count)
    return 100
      * (values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(values.count)).squareRoot()
  }

  /// The part of a 6 Hz vibrato that is kept in the sound: the amplitude of the output, joined by the voice's
  /// straight lines from picture to picture, over that of the hand.
  static func vibrato(_ clip: Clip, _ output: [Double]) -> Double {
    let steps = 16
    var times: [Double] = []
    var joined: [Double] = []
    for i in 0..<output.count - 1 {
      for step in 0..<steps {
        let part = Double(step) / Double(steps)
        times.append(clip.times[i] + part * (clip.times[i + 1] - clip.times[i]))
        joined.append(output[i] + part * (output[i + 1] - output[i]))
      }
    }
    // The truth at the pictures' times is the motion itself, without the lines between.
    return amplitude(times, joined) / amplitude(clip.times, clip.real)
  }

  private static func amplitude(_ times: [Double], _ values: [Double]) -> Double {
    // Whole periods only: from 2 s to 5 s.
    let part = zip(times, values).filter { $0.0 >= 2 && $0.0 < 5 }
    let mean = part.map { $0.1 }.reduce(0, +) / Double(part.count)
    var (a, b) = (0.0, 0.0)
    for (time, value) in part {
      a += (value - mean) * cos(2 * .pi * 6 * time)
      b += (value - mean) * sin(2 * .pi * 6 * time)
    }
    return 2 * (a * a + b * b).squareRoot() / Double(part.count)
  }

  /// How long after the hand itself the output comes to stay within 25 cents of a new note: the mean over the
  /// jumps of a fifth, in seconds.
  static func settling(_ clip: Clip, _ output: [Double]) -> Double {
    var delays: [Double] = []
    for second in 1..<7 {
      let range = clip.times.indices.filter {
        clip.times[$0] >= Double(second) - 1e-6 && clip.times[$0] < Double(second) + 0.7
      }
      let target = clip.real[range.last!]
      // A seen tip has an error of its own that is not the filter's.
      let seenTarget = range.suffix(8).map { clip.seen[$0] }.reduce(0, +) / 8
      delays.append(
        arrival(clip.times, output, range, seenTarget)
          - arrival(clip.times, clip.real, range, target))
    }
    return delays.reduce(0, +) / Double(delays.count)
  }

  /// When values come to stay within 25 cents of a target, read between pictures in a straight line.
  private static func arrival(
    _ times: [Double], _ values: [Double], _ range: [Int], _ target: Double
  ) -> Double {
    guard let last = range.last(where: { abs(values[$0] - target) > 0.25 }), last + 1 < values.count
    else { return times[range[0]] }
    let (before, after) = (abs(values[last] - target), abs(values[last + 1] - target))
    let part = before > after ? (before - 0.25) / (before - after) : 1
    return times[last] + min(part, 1) * (times[last + 1] - times[last])
  }

  /// Median and 95th percentile of the absolute error against the melody, in cents, where the hand stands
  /// still: the steady parts of the notes.
  static func melody(_ clip: Clip, _ output: [Double]) -> (median: Double, high: Double) {
    var errors: [Double] = []
    for i in 6..<output.count - 1 {
      let isSteady = clip.real[i - 6...i + 1].allSatisfy { abs($0 - clip.real[i]) < 0.02 }
      if isSteady { errors.append(100 * abs(output[i] - clip.real[i])) }
    }
    errors.sort()
    return (errors[errors.count / 2], errors[errors.count * 95 / 100])
  }
}

import Lessons
import ScalarMath
import Voice

extension Take {
  /// How long after its beginning a note counts as held, in seconds.
  public static let settling = 0.25

  /// How far the sound was from the note, in cents, in each picture in which a note is held: from ``settling`` after its
  /// beginning until it ends or the hand sets out for the next one. In the order of time; positive is too high.
  public var steadyErrors: [Double] {
    frames.compactMap { frame in
      guard let index = frame.note, frame.control.gate else { return nil }
      let note = notes[index]
      let time = frame.control.time
      guard time >= note.start + Self.settling && time <= note.end else { return nil }
      return 100 * (frame.control.pitch - Double(note.pitch))
    }
  }

  /// How much of its vibrato the assist left each note: the amplitude, at the vibrato's frequency, of what sounded
  /// over that of what would have sounded without. Notes with less than half a second of vibrato are left out.
  public var vibratoKept: [Double] {
    guard let rate = model.expression?.vibratoRate else { return [] }
    return runs { $0.activity == .vibrato }.compactMap { run in
      let start = frames[run.lowerBound].control.time
      let duration = frames[run.upperBound - 1].control.time - start
      let periods = floor(duration * rate)
      guard periods / rate >= 0.5 else { return nil }
      // Whole periods, so that a mean pitch counts for nothing.
      let vibrato = frames[run].prefix { $0.control.time < start + periods / rate - 1e-9 }
      let after = amplitude(of: rate, in: vibrato) { $0.control.pitch }
      let before = amplitude(of: rate, in: vibrato) { $0.unassisted }
      return after / before
    }
  }

  /// The greatest distance, in cents, of what sounded from what would have sounded without assist, on each way to a
  /// note that is more than a semitone away.
  public var glideDeviations: [Double] {
    runs { $0.activity == .reaching }.compactMap { run in
      let way = frames[run.upperBound - 1].unassisted - frames[run.lowerBound].unassisted
      guard way.magnitude > 1 else { return nil }
      return frames[run].reduce(0) {
        max($0, 100 * ($1.control.pitch - $1.unassisted).magnitude)
      }
    }
  }

  /// The longest stretches of frames of one note that have something in common.
  private func runs(_ belongs: (Frame) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, frame) in frames.enumerated() where belongs(frame) && frame.control.gate {
      if let last = runs.last, last.upperBound == index, frames[index - 1].note == frame.note {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// The amplitude of a frequency, in hertz, by projection.
  private func amplitude(
    of frequency: Double, in frames: ArraySlice<Frame>, _ pitch: (Frame) -> Double
  ) -> Double {
    let mean = frames.reduce(0) { $0 + pitch($1) } / Double(frames.count)
    var (a, b) = (0.0, 0.0)
    for frame in frames {
      let turns = frequency * frame.control.time
      a += (pitch(frame) - mean) * cosine(turns: turns)
      b += (pitch(frame) - mean) * sine(turns: turns)
    }
    return 2 * squareRoot(a * a + b * b) / Double(frames.count)
  }
}

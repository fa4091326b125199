import ScalarMath
import Voice

extension Score {
  /// When the instrument first sounds for a tenth of a second, in seconds of the performance; `nil` where it never does.
  public static func firstSound(in frames: [ControlFrame]) -> Double? {
    PlayedLine(frames, delay: 0).stretches
      .first { $0.duration >= Arrivals.leastDuration - 1e-6 }?.span.lowerBound
  }

  /// Where in a performance a melody was begun: the beginning of its first note, in seconds, with which what was
  /// played comes nearest to what was meant; of several equally good ones the earliest. `nil` where nothing
  /// sounds, or nothing is meant.
  ///
  /// A hand sounds as soon as it is seen, and looks for its first note then; so the first sound is no good beginning.
  /// Searched is the first hour, from half of the melody's length, but ten minutes at most, before the first sound on.
  /// Nearness falls from 1, in tune, to 0, a semitone off, octaves left out, and is summed over the melody's time.
  /// A constant lateness cannot be told from a later start, which is why a declared start judges more strictly.
  public static func bestStart(of melody: Melody, in frames: [ControlFrame]) -> Double? {
    let line = PlayedLine(frames, delay: 0)
    let search = Search(line: line, notes: melody.meantNotes(startingAt: 0).filter { $0.lasts })
    guard let first = firstSound(in: frames) ?? line.stretches.first?.span.lowerBound,
      let last = line.stretches.last?.span.upperBound, let end = search.notes.last?.end
    else { return nil }
    // Even one half of a melody may have been begun before the clip was.
    let range = first - min(end / 2, 600)...min(last, first + 3600)
    let coarse = search.best(range, else: first, step: 0.04, sample: 0.05)
    return search.best(coarse - 0.06...coarse + 0.06, else: coarse, step: 0.005, sample: 0.01)
  }
}

/// The search for a start.
private struct Search {
  let line: PlayedLine
  /// The notes, the first one beginning at 0.
  let notes: [MeantNote]

  /// The best of the starts within a range, a step apart; the melody is compared at moments a sample apart. Where all
  /// are worth nothing, the other one.
  func best(
    _ range: ClosedRange<Double>, else other: Double, step: Double, sample: Double
  ) -> Double {
    var best = (start: other, nearness: 0.0)
    for index in 0...Int(range.duration / step) {
      let start = range.lowerBound + Double(index) * step
      let nearness = nearness(start, sample)
      if nearness > best.nearness + 1e-9 { best = (start, nearness) }
    }
    return best.start
  }

  private func nearness(_ start: Double, _ sample: Double) -> Double {
    var sum = 0.0
    for note in notes {
      for index in 0..<max(1, Int((note.end - note.start) / sample)) {
        let time = start + note.start + (Double(index) + 0.5) * sample
        guard let pitch = line.pitch(at: time) else { continue }
        let distance = pitch - Double(note.pitch)
        let folded = (distance - 12 * round(distance / 12)).magnitude
        sum += max(0, 1 - folded)
      }
    }
    return sum
  }
}

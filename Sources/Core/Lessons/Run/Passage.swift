import ScalarMath

/// The part of a melody that a lesson runs through.
struct Passage: Sendable {
  /// The melody with this part's notes only, at their places in the whole.
  let melody: Melody
  /// Where it begins, in quarter notes: with the first note, or, of a loop, with its first bar.
  let start: Double
  /// Where it ends, in quarter notes.
  let end: Double

  /// The whole melody from its first note to its last, or a loop's bars from bar line to bar line, so that their
  /// metre goes on; notes that last longer are cut there. After an upbeat, the last bar ends with its last note:
  /// the upbeat fills it up.
  init(_ melody: Melody, bars: ClosedRange<Int>?) {
    guard let bars else {
      (self.melody, start, end) = (melody, melody.start, melody.end)
      return
    }
    var part = melody.bars(bars)
    let isUpbeat = bars.lowerBound < 1
    start = isUpbeat ? part.start : Double(bars.lowerBound - 1) * melody.barLength
    let barLine = Double(bars.upperBound) * melody.barLength
    end = isUpbeat && bars.upperBound >= melody.barCount ? min(part.end, barLine) : barLine
    for i in part.notes.indices {
      part.notes[i].length = min(part.notes[i].length, end - part.notes[i].start)
    }
    self.melody = part
  }
}

import ScalarMath

/// The beginning of a note that repeats the one before: the level falls, and comes back.
///
/// It has fallen where it is below `depth` of what was reached before and is reached after, whichever is lower: of full
/// sound, with the usual level curve, by 24 dB. The note begins where it passes this share again.
struct Detachment {
  /// The share of the level below which a note has ended.
  static let depth = 0.4

  /// When the note begins, in seconds; `nil` where both are one sound.
  let onset: Double?

  /// Looks at the beginning of the note of an index, not the first one.
  init(_ line: PlayedLine, _ notes: [MeantNote], _ index: Int, searchedFrom earliest: Double) {
    let (former, note) = (notes[index - 1], notes[index])
    let latest = note.start + clamp((note.end - note.start) / 2, 0, Arrivals.patience)
    var quietest = (time: note.start, level: Double.infinity)
    forEachMoment(of: earliest...latest) { time in
      let level = line.level(at: time)
      if level < quietest.level { quietest = (time, level) }
    }
    var (before, after) = (0.0, 0.0)
    forEachMoment(of: min(former.start, earliest)...quietest.time) {
      before = max(before, line.level(at: $0))
    }
    forEachMoment(of: quietest.time...max(note.end, latest)) {
      after = max(after, line.level(at: $0))
    }
    let threshold = Self.depth * min(before, after)
    guard quietest.level < threshold else {
      onset = nil
      return
    }
    let loud = runs(within: -threshold, over: quietest.time...max(note.end, latest)) {
      -line.level(at: $0)
    }
    onset = loud.first?.lowerBound
  }
}

/// The order in which measures are played: repeats and their endings written out.
struct MusicXMLRepeats {
  private let measures: [MusicXMLMeasure]
  /// Indices of measures.
  private(set) var order: [Int] = []

  /// The first measure of the section at hand, and for the how manieth time it is played.
  private var (start, pass) = (0, 1)
  /// The greatest time for which the section has an ending.
  private var lastPass: Int

  /// Works out the order; jumps as da capo are not followed.
  ///
  /// - Throws: `tooLong` where repeats make more measures than can be played.
  init(_ measures: [MusicXMLMeasure]) throws(SongError) {
    self.measures = measures
    lastPass = Self.lastEnding(of: measures, from: 0)
    var steps = 0
    var index = 0
    /// The times for which the ending at hand is played; `nil`: there is none.
    var ending: [Int]?
    while index < measures.count {
      steps += 1
      guard steps <= 10 * ReadMelody.longest else { throw .tooLong }
      let measure = measures[index]
      if measure.beginsRepeat, index != start { beginSection(at: index) }
      if !measure.endings.isEmpty { ending = measure.endings }
      let isPlayed = ending?.contains(pass) ?? true
      if isPlayed { order.append(index) }
      let isLastOfEnding = ending != nil && (measure.endsEnding || measure.repeatTimes != nil)
      let passes = max(measure.repeatTimes ?? 1, ending == nil ? 1 : lastPass)
      if isLastOfEnding { ending = nil }
      if isPlayed, measure.repeatTimes != nil, pass < passes {
        pass += 1
        index = start
        continue
      }
      index += 1
      let isFollowedByEnding = index < measures.count && !measures[index].endings.isEmpty
      if isLastOfEnding ? !isFollowedByEnding : measure.repeatTimes != nil {
        beginSection(at: index)
      }
    }
  }

  private mutating func beginSection(at index: Int) {
    (start, pass) = (index, 1)
    lastPass = Self.lastEnding(of: measures, from: index)
  }

  /// The greatest time any of a section's endings, which follow each other, is for; 1 without endings.
  private static func lastEnding(of measures: [MusicXMLMeasure], from start: Int) -> Int {
    var index = start
    while index < measures.count, measures[index].endings.isEmpty {
      index += 1
      if index < measures.count, measures[index].beginsRepeat { return 1 }
    }
    var last = 1
    while index < measures.count, let greatest = measures[index].endings.max() {
      last = max(last, greatest)
      while index < measures.count, !measures[index].endsEnding,
        measures[index].repeatTimes == nil
      {
        index += 1
      }
      index += 1
    }
    return last
  }
}

import ScalarMath

/// How well a whole melody was played.
public struct ScoreSummary: Equatable, Sendable {
  /// How many notes there are.
  public var noteCount: Int
  /// How many notes there are of each grade, in the order of `Grade.allCases`.
  public var counts: [Int]
  /// How many notes were reached in another octave; they have their grades too.
  public var octaveErrors: Int
  /// How many notes were not heard.
  public var silentNotes: Int
  /// The median distance from what was meant, in cents, over all notes that were heard; `nil` where none was.
  public var medianDistance: Double?
  /// The mean deviation, in cents, over all notes that were reached: positive of a player who plays sharp.
  public var meanCents: Double?
  /// The median of how late notes began, in seconds, over those whose beginning is known.
  public var medianOnset: Double?
  /// The median stability, in cents, over all notes that were heard.
  public var medianStability: Double?

  /// The mean of what the notes' grades are worth, 0 to 100: 100 points for an excellent note, 80 for a good one, 50
  /// for a fair one, none for a missed one.
  public var points: Double {
    guard noteCount > 0 else { return 0 }
    let sum = Grade.allCases.reduce(0) { $0 + counts[$1.rawValue] * $1.points }
    return Double(sum) / Double(noteCount)
  }

  /// The share of the notes that have a grade, 0 to 1.
  public func share(of grade: Grade) -> Double {
    noteCount > 0 ? Double(counts[grade.rawValue]) / Double(noteCount) : 0
  }
}

extension Score {
  /// The whole melody in a few numbers.
  public var summary: ScoreSummary {
    var counts = [Int](repeating: 0, count: Grade.allCases.count)
    for note in notes { counts[note.grade.rawValue] += 1 }
    let reached = notes.filter { $0.isReached }.compactMap { $0.cents }
    return ScoreSummary(
      noteCount: notes.count, counts: counts,
      octaveErrors: notes.count { $0.octaves != 0 },
      silentNotes: notes.count { !$0.isHeard },
      medianDistance: median(notes.compactMap { $0.cents?.magnitude }),
      meanCents: reached.isEmpty ? nil : reached.reduce(0, +) / Double(reached.count),
      medianOnset: median(notes.compactMap { $0.onset }),
      medianStability: median(notes.compactMap { $0.stability }))
  }
}

/// The middle value, of an even number the mean of both; `nil` of nothing.
func median(_ values: [Double]) -> Double? {
  guard !values.isEmpty else { return nil }
  let ascending = values.sorted()
  return (ascending[ascending.count / 2] + ascending[(ascending.count - 1) / 2]) / 2
}

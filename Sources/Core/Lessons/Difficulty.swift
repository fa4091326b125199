import ScalarMath

/// How hard a melody is to play in the air, told by how far the hand must reach, how far it must aim, and how soon.
///
/// A rule of our own, made so that each part is near 1 for an ordinary song: the range in octaves, the widest
/// quarter of the intervals in fourths, the quickest quarter of the notes against two a second.
public struct Difficulty: Equatable, Sendable {
  /// From the lowest to the highest note, in semitones.
  public let range: Double
  /// The mean of the widest quarter of the intervals from note to note, in semitones.
  public let leap: Double
  /// The mean of the quickest quarter of the notes, in notes a second, each counted from its beginning to the next
  /// one's.
  public let pace: Double

  /// Range, leap and pace added up, each in the measure of an ordinary song.
  public var sum: Double { range / 12 + leap / 5 + pace / 2 }

  /// From 1, easy, to 5, hard: 1 below a sum of 2, and a grade more for each further 0.75.
  public var grade: Int { Int(clamp((sum - 2) / 0.75 + 2, 1, 5)) }

  /// Judges a melody.
  public init(of melody: Melody) {
    var leaps: [Double] = []
    var paces: [Double] = []
    for (note, next) in zip(melody.notes, melody.notes.dropFirst()) {
      leaps.append(Double(abs(next.pitch - note.pitch)))
      paces.append(1 / max(1e-3, (next.start - note.start) * melody.quarter))
    }
    range = melody.range.map { Double($0.upperBound - $0.lowerBound) } ?? 0
    leap = Self.meanOfTheGreatestQuarter(leaps)
    pace = Self.meanOfTheGreatestQuarter(paces)
  }

  private static func meanOfTheGreatestQuarter(_ values: [Double]) -> Double {
    let greatest = values.sorted(by: >).prefix((values.count + 3) / 4)
    return greatest.isEmpty ? 0 : greatest.reduce(0, +) / Double(greatest.count)
  }
}

extension Melody {
  /// How hard it is to play.
  public var difficulty: Difficulty { Difficulty(of: self) }
}

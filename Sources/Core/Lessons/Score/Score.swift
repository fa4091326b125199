import ScalarMath
import Voice

/// How well a melody was played, note by note.
///
/// The same frames always give the same score. It depends neither on the frame rate nor on a constant delay that is
/// declared. What counts as the beginning and the steady part of a note is told at `Arrivals` and `SteadyPart`.
///
/// ```swift
/// let start = Score.bestStart(of: melody, in: frames) ?? 0
/// let score = Score(of: melody.meantNotes(startingAt: start), in: frames)
/// for note in score.notes { print(note.meant.pitch, note.cents ?? .nan, note.grade) }
/// print(score.summary.points)
/// ```
///
/// The melody is played once, in time: rests are not judged, nor what sounds between the notes. For a player who is not
/// bound to time, give the notes as they came, see ``MeantNote``.
public struct Score: Equatable, Sendable {
  /// The notes in the order of time.
  public let notes: [NoteScore]

  /// Judges a performance.
  ///
  /// Takes about a millisecond for each second of it.
  ///
  /// - Parameters:
  ///   - meant: the notes in order of time, none beginning before the one before has ended.
  ///   - frames: what was played, in order of time; frames whose numbers are none are left out.
  ///   - delay: how much later than it was played everything is in the frames, in seconds: of camera and
  ///     filters, say, or of the loudspeaker that was played to.
  public init(of meant: [MeantNote], in frames: [ControlFrame], delay: Double = 0) {
    let line = PlayedLine(frames, delay: delay)
    let arrivals = Arrivals(line: line, notes: meant).find()
    notes = meant.indices.map { index in
      Score.judge(meant[index], arrivals[index], line, Score.time(of: index, meant, arrivals))
    }
  }

  private static func judge(
    _ meant: MeantNote, _ arrival: Arrival?, _ line: PlayedLine, _ time: ClosedRange<Double>
  ) -> NoteScore {
    var score = NoteScore(
      meant: meant, level: 0, isReached: arrival != nil, octaves: arrival?.octaves ?? 0)
    score.onset = arrival?.onset.map { $0 - meant.start }
    let least = min(Arrivals.leastDuration, time.duration / 2)
    guard meant.lasts, let (stretch, sound) = line.longestSound(within: time),
      sound.duration >= least - 1e-6
    else { return score }
    let steady = SteadyPart(stretch, within: sound)
    let pitch = Double(meant.pitch + 12 * score.octaves)
    score.steadyPart = steady.span
    score.cents = 100 * (steady.pitch - pitch)
    score.stability = 100 * steady.swing
    score.level = line.meanLevel(over: sound)
    return score
  }

  /// When a note was played: from its beginning to that of the next one that follows without a rest, but not much longer
  /// than it is meant; where these are not known, as meant.
  private static func time(
    of index: Int, _ meant: [MeantNote], _ arrivals: [Arrival?]
  ) -> ClosedRange<Double> {
    let note = meant[index]
    guard note.lasts else { return 0...0 }
    let start = arrivals[index]?.onset ?? note.start
    var end = note.end
    if index + 1 < meant.count, meant[index + 1].lasts {
      let next = meant[index + 1]
      let nextStart = arrivals[index + 1]?.onset ?? next.start
      let latest = next.start - note.end > 1e-6 ? end : end + Arrivals.patience
      end = min(latest, nextStart)
    }
    return start < end ? start...end : note.start...note.end
  }
}

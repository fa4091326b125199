/// How one note was played.
public struct NoteScore: Equatable, Sendable {
  /// What was meant.
  public var meant: MeantNote
  /// The part that was held, in seconds of the performance without its delay, between the glides to it and from it;
  /// `nil` where the note was silent, as are the two numbers below.
  public var steadyPart: ClosedRange<Double>?
  /// How far the mean pitch of the steady part lies above what was meant, in cents, octaves left out where the note was
  /// octaves off; vibrato is averaged out.
  public var cents: Double?
  /// How far the pitch swings around its mean over 200 ms in the steady part, in cents, root mean square: tremor, and
  /// the vibrato that was meant.
  public var stability: Double?
  /// How much later than meant the note began, in seconds, negative where it was early; `nil` where nothing marks
  /// its beginning: a note that was not reached, or that repeats the one before without detachment.
  public var onset: Double?
  /// The mean level, 0 to 1, of what was heard; 0 of a silent note.
  public var level: Double
  /// Whether the note was ever within ±50 cents for 100 ms, be it in another octave.
  public var isReached: Bool
  /// By how many octaves it was too high; 0 where it was in its own octave or not reached.
  public var octaves: Int

  /// Whether it was heard: for 100 ms, or for half of a note shorter than 200 ms.
  public var isHeard: Bool { steadyPart != nil }

  /// How near it was, octaves left out.
  public var grade: Grade {
    guard isReached, let cents else { return .missed }
    return Grade(cents: cents)
  }
}

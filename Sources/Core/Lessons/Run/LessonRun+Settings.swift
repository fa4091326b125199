extension LessonRun {
  /// How a lesson is run.
  public struct Settings: Equatable, Sendable {
    /// Whether the song waits for its player.
    public var mode: Mode
    /// How fast it is run.
    public var tempo: Tempo
    /// What is counted before the song.
    public var countIn: CountIn
    /// When it begins.
    public var start: Start
    /// The bars that are run again and again; `nil`: the whole melody, once.
    public var loop: Loop?
    /// As what a note must be held to count, and the song to go on: within ±10, ±25 or ±50 cents.
    public var tolerance: Grade
    /// How long, in seconds, a note must be held in tune; half of its own length where that is less.
    public var hold: Double
    /// The quarter notes of a beat; `nil`: one, or a half where the bar is no whole number of quarters.
    public var beatLength: Double?

    /// Makes settings.
    public init(
      mode: Mode = .tempo, tempo: Tempo = .times(1), countIn: CountIn = .bars(1),
      start: Start = .countIn(at: nil), loop: Loop? = nil, tolerance: Grade = .good,
      hold: Double = 0.25, beatLength: Double? = nil
    ) {
      self.mode = mode
      self.tempo = tempo
      self.countIn = countIn
      self.start = start
      self.loop = loop
      self.tolerance = tolerance
      self.hold = hold
      self.beatLength = beatLength
    }
  }

  /// Whether the song waits for its player.
  public enum Mode: Sendable {
    /// The song goes on in time, whatever is played.
    case tempo
    /// The song goes on in time up to the beginning of each note and waits there until the note is held in tune.
    ///
    /// Who is in tune early enough is not waited for at all. A note that repeats the one before needs no new
    /// attack: who holds the pitch through both goes on. On an instrument that glides, a beginner would not guess
    /// what else the song is waiting for.
    case wait
  }

  /// How fast a lesson is run.
  public enum Tempo: Equatable, Sendable {
    /// So many times the melody's own tempo: 0.5 is half as fast.
    case times(Double)
    /// So many quarter notes a minute.
    case quartersPerMinute(Double)
  }

  /// What is counted before the first note.
  public enum CountIn: Equatable, Sendable {
    /// So many whole bars, and then the beats of the first note's bar that come before it, as musicians count:
    /// before an upbeat of one beat in 3/4, one bar is “1 2 3 1 2”. None: no count-in.
    case bars(Int)
    /// The last so many beats before the first note.
    case beats(Int)

    /// Straight into the song.
    public static let none = CountIn.beats(0)
  }

  /// When a lesson begins, in seconds on the clock of the control frames.
  public enum Start: Equatable, Sendable {
    /// The count-in begins at this time; `nil`: with the first control frame.
    case countIn(at: Double?)
    /// The song begins at this time, and the count-in goes before.
    case song(at: Double)
    /// The song begins with the first sound that lasts a tenth of a second, without a count-in.
    case firstSound
  }

  /// Bars that are run several times.
  public struct Loop: Equatable, Sendable {
    /// The first and the last bar; the first full bar of a melody is 1, an upbeat is bar 0.
    public var bars: ClosedRange<Int>
    /// How often they are run; `nil`: without end.
    public var repetitions: Int?
    /// What is counted before they are run again.
    public var countIn: CountIn

    /// Makes a loop.
    public init(bars: ClosedRange<Int>, repetitions: Int? = nil, countIn: CountIn = .bars(1)) {
      self.bars = bars
      self.repetitions = repetitions
      self.countIn = countIn
    }
  }
}

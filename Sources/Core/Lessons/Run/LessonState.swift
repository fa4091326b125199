/// Where a lesson stands at one moment: all that a picture of it shows.
public struct LessonState: Equatable, Sendable {
  /// What the lesson is doing.
  public enum Phase: Equatable, Sendable {
    /// It has not begun yet.
    case ready
    /// The beats before the song are counted.
    case countIn
    /// The song goes on in time.
    case playing
    /// The song waits until the due note is held.
    case waiting
    /// It is over.
    case finished
  }

  /// A beat that fell since the control frame before: a click, for a shell that sounds it.
  public struct Beat: Equatable, Sendable {
    /// When it fell, in seconds: at this control frame or, by less than the time between two, before it.
    public var time: Double
    /// Its number in the bar; 1 is the strong one.
    public var number: Int
    /// Whether it belongs to the count-in.
    public var isCountIn: Bool

    /// Makes a beat.
    public init(time: Double, number: Int, isCountIn: Bool) {
      self.time = time
      self.number = number
      self.isCountIn = isCountIn
    }

    /// Whether it is the first of its bar.
    public var isStrong: Bool { number == 1 }
  }

  /// The beat that is counted now.
  public struct Count: Equatable, Sendable {
    /// Its number in the bar, from 1.
    public var number: Int
    /// How many beats are left before the song, this one among them.
    public var left: Int
    /// How much of the beat is over, from 0 to 1.
    public var share: Double

    /// Makes a count.
    public init(number: Int, left: Int, share: Double) {
      self.number = number
      self.left = left
      self.share = share
    }
  }

  /// What is played: the melody, or, of a loop, its bars only.
  public var melody: Melody
  /// How many full bars the whole melody has.
  public var barCount: Int
  /// Seconds of a quarter note at the lesson's tempo.
  public var quarter: Double
  /// As what a note must be held to count.
  public var tolerance: Grade
  /// What became of each note in this repetition: how near it was held so far, and while it lasts that may still
  /// become better; `nil` of one that was not held yet and is not over.
  public var grades: [Grade?]
  /// What the lesson is doing.
  public var phase: Phase
  /// The place in the melody, in quarter notes from the beginning of the first full bar; before the first note
  /// in a count-in.
  public var position: Double
  /// The bar at this place; in a count-in the one that will come.
  public var bar: Int
  /// The note that is to be played now, or next where none is; an index into the melody's notes. `nil` at the end.
  public var due: Int?
  /// How much of the time that the due note must be held is done, from 0 to 1.
  public var held: Double
  /// How far, in cents, what is played lies above the due note, a vibrato averaged out; `nil` in silence.
  public var cents: Double?
  /// The beat that is counted now; `nil` outside of a count-in.
  public var count: Count?
  /// The beat that fell since the control frame before, if any; the last one where there were more.
  public var beat: Beat?
  /// How often the loop, or the song, was run to its end.
  public var finishedRounds: Int
  /// How often it will be run; `nil`: without end.
  public var rounds: Int?

  /// A lesson on a melody that has not begun yet.
  public init(_ melody: Melody) {
    self.melody = melody
    barCount = melody.barCount
    quarter = melody.quarter
    tolerance = .good
    grades = [Grade?](repeating: nil, count: melody.notes.count)
    phase = .ready
    position = melody.start
    bar = Metre(barLength: melody.barLength).bar(at: melody.start)
    due = melody.notes.isEmpty ? nil : 0
    held = 0
    finishedRounds = 0
    rounds = 1
  }

  /// The due note; `nil` at the end.
  public var dueNote: Melody.Note? {
    due.flatMap { melody.notes.indices.contains($0) ? melody.notes[$0] : nil }
  }

  /// Whether the due note has begun: it is to be played now.
  public var isDueNow: Bool {
    dueNote.map { phase != .ready && $0.start <= position + Metre.tolerance } ?? false
  }

  /// Whether the player is to go up, 1, or down, −1, to reach the due note, or is there, 0; 0 in silence too.
  public var direction: Int {
    guard let cents, cents.magnitude > tolerance.widest else { return 0 }
    return cents < 0 ? 1 : -1
  }
}

/// Why a lesson cannot be run.
public enum LessonRunError: Error, Equatable, Sendable {
  /// The melody has no notes.
  case emptyMelody(title: String)
  /// A note, given by its index, has no length or begins before the one before it has ended, or the bars have no
  /// length.
  case notInOrder(title: String, note: Int)
  /// A tempo, in quarter notes a minute, that nobody can play.
  case tempoOutOfRange(Double)
  /// A loop reaches beyond the bars that there are.
  case barsOutOfRange(ClosedRange<Int>, existing: ClosedRange<Int>)
  /// No note begins in the loop's bars.
  case emptyBars(ClosedRange<Int>)
  /// A loop that is run less than once.
  case repetitionsOutOfRange(Int)
  /// A count-in of less than nothing, or longer than anyone waits.
  case countInOutOfRange(Int)
  /// A time to hold notes that is no time, or too long.
  case holdOutOfRange(Double)
  /// A tolerance that is none: the grade of notes that were missed.
  case toleranceOutOfRange(Grade)
  /// A start that is no time.
  case startOutOfRange(Double)
  /// A bar is no whole number of such beats.
  case beatOutOfRange(Double, barLength: Double)

  /// One sentence for a person, without capital or full stop.
  public var sentence: String {
    switch self {
    case .emptyMelody(let title):
      "“\(title)” has no notes; choose a melody that has some"
    case .notInOrder(let title, let note):
      "note \(note + 1) of “\(title)” overlaps the one before it or has no length; "
        + "give one melody line with notes one after the other"
    case .tempoOutOfRange(let tempo):
      "the tempo is \(tempo) quarter notes a minute; it must lie between 5 and 1000"
    case .barsOutOfRange(let bars, let existing):
      "the loop's bars \(bars.lowerBound) to \(bars.upperBound) reach beyond the melody; "
        + "choose some of its bars \(existing.lowerBound) to \(existing.upperBound)"
    case .emptyBars(let bars):
      "no note begins in bars \(bars.lowerBound) to \(bars.upperBound); choose a longer loop"
    case .repetitionsOutOfRange(let repetitions):
      "the loop's number of repetitions is \(repetitions); it must be 1 or more"
    case .countInOutOfRange(let count):
      "the length of the count-in is \(count); it must lie between 0, none, and 64"
    case .holdOutOfRange(let hold):
      "the time to hold a note is \(hold) s; it must lie between 0 and 5"
    case .toleranceOutOfRange(let grade):
      "every note would count with the tolerance “\(grade.word)”; choose excellent, good or fair"
    case .startOutOfRange(let start):
      "the lesson's start is \(start) s; it must be a time, such as 0"
    case .beatOutOfRange(let beat, let barLength):
      "a bar of \(barLength) quarter notes is no whole number of beats of \(beat); "
        + "choose beats that fill the bar"
    }
  }
}

extension LessonRun {
  /// Throws for the first thing that cannot be run.
  static func check(_ melody: Melody, _ settings: Settings) throws(LessonRunError) {
    guard !melody.notes.isEmpty else { throw .emptyMelody(title: melody.title) }
    guard melody.barLength >= 0.1, melody.barLength < 1e6 else {
      throw .notInOrder(title: melody.title, note: 0)
    }
    var end = -1e6
    for (i, note) in melody.notes.enumerated() {
      guard note.length >= 5e-4, note.start >= end - Metre.tolerance, note.end < 1e6 else {
        throw .notInOrder(title: melody.title, note: i)
      }
      end = note.end
    }
    let tempo = quartersPerMinute(melody, settings)
    guard tempo >= 5, tempo <= 1000 else { throw .tempoOutOfRange(tempo) }
    guard settings.hold >= 0, settings.hold <= 5 else { throw .holdOutOfRange(settings.hold) }
    guard settings.tolerance != .missed else { throw .toleranceOutOfRange(settings.tolerance) }
    if let beat = settings.beatLength {
      let beats = melody.barLength / beat
      guard beat > 0, beats >= 0.999, beats < 1e3,
        (beats - Double(Int(beats + 0.5))).magnitude < 1e-6
      else { throw .beatOutOfRange(beat, barLength: melody.barLength) }
    }
    try check(settings.countIn)
    try check(settings.start)
    if let loop = settings.loop { try check(loop, melody) }
  }

  private static func check(_ countIn: CountIn) throws(LessonRunError) {
    switch countIn {
    case .bars(let count), .beats(let count):
      guard count >= 0, count <= 64 else { throw .countInOutOfRange(count) }
    }
  }

  private static func check(_ start: Start) throws(LessonRunError) {
    switch start {
    case .countIn(let time?), .song(let time):
      guard time.magnitude < .infinity else { throw .startOutOfRange(time) }
    case .countIn(nil), .firstSound: break
    }
  }

  private static func check(_ loop: Loop, _ melody: Melody) throws(LessonRunError) {
    let existing = (melody.start < -Metre.tolerance ? 0 : 1)...max(1, melody.barCount)
    guard existing.contains(loop.bars.lowerBound), existing.contains(loop.bars.upperBound) else {
      throw .barsOutOfRange(loop.bars, existing: existing)
    }
    guard !melody.bars(loop.bars).notes.isEmpty else { throw .emptyBars(loop.bars) }
    if let repetitions = loop.repetitions, repetitions < 1 {
      throw .repetitionsOutOfRange(repetitions)
    }
    try check(loop.countIn)
  }

  /// The tempo that is asked for.
  static func quartersPerMinute(_ melody: Melody, _ settings: Settings) -> Double {
    switch settings.tempo {
    case .times(let factor): melody.tempo * factor
    case .quartersPerMinute(let tempo): tempo
    }
  }
}

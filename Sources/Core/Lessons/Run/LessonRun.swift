import ScalarMath
import Voice

/// Runs a melody while somebody plays it: in time, or waiting for its notes.
///
/// Call ``advance(_:)`` once a control frame, in the order of time. A value: the same control frames give the same
/// states. Places follow from times by formulas and not by adding up, so the rate of the control frames, and how
/// evenly they come, do not matter.
///
/// ```swift
/// var run = try LessonRun(melody, LessonRun.Settings(mode: .wait))
/// for frame in controlFrames {
///   run.advance(frame)
///   if let beat = run.state.beat { click(strong: beat.isStrong) }
///   stage.draw(playing, lesson: run.state, hands: hands, health: health, into: &list)
/// }
/// ```
///
/// It judges for the eye and while one plays, so it knows nothing of the delay between hand and picture; a score
/// of a whole performance is made afterwards.
public struct LessonRun: Sendable {
  /// How the lesson is run.
  public let settings: Settings
  /// Where the lesson stands.
  public private(set) var state: LessonState

  /// The notes that are over, as they came, in all rounds: in time, or when the player had come to them. What a score
  /// of the performance asks for.
  public private(set) var meantNotes: [MeantNote] = []

  private let passage: Passage
  private let metre: Metre
  private var held: HeldPitch
  /// A place in the melody and the time at which the song is there; `nil` before it begins.
  private var anchor: (time: Double, position: Double)?
  /// Where this repetition's count-in begins.
  private var roundStart: Double
  /// How many notes the song need not wait for any more.
  private var passed = 0
  /// Beats from this place on were not told yet.
  private var untold: Double
  /// When the player had come to the note that is due, where the song waits.
  private var came: Double?
  /// Since when it sounds without a break.
  private var soundingSince: Double?
  private var lastTime = -Double.infinity
  /// A time that misses another by less than this is the same.
  private static let sameTime = 5e-7
  /// Times from here on, tens of thousands of years, are no times.
  private static let latestTime = 1e12

  /// Prepares a lesson.
  ///
  /// - Throws: `LessonRunError` for a melody without notes or with notes not one after the other, and for settings
  ///   out of range.
  public init(_ melody: Melody, _ settings: Settings = Settings()) throws(LessonRunError) {
    try Self.check(melody, settings)
    self.settings = settings
    passage = Passage(melody, bars: settings.loop?.bars)
    metre = Metre(barLength: melody.barLength, beatLength: settings.beatLength)
    held = HeldPitch(note: passage.melody.notes[0].pitch)
    let countIn = settings.start == .firstSound ? .none : settings.countIn
    roundStart =
      settings.start == .firstSound
      ? passage.melody.start : metre.countInStart(countIn, before: passage.start)
    untold = roundStart
    state = LessonState(passage.melody)
    state.barCount = melody.barCount
    state.quarter = 60 / Self.quartersPerMinute(melody, settings)
    state.tolerance = settings.tolerance
    state.rounds = settings.loop.map { $0.repetitions } ?? 1
    state.position = roundStart
    state.bar = metre.bar(at: passage.start)
    meantNotes.reserveCapacity(passage.melody.notes.count)
  }

  /// Whether the lesson is over.
  public var isFinished: Bool { state.phase == .finished }

  /// Goes on to the time of a control frame, and hears its pitch.
  ///
  /// A time that is not later than the last one's counts as equal to it, and changes nothing.
  public mutating func advance(_ control: ControlFrame) {
    state.beat = nil
    guard control.time > lastTime, control.time.magnitude < Self.latestTime else { return }
    let isSounding = control.gate && control.level >= PlayedLine.leastLevel
    let pitch = isSounding && control.pitch.magnitude <= 1000 ? control.pitch : nil
    held.hear(pitch, at: control.time)
    soundingSince = pitch == nil ? nil : soundingSince ?? control.time
    if anchor == nil { begin(at: control.time) }
    lastTime = control.time
    if anchor != nil, !isFinished { flow(to: control.time) }
    describeDueNote(at: control.time)
  }

  private mutating func begin(at time: Double) {
    switch settings.start {
    case .countIn(let start):
      guard time >= (start ?? time) else { return }
      anchor = (start ?? time, roundStart)
    case .song(let start):
      let begin = start - (passage.start - roundStart) * state.quarter
      guard time >= begin else { return }
      anchor = (begin, roundStart)
    case .firstSound:
      guard let since = soundingSince, time - since >= Arrivals.leastDuration - Self.sameTime
      else { return }
      anchor = (since, roundStart)
    }
    // A lesson that is on its way when the first control frame comes does not tell of beats long gone.
    if lastTime == -.infinity { untold = max(untold, position(at: time)) }
  }

  /// Lets the song go on, note by note and round by round.
  private mutating func flow(to time: Double) {
    while true {
      let position = position(at: time)
      if settings.mode == .wait, passed < passage.melody.notes.count,
        position >= passage.melody.notes[passed].start - Metre.tolerance
      {
        guard pass(at: time) else { return }
        continue
      }
      move(to: min(position, passage.end))
      guard position >= passage.end - Metre.tolerance else {
        state.phase = position < passage.start - Metre.tolerance ? .countIn : .playing
        return
      }
      finishRound(at: self.time(of: passage.end), now: time)
      if isFinished { return }
    }
  }

  /// Goes up to the note that is waited for; beyond it where it is held.
  private mutating func pass(at time: Double) -> Bool {
    let start = passage.melody.notes[passed].start
    let arrival = self.time(of: start)
    move(to: start)
    let hold = hold(passed)
    guard let since = held.since(settings.tolerance), time - since >= hold - Self.sameTime else {
      state.phase = .waiting
      return false
    }
    grade(passed, at: time, noEarlierThan: -.infinity)
    came = max(arrival, since)
    anchor = (max(arrival, since + hold), start)
    passed += 1
    return true
  }

  /// Takes the song to a later place.
  private mutating func move(to position: Double) {
    let notes = passage.melody.notes
    tellBeat(upTo: position)
    state.position = position
    while let due = state.due, notes[due].end <= position + Metre.tolerance {
      if state.grades[due] == nil { state.grades[due] = .missed }
      meantNotes.append(
        MeantNote(
          pitch: notes[due].pitch, bar: metre.bar(at: notes[due].start),
          start: came ?? time(of: notes[due].start), end: time(of: notes[due].end)))
      came = nil
      state.due = due + 1 < notes.count ? due + 1 : nil
    }
    if let due = state.due { held.listen(for: notes[due].pitch) }
    let beat = metre.beatStart(at: position)
    // The end belongs to the bar that it ends.
    state.bar = metre.bar(at: clamp(position, passage.start, passage.end - 1e-6))
    state.count =
      position < passage.start - Metre.tolerance
      ? LessonState.Count(
        number: metre.beat(at: position),
        left: Int(-floor(-(passage.start - beat) / metre.beatLength + 1e-6)),
        share: clamp((position - beat) / metre.beatLength, 0, 1)) : nil
  }

  private mutating func tellBeat(upTo position: Double) {
    let beat = metre.beatStart(at: position)
    guard beat >= untold - Metre.tolerance, beat < passage.end - Metre.tolerance else { return }
    untold = beat + metre.beatLength / 2
    state.beat = LessonState.Beat(
      time: time(of: beat), number: metre.beat(at: beat),
      isCountIn: beat < passage.start - Metre.tolerance)
  }

  /// Begins the next round, or ends the lesson, at the time at which the last one was over.
  private mutating func finishRound(at end: Double, now: Double) {
    let loopCountIn = settings.loop?.countIn ?? .none
    roundStart = metre.countInStart(loopCountIn, before: passage.start)
    let period = (passage.end - roundStart) * state.quarter
    var finished = 1.0
    // After a long time without control frames: the rounds that nobody played, at once.
    if settings.mode == .tempo { finished += floor(clamp((now - end) / period, 0, 1e17)) }
    if let rounds = state.rounds { finished = min(finished, Double(rounds - state.finishedRounds)) }
    state.finishedRounds += Int(finished)
    guard state.finishedRounds != state.rounds else {
      state.phase = .finished
      return
    }
    anchor = (end + (finished - 1) * period, roundStart)
    untold = roundStart
    (passed, state.due) = (0, 0)
    for i in state.grades.indices { state.grades[i] = nil }
  }

  /// How far the due note is held, and how close what is played comes to it.
  private mutating func describeDueNote(at time: Double) {
    state.cents = state.due == nil ? nil : held.deviation
    state.held = 0
    guard let due = state.due else { return }
    // In time, a note is to be held in its own time; a player who is waited for may be early.
    let earliest =
      settings.mode == .wait ? -Double.infinity : self.time(of: passage.melody.notes[due].start)
    if state.isDueNow, state.phase != .waiting { grade(due, at: time, noEarlierThan: earliest) }
    if let grade = state.grades[due], grade.widest <= settings.tolerance.widest {
      state.held = 1
    } else if state.isDueNow, let since = held.since(settings.tolerance) {
      let hold = hold(due)
      let elapsed = time - max(since, earliest)
      state.held = hold > 0 ? clamp(elapsed / hold, 0, 1) : 1
    }
  }

  /// Gives a note the best grade as which it was held long enough, and not before a time.
  private mutating func grade(_ note: Int, at time: Double, noEarlierThan earliest: Double) {
    for grade in [Grade.excellent, .good, .fair] {
      if let old = state.grades[note], old.widest <= grade.widest { return }
      guard let since = held.since(grade),
        time - max(since, earliest) >= hold(note) - Self.sameTime
      else { continue }
      state.grades[note] = grade
      return
    }
  }

  /// How long a note must be held, in seconds.
  private func hold(_ note: Int) -> Double {
    min(settings.hold, passage.melody.notes[note].length * state.quarter / 2)
  }

  private func position(at time: Double) -> Double {
    guard let anchor else { return roundStart }
    return anchor.position + (time - anchor.time) / state.quarter
  }

  private func time(of position: Double) -> Double {
    guard let anchor else { return .infinity }
    return anchor.time + (position - anchor.position) * state.quarter
  }
}

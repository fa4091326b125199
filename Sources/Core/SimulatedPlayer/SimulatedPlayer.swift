import Hands
import Instrument
import Lessons
import ScalarMath
import Voice

/// A hand that plays notes, and listens and looks.
///
/// Ask for the hand at each picture's time, let the instrument play it, and give back what came of it:
///
/// ```swift
/// let hand = simulated.hand(at: time)
/// simulated.perceive(player.play([hand], at: time))
/// ```
///
/// The hand sets out for each note a little before its time, and lands beside it. With lines in sight the player then
/// sees how far the hand is from its line; with or without them the player hears how far the sound is from the note.
/// Both too late, neither exactly, and only what is off by enough leads to a correction, one at a time. What is heard
/// is what sounds: the correction of the instrument, if there is one, is part of the loop.
///
/// The same seed gives the same player; what befalls a note, as the error of its reach, does not depend on what was
/// played before it.
public struct SimulatedPlayer: Sendable {
  /// What the hand does.
  public enum Activity: Equatable, Sendable {
    /// It waits for the first note.
    case waiting
    /// It is on its way to a note.
    case reaching
    /// It holds a note, or corrects it.
    case holding
    /// It plays a vibrato of full width on a note.
    case vibrato
  }

  /// The height of the picture where the hand is, in centimetres: our estimate of a player before a telephone at
  /// arm's length. A semitone of the standard instrument is then 1.75 cm.
  public static let pictureHeight = 70.0
  /// The deviation of the fingertip that is tracked from the real one, in centimetres: 2 cents on the standard
  /// instrument. Rendered clips have 0.7 (docs/measurements.md); that a real camera has more is our estimate.
  public static let trackingDeviation = 0.035

  /// What the player can do.
  public let model: PlayerModel
  /// The notes to be played.
  public let notes: [MeantNote]
  /// Whether the player sees the lines of the notes.
  public let seesLines: Bool
  /// What the hand does.
  public private(set) var activity = Activity.waiting
  /// The note that is played or reached for; `nil` before the first.
  public private(set) var note: Int?

  private let preset: Preset
  private let plans: [Plan]
  private let unsteadyHand: UnsteadyHand
  private let scale: Double
  private var chances: Chances
  private var impressions = Impressions()
  private var reach: Reach
  /// When the reach for the present note ends: later reaches are corrections.
  private var landing = -Double.infinity
  private var nextJudgement = 0.0
  private var place = 0.0

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - model: what the player can do.
  ///   - notes: the notes to be played, in order of time.
  ///   - preset: the instrument.
  ///   - seesLines: whether its lines are in sight.
  ///   - seed: which of all such players.
  public init(
    _ model: PlayerModel, playing notes: [MeantNote], on preset: Preset, seesLines: Bool,
    seed: UInt64
  ) {
    self.model = model
    self.notes = notes
    self.seesLines = seesLines
    self.preset = preset
    var random = RandomNumbers(seed: seed)
    scale = 1 + model.reaching.scaleDeviation * random.normal()
    unsteadyHand = UnsteadyHand(model.unsteadiness, &random)
    chances = Chances(&random)
    let middle = Self.place(of: (preset.pitchField.lowest + preset.pitchField.highest) / 2, preset)
    plans = Plan.plans(
      for: notes, from: middle, model, place: { Self.place(of: $0, preset) }, &random)
    reach = Reach(origin: middle, target: middle, start: -.infinity, duration: 0)
  }

  /// The hand at a time, in seconds; times must grow.
  public mutating func hand(at time: Double) -> HandObservation {
    while let next = plan(after: note), time >= next.start { setOut(for: next) }
    correctIfNeeded(at: time)
    place = reach.place(at: time) + vibrato(at: time) + unsteadyHand.offset(at: time)
    let tracked = place + Self.trackingDeviation * chances.camera.normal()
    return Self.hand(at: tracked, preset)
  }

  /// Lets the player see and hear what came of the hand.
  public mutating func perceive(_ playing: Playing) {
    let control = playing.control
    let sounds = control.gate && control.level > 0
    impressions.add(place: place, pitch: sounds ? control.pitch : nil, at: control.time)
  }

  /// When the hand sets out for the note after the present one; infinity where there is none.
  public var departure: Double { plan(after: note)?.start ?? .infinity }

  private func plan(after note: Int?) -> Plan? {
    let next = (note ?? -1) + 1
    return next < plans.count ? plans[next] : nil
  }

  private mutating func setOut(for plan: Plan) {
    let origin = reach.place(at: plan.start)
    var target = plan.place
    if note != nil && plan.distance == 0 {
      // The same note again: the hand stays where it is taken to be right.
      target = origin
    } else {
      if !seesLines {
        let aim = note == nil ? plan.place : origin + scale * plan.distance
        target = aim + model.reaching.memoryDeviation * plan.memoryError
      }
      target +=
        plan.reachError * model.reaching.deviation(for: target - origin, in: plan.duration)
    }
    reach = Reach(
      origin: origin, target: target, start: plan.start, duration: plan.duration)
    landing = reach.end
    nextJudgement = landing
    note = (note ?? -1) + 1
    activity = .reaching
  }

  private mutating func correctIfNeeded(at time: Double) {
    guard note != nil, time >= nextJudgement, time >= reach.end else { return }
    if activity == .reaching { activity = .holding }
    let correcting = model.correcting
    let soonest = seesLines ? min(correcting.eyeDelay, correcting.earDelay) : correcting.earDelay
    // Judged is what was seen and heard since the hand came to rest, and while there is time to mend it.
    guard time >= reach.end + soonest, time < departure - correcting.interval else { return }
    nextJudgement = time + correcting.interval
    guard let distance = distanceSeen(at: time) ?? distanceHeard(at: time) else { return }
    let duration = model.reaching.time(for: distance)
    let deviation = model.reaching.deviation(for: distance, in: duration)
    let origin = reach.place(at: time)
    reach = Reach(
      origin: origin, target: origin + distance + deviation * chances.corrections.normal(),
      start: time, duration: duration)
    nextJudgement = max(reach.end, nextJudgement)
  }

  /// How far the hand looks off its line, in centimetres; `nil` where it does not look off.
  private mutating func distanceSeen(at time: Double) -> Double? {
    let correcting = model.correcting
    guard seesLines, let note, time >= reach.end + correcting.eyeDelay,
      let seen = impressions.place(at: time - correcting.eyeDelay)
    else { return nil }
    let distance = plans[note].place - seen + correcting.eyeDeviation * chances.eye.normal()
    return distance.magnitude > correcting.eyeTolerance ? distance : nil
  }

  /// How far, in centimetres, the hand must go for the note to sound right; `nil` where it sounds right.
  private mutating func distanceHeard(at time: Double) -> Double? {
    let correcting = model.correcting
    let start = time - correcting.earDelay
    guard let note, start >= reach.end,
      let sound = impressions.pitch(from: start, to: start + correcting.listening)
    else { return nil }
    let heard = sound + correcting.earDeviation * chances.ear.normal()
    let isOff = (heard - Double(notes[note].pitch)).magnitude > correcting.earTolerance
    return isOff ? plans[note].place - Self.place(of: heard, preset) : nil
  }

  /// How far the vibrato takes the hand at a time.
  private mutating func vibrato(at time: Double) -> Double {
    guard let expression = model.expression, let note, plans[note].isLong else { return 0 }
    let since = time - landing - expression.vibratoDelay
    guard since > 0, time < departure, time <= notes[note].end else {
      if activity == .vibrato { activity = .holding }
      return 0
    }
    let width =
      Self.place(of: Double(notes[note].pitch) + expression.vibratoWidth, preset)
      - plans[note].place
    let period = 1 / expression.vibratoRate
    // Its width grows over a period.
    activity = since > period ? .vibrato : .holding
    return width * min(since / period, 1) * sine(turns: since / period)
  }
}

/// What chance is drawn from while the player plays: a stream for each purpose, so that none disturbs another.
private struct Chances: Sendable {
  var eye: RandomNumbers
  var ear: RandomNumbers
  var corrections: RandomNumbers
  var camera: RandomNumbers

  init(_ random: inout RandomNumbers) {
    eye = RandomNumbers(seed: random.next())
    ear = RandomNumbers(seed: random.next())
    corrections = RandomNumbers(seed: random.next())
    camera = RandomNumbers(seed: random.next())
  }
}

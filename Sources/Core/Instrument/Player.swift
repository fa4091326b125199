import Gestures
import Hands
import ScalarMath
import Voice

/// What the player plays in one picture, and with which hand.
public struct Playing: Equatable, Sendable {
  /// The one value that sound, tuner and tables share.
  public var control: ControlFrame
  /// Where the instrument stands.
  public var phase: Gate.Phase
  /// The pitch, a MIDI note number, at which the hand would sound: where it is closed, or the volume hand is down.
  /// `nil` while it sounds, and where no hand is seen.
  public var preview: Double?
  /// The place, in picture coordinates, that the pitch hand plays: its index fingertip or, while the hand is closed, where
  /// that would be. `nil` where it is not seen well enough.
  public var place: Vector2?
  /// The hand that plays the pitch, where one is seen.
  public var pitchHand: HandObservation?
  /// The hand that plays the loudness, where two play and it is seen.
  public var volumeHand: HandObservation?
  /// The drawn line nearest to the pitch, a MIDI note number, whether or not it pulls: see ``Assist/line``. `nil`
  /// without a hand or lines.
  public var line: Int?
  /// What sounds below the voice.
  public var accompaniment = Accompaniment.none
  /// What gestures have made of the instrument.
  public var commands = CommandState()
}

/// Turns hands into music: which hand plays, whether it sounds, at which pitch and level.
///
/// A value: the same pictures at the same times give the same playing. Give it every picture, also those
/// without hands.
public struct Player: Sendable {
  /// The instrument that is played.
  public let preset: Preset
  private var gate: Gate
  private var parts = Parts()
  private var closedHand = ClosedHand()
  private var finger = PlayingFinger()
  private var pitchFilter: MotionFilter
  private var levelFilter: MotionFilter
  private var assist: Assist
  private var cue = InTuneCue()
  private var volume: VolumeHand
  private var gestures: GestureControl
  private var pitch: Double
  private var level = 0.0
  private var lastTime = -Double.infinity

  /// Makes a player that has seen nothing yet.
  public init(_ preset: Preset) {
    self.preset = preset
    gate = Gate(preset.gate)
    pitchFilter = MotionFilter(preset.pitchFilter)
    levelFilter = MotionFilter(preset.levelFilter)
    assist = Assist(amount: preset.assist, lines: preset.lines)
    volume = VolumeHand(filter: preset.volumeFilter, bridging: preset.gate.bridging)
    gestures = GestureControl(preset)
    pitch = preset.pitchField.low
  }

  /// What is played at the time, in seconds, of a picture with these hands.
  ///
  /// A time that is not later than the last one's counts as equal to it.
  ///
  /// - Parameters:
  ///   - hands: the hands that are seen.
  ///   - events: what gestures begin, end or do; without bindings nothing comes of them.
  ///   - time: when the picture was taken, in seconds.
  /// - Returns: the player's state in this picture.
  public mutating func play(
    _ hands: [HandObservation], events: [GestureEvent] = [], at time: Double
  ) -> Playing {
    let time = time > lastTime ? time : lastTime
    lastTime = time
    let (pitchHand, volumeHand) = parts.assign(
      hands, use: preset.hands, keepsPitch: gate.isOpen || gate.phase == .silent, at: time)
    let place = pitchHand.flatMap { playedPlace(of: $0, at: time) }
    gestures.observe(events, at: time)
    // A gesture that plays does so with a closed hand too.
    let isClosed = gestures.closes || closedHand.isClosed && !gestures.opens
    gate.observe(handSeen: place != nil, isClosed: isClosed, at: time)

    if case .two = preset.hands { level = level(of: volumeHand, at: time) }
    if let place {
      let inField = preset.field.coordinates(of: place)
      if !finger.isOnItsWay {
        let played = pitchFilter.filter(
          preset.pitchField.pitch(atHeight: Double(inField.y)), at: time)
        pitch = assist.pull(played, at: time)
      }
      if case .one = preset.hands {
        // A filter that knows velocities may swing a little over.
        level = clamp(levelFilter.filter(Double(clamp(inField.x, 0, 1)), at: time), 0, 1)
      }
    } else if !gate.isOpen {
      pitchFilter.reset()
      levelFilter.reset()
      assist.reset()
    }
    // A held note fades, so that one that will end does not end of a sudden.
    let held = gate.isOpen ? level * (1 - 0.5 * gate.bridged(at: time)) : 0
    let sounding = pitch + gestures.shift
    let control = ControlFrame(
      time: time, pitch: sounding, level: held, gate: gate.isOpen, timbre: gestures.timbre)
    cue.observe(control, line: assist.line.map { $0 + Int(gestures.shift) })
    let isSilent = gate.phase == .silent || gate.phase == .sounding && held == 0
    return Playing(
      control: control, phase: gate.phase, preview: isSilent && place != nil ? sounding : nil,
      place: place,
      pitchHand: pitchHand, volumeHand: volumeHand, line: assist.line,
      accompaniment: Accompaniment(
        isDroneOn: gate.phase != .search && gestures.state.isDroneOn, cue: cue.note),
      commands: gestures.state)
  }

  /// Where a hand plays, in picture coordinates; `nil` where its fingertip is not seen well enough.
  private mutating func playedPlace(of hand: HandObservation, at time: Double) -> Vector2? {
    let tip = hand[.indexTip]
    let isSure = tip.confidence >= preset.leastConfidence && tip.confidence > 0
    guard preset.closedHandIsSilent else {
      return isSure ? tip.position : nil
    }
    closedHand.observe(hand, at: time)
    finger.observe(hand, isClosed: closedHand.isClosed, at: time)
    // A folded finger hides its tip, and the palm tells the place.
    return isSure || closedHand.isClosed ? finger.place : nil
  }

  /// The level, 0 to 1, that the volume hand of two asks for.
  private mutating func level(of hand: HandObservation?, at time: Double) -> Double {
    guard let hand else { return volume.levelWhileUnseen(at: time) }
    let height = Double(preset.volumeField.coordinates(of: hand.palm).y)
    return volume.level(atHeight: height, track: hand.track, time: time)
  }
}

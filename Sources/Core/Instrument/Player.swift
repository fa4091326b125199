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
  /// The hand that plays the pitch, where one is seen.
  public var pitchHand: HandObservation?
  /// The hand that plays the loudness, where two play and it is seen.
  public var volumeHand: HandObservation?
  /// The drawn line nearest to the pitch, a MIDI note number, whether or not it pulls: see ``Assist/line``. `nil`
  /// without a hand or lines.
  public var line: Int?
  /// What gestures have made of the instrument.
  public var commands: CommandState
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
  private var pitchFilter: MotionFilter
  private var levelFilter: MotionFilter
  private var assist: Assist
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
  public mutating func play(
    _ hands: [HandObservation], events: [GestureEvent] = [], at time: Double
  ) -> Playing {
    let time = time > lastTime ? time : lastTime
    lastTime = time
    let (pitchHand, volumeHand) = parts.assign(
      hands, use: preset.hands, keepsPitch: gate.isOpen, at: time)
    let tip = pitchHand.map { $0[.indexTip] }.flatMap {
      $0.confidence >= preset.leastConfidence && $0.confidence > 0 ? $0 : nil
    }
    gate.observe(handSeen: tip != nil, at: time)
    gestures.observe(events, at: time)

    if case .two = preset.hands { level = level(of: volumeHand, at: time) }
    if let tip {
      let place = preset.field.coordinates(of: tip.position)
      let played = pitchFilter.filter(
        preset.pitchField.pitch(atHeight: Double(place.y)), at: time)
      pitch = assist.pull(played, at: time)
      if case .one = preset.hands {
        let side = Double(clamp(place.x, 0, 1))
        // A filter that knows velocities may swing a little over.
        level = clamp(levelFilter.filter(side, at: time), 0, 1)
      }
    } else if !gate.isOpen {
      pitchFilter.reset()
      levelFilter.reset()
      assist.reset()
    }
    // A held note fades, so that one that will end does not end of a sudden.
    let held = level * (1 - 0.5 * gate.bridged(at: time))
    let sounds = gate.isOpen && gestures.lets
    return Playing(
      control: ControlFrame(
        time: time, pitch: pitch + gestures.shift, level: sounds ? held : 0, gate: sounds,
        timbre: gestures.state.timbre.map { preset.timbres[$0] }),
      phase: gate.phase, pitchHand: pitchHand, volumeHand: volumeHand, line: assist.line,
      commands: gestures.state)
  }

  /// The level, 0 to 1, that the volume hand of two asks for.
  private mutating func level(of hand: HandObservation?, at time: Double) -> Double {
    guard let hand else { return volume.levelWhileUnseen(at: time) }
    let height = Double(preset.volumeField.coordinates(of: hand.palm).y)
    return volume.level(atHeight: height, track: hand.track, time: time)
  }
}

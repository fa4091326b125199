import Gestures
import Hands
import ScalarMath
import Voice

/// Everything that makes one instrument out of the many that could be played.
public struct Preset: Equatable, Sendable {
  /// Which hands play.
  public var hands: HandUse
  /// Where the pitch hand plays.
  public var field: PlayingField
  /// How its height becomes pitch.
  public var pitchField: PitchField
  /// Which notes have lines.
  public var key: Key
  /// How strongly the pitch is drawn to the nearest line, from 0, not at all, to 100.
  public var assist: Double
  /// Which steady notes sound below the player's.
  public var drone: Drone
  /// Whether a soft tone tells that a note is held in tune.
  public var cue: Bool
  /// Where the volume hand of two moves: its palm's height over this field is the level.
  public var volumeField: PlayingField
  /// How the height of the volume hand, in fields, is filtered; `nil`: not at all.
  public var volumeFilter: MotionFilter.Settings?
  /// When the instrument sounds.
  public var gate: Gate.Settings
  /// Whether nothing sounds while the pitch hand is closed; the note is shown on which it would open.
  public var closedHandIsSilent: Bool
  /// How the pitch, in semitones, is filtered; `nil`: not at all.
  public var pitchFilter: MotionFilter.Settings?
  /// How the level of one hand is filtered; `nil`: not at all.
  public var levelFilter: MotionFilter.Settings?
  /// The least confidence of a fingertip that plays.
  public var leastConfidence: Float
  /// How it sounds.
  public var voice: VoiceSettings
  /// Which gestures do what.
  public var bindings = Bindings.none
  /// Whose gestures do it; `nil`: either hand's.
  public var gestureHand: Chirality?
  /// When a gesture counts.
  public var gestureEvents = EventSettings()
  /// What the next timbre is, and the one after; then the voice's own comes again.
  public var timbres: [Timbre] = [.mellow, .bright, .sine]

  /// The instrument as it is meant: A3 to A5, even in semitones, loudness by side.
  public static let standard = Preset(
    hands: .one(nil),
    field: .reachable,
    pitchField: PitchField(low: 57, high: 81),
    key: .chromatic,
    assist: 0,
    drone: .off,
    cue: false,
    // At its bottom the whole hand is still in the picture: silence needs no hand that leaves it.
    volumeField: PlayingField(bottom: 0.76, top: 0.35, left: 0.9, right: 0.1),
    // Quicker to leave its rest than the level of one hand: a dip is over in a tenth of a second.
    volumeFilter: .init(noise: 0.01, restAcceleration: 5, accelerationPerSpeed: 20),
    gate: Gate.Settings(arming: 0.06, bridging: 0.15, release: 0.08),
    closedHandIsSilent: true,
    pitchFilter: .init(noise: 0.06, restAcceleration: 5, accelerationPerSpeed: 20),
    levelFilter: .init(noise: 0.01, restAcceleration: 0.5, accelerationPerSpeed: 20),
    leastConfidence: 0.3,
    voice: .theremin)

  /// The instrument of the article of 2020 as it was: the right hand, a sine, 440 Hz at the picture's top and
  /// 220 Hz at its bottom, even in hertz, loud on the player's right; on and off with the hand.
  public static let iPhone2020 = Preset(
    hands: .one(.right),
    field: .wholePicture,
    pitchField: PitchField(low: 57, high: 69, spacing: .hertz, margin: 0),
    key: .chromatic,
    assist: 0,
    drone: .off,
    cue: false,
    volumeField: .wholePicture,
    volumeFilter: nil,
    gate: Gate.Settings(arming: 0, bridging: 0, release: 0.08),
    closedHandIsSilent: false,
    pitchFilter: nil,
    levelFilter: nil,
    leastConfidence: 0,
    voice: .sine)

  /// The drone that sounds, or that a gesture can switch on: root and fifth where nothing else is said.
  public var droneAtHand: Drone {
    drone == .off && bindings.contains(.drone) ? .fifth : drone
  }

  /// The notes that have lines, MIDI note numbers from low to high: those of the key within the range. Correction
  /// pulls to these and to no others.
  public var lines: [Int] { pitchField.notes.filter(key.contains) }
}

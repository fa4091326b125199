import Instrument
import ScalarMath
import Voice

/// All that sounds: the voice, and below it a drone and an in-tune cue where the preset has them.
///
/// Without them it is the voice, sample for sample. Levels below the voice at level 1: each note of the drone 22 dB,
/// the cue 26 dB; all together stay within full scale at every setting of the voice.
public struct Ensemble: Equatable, Sendable {
  /// How far below the voice a note of the drone sounds, in decibels.
  public static let droneDepth = 22.0
  /// How far below the voice the cue sounds, in decibels.
  public static let cueDepth = 26.0
  /// The seconds in which the drone swells and fades.
  public static let droneFade = 0.3

  private var voice: Voice
  private var root: Voice?
  private var fifth: Voice?
  private var cue: Voice?
  private let rootPitch: Double
  /// The seconds after which all is silent once it is released.
  public let release: Double

  /// Makes a silent ensemble.
  ///
  /// - Throws: `VoiceError` for a number outside its range.
  public init(_ preset: Preset, sampleRate: Double) throws(VoiceError) {
    voice = try Voice(sampleRate: sampleRate, settings: preset.voice)
    rootPitch = Double(Drone.root(of: preset.key, in: preset.pitchField))
    var longest = preset.voice.release
    let drone = preset.droneAtHand
    if drone != .off {
      let settings = Self.drone(below: preset.voice)
      root = try Voice(sampleRate: sampleRate, settings: settings)
      if drone == .fifth { fifth = try Voice(sampleRate: sampleRate, settings: settings) }
      longest = max(longest, settings.release)
    }
    if preset.cue {
      let settings = Self.cue(below: preset.voice)
      cue = try Voice(sampleRate: sampleRate, settings: settings)
      longest = max(longest, settings.release)
    }
    release = longest
  }

  /// Makes an ensemble of a voice alone.
  ///
  /// - Throws: `VoiceError` for a number outside its range.
  public init(_ settings: VoiceSettings, sampleRate: Double) throws(VoiceError) {
    var preset = Preset.standard
    preset.voice = settings
    try self.init(preset, sampleRate: sampleRate)
  }

  /// Heads for what a picture says from the next sample on.
  public mutating func play(_ control: ControlFrame, _ accompaniment: Accompaniment = .none) {
    voice.play(control)
    let isDroneOn = accompaniment.isDroneOn
    root?.play(
      ControlFrame(time: control.time, pitch: rootPitch, level: 1, gate: isDroneOn))
    fifth?.play(
      ControlFrame(time: control.time, pitch: rootPitch + 7, level: 1, gate: isDroneOn))
    // An octave above its line it does not cover the voice.
    cue?.play(
      ControlFrame(
        time: control.time, pitch: Double((accompaniment.cue ?? 0) + 12), level: 1,
        gate: accompaniment.cue != nil))
  }

  /// Ends all notes from the next sample on.
  public mutating func releaseAll() {
    voice.release()
    root?.release()
    fifth?.release()
    cue?.release()
  }

  /// Fills a block with the next samples of one channel, −1…1. For the audio thread, as `Voice.render` is.
  public mutating func render(into samples: inout MutableSpan<Float>) {
    voice.render(into: &samples)
    addAccompaniment(to: &samples)
  }

  /// Adds the next samples of one channel to a block in which others sound already. For the audio thread too.
  public mutating func add(to samples: inout MutableSpan<Float>) {
    voice.add(to: &samples)
    addAccompaniment(to: &samples)
  }

  private mutating func addAccompaniment(to samples: inout MutableSpan<Float>) {
    root?.add(to: &samples)
    fifth?.add(to: &samples)
    cue?.add(to: &samples)
  }

  /// Whether every further sample is 0 until another control frame comes.
  public var isSilent: Bool {
    voice.isSilent && root?.isSilent != false && fifth?.isSilent != false
      && cue?.isSilent != false
  }

  private static func drone(below voice: VoiceSettings) -> VoiceSettings {
    VoiceSettings(
      timbre: Timbre(richness: 0.7), tuning: voice.tuning,
      amplitude: voice.amplitude * gain(-droneDepth), attack: droneFade, release: droneFade)
  }

  private static func cue(below voice: VoiceSettings) -> VoiceSettings {
    // It is silent again before the next note can be in tune, so that it never glides.
    VoiceSettings(
      timbre: .sine, tuning: voice.tuning, amplitude: voice.amplitude * gain(-cueDepth),
      attack: 0.15, release: 0.15)
  }

  private static func gain(_ decibels: Double) -> Double {
    exp2(decibels / 6.020599913279624)
  }
}

import ScalarMath

/// One theremin voice: control frames in, blocks of samples out.
///
/// ```swift
/// var voice = try Voice(sampleRate: 48_000)
/// voice.play(ControlFrame(time: 0, pitch: 69, level: 0.8, gate: true))
/// var samples = [Float](repeating: 0, count: 512)
/// var span = samples.mutableSpan
/// voice.render(into: &span)
/// ```
///
/// The samples do not depend on how they are cut into blocks, nor on the machine. A voice is a plain
/// value without storage elsewhere: nothing in it allocates, locks or counts references after `init`.
///
/// Between control frames pitch moves in a straight line in semitones and level in a straight line on
/// its curve, over 1.05 times the usual interval of the frames: 95 % is reached when the next frame
/// is due, and a frame that comes a little late, as an audio block makes it, finds the line still
/// going. Then the value rests. (At 30 frames a second the factor 1.0 lets blocks of 256 samples be
/// heard in a glide at −54 dB, 1.05 at −58; 1.1 would cost 3 % more of a vibrato.)
///
/// Aliases stay below −80 dB of the fundamental at every pitch: the timbre's rolloff is held to
/// (Nyquist − f) / 14, so that the first harmonic beyond Nyquist is 2⁻¹⁴ (−84 dB) or less. From 0.40 to
/// 0.48 of the sample rate the note itself fades out.
public struct Voice: Equatable, Sendable {
  /// What the voice sounds like.
  public let settings: VoiceSettings
  /// Samples per second.
  public let sampleRate: Double

  var oscillator = HarmonicOscillator()
  var envelope: Envelope
  /// Pitch and level as the frames draw them, one step per stride.
  var pitch = Glide(at: 69)
  var level = Glide(at: 0)
  var timbre: TimbreGlide
  /// What they mean for the oscillator, one step per sample.
  var tone = ToneGlide()
  var samplesToNextStride = 0
  private var interval = ControlInterval()
  private let curve: PreparedLevelCurve

  /// The samples between two exact evaluations of pitch and level. In between the tone moves in
  /// straight lines, which costs a third; at 48 kHz even an octave within a frame stays within a
  /// hundredth of a cent of the true curve.
  static var stride: Int { 16 }

  /// Makes a silent voice.
  ///
  /// - Parameters:
  ///   - sampleRate: Samples per second, 8000…192 000.
  ///   - settings: What it sounds like.
  /// - Throws: ``VoiceError`` for a number outside its range.
  public init(
    sampleRate: Double, settings: VoiceSettings = .theremin
  ) throws(VoiceError) {
    try VoiceParameter.sampleRate.check(sampleRate)
    try settings.check()
    self.settings = settings
    self.sampleRate = sampleRate
    timbre = TimbreGlide(at: settings.timbre)
    curve = PreparedLevelCurve(settings.levelCurve)
    envelope = Envelope(
      attack: settings.attack, release: settings.release, sampleRate: sampleRate)
  }

  /// Whether every further sample is 0 until another control frame comes.
  public var isSilent: Bool {
    envelope.isSilent || (level.target == 0 && !level.isMoving && !tone.amplitude.isMoving)
  }

  /// Heads for a control frame's pitch and level from the next sample on.
  ///
  /// Out of silence the note begins at the frame's pitch, with the attack; while it sounds, it glides.
  /// A closed gate releases the note; pitch and level of that frame are not looked at. An open one
  /// whose pitch or level is not finite is ignored. Pitches are held to MIDI's 0…127, levels to 0…1. Another timbre is
  /// reached within ``TimbreGlide/duration``.
  public mutating func play(_ frame: ControlFrame) {
    interval.measure(frame.time)
    guard frame.gate else {
      release()
      return
    }
    guard frame.pitch.isFinite, frame.level.isFinite else { return }
    let newPitch = clamp(frame.pitch, 0, 127)
    let newLevel = clamp(frame.level, 0, 1)
    let newTimbre = (frame.timbre ?? settings.timbre).inRange
    if isSilent {
      oscillator = HarmonicOscillator()
      envelope.restart()
      pitch = Glide(at: newPitch)
      level = Glide(at: newLevel)
      timbre = TimbreGlide(at: newTimbre)
      tone.jump(to: currentTone)
    } else {
      let steps = Int(1.05 * interval.seconds * sampleRate) / Self.stride
      envelope.isOpen = true
      pitch.move(to: newPitch, steps: steps)
      level.move(to: newLevel, steps: steps)
      timbre.move(
        to: newTimbre, steps: Int(TimbreGlide.duration * sampleRate) / Self.stride)
    }
    samplesToNextStride = 0
  }

  /// Ends the note from the next sample on, as a closed gate does: for shells whose pictures stay away.
  public mutating func release() {
    envelope.isOpen = false
  }

  /// The tone for where pitch and level are now.
  var currentTone: Tone {
    Tone(
      pitch: pitch.value, level: level.value, timbre: timbre.value, settings: settings,
      curve: curve,
      sampleRate: sampleRate)
  }
}

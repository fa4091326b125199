import Instrument
import ScalarMath
import Voice

/// The sound of a whole clip, made as its control frames come in.
///
/// A control frame at time t takes effect at sample round(t · rate); the last note is released at the end of
/// the clip, and the track ends when that release is over: its length depends on clip and preset alone. Where
/// pictures stay away for long, the note does not hang: it is released until the next one comes.
public struct SoundTrack: Sendable {
  /// How long a note waits for the next picture before it ends, in seconds.
  public static let patience = 0.5

  private var ensemble: Ensemble
  private let sampleRate: Double
  private var position = 0
  private var last: ControlFrame?

  /// Makes the track of a preset's voice and of what accompanies it.
  ///
  /// - Parameters:
  ///   - preset: how it sounds.
  ///   - sampleRate: samples a second, 8,000 to 192,000.
  /// - Throws: `VoiceError` for a number outside its range.
  public init(_ preset: Preset, sampleRate: Double) throws(VoiceError) {
    ensemble = try Ensemble(preset, sampleRate: sampleRate)
    self.sampleRate = sampleRate
  }

  /// Makes the track of a voice.
  ///
  /// - Parameters:
  ///   - settings: how the voice sounds.
  ///   - sampleRate: samples a second, 8,000 to 192,000.
  /// - Throws: `VoiceError` for a number outside its range.
  public init(_ settings: VoiceSettings, sampleRate: Double) throws(VoiceError) {
    ensemble = try Ensemble(settings, sampleRate: sampleRate)
    self.sampleRate = sampleRate
  }

  /// Takes the next control frame, and what sounds below it: the sound up to its time is passed on in blocks.
  public mutating func play<E: Error>(
    _ frame: ControlFrame, _ accompaniment: Accompaniment = .none,
    to sink: ([Float]) throws(E) -> Void
  ) throws(E) {
    try wait(until: frame.time, to: sink)
    ensemble.play(frame, accompaniment)
    last = frame
  }

  /// Sounds on until a time; a note that waits too long is released on the way.
  private mutating func wait<E: Error>(
    until time: Double, to sink: ([Float]) throws(E) -> Void
  ) throws(E) {
    if let last, last.gate, time - last.time > Self.patience {
      try render(until: sampleIndex(of: last.time + Self.patience), to: sink)
      ensemble.releaseAll()
    }
    try render(until: sampleIndex(of: time), to: sink)
  }

  /// Ends the clip at its duration, in seconds: passes on the rest of the sound, release included.
  ///
  /// - Returns: the length of the track in samples.
  public mutating func finish<E: Error>(
    duration: Double, to sink: ([Float]) throws(E) -> Void
  ) throws(E) -> Int {
    try wait(until: duration, to: sink)
    ensemble.releaseAll()
    try render(until: sampleIndex(of: duration + ensemble.release), to: sink)
    return position
  }

  private func sampleIndex(of time: Double) -> Int {
    Int(round(clamp(time, 0, 1e6) * sampleRate))
  }

  private mutating func render<E: Error>(
    until end: Int, to sink: ([Float]) throws(E) -> Void
  ) throws(E) {
    guard end > position else { return }
    var block = [Float](repeating: 0, count: min(end - position, 4096))
    while position < end {
      block.removeLast(max(0, block.count - (end - position)))
      var samples = block.mutableSpan
      ensemble.render(into: &samples)
      try sink(block)
      position += block.count
    }
  }
}

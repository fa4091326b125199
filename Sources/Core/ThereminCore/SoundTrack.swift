import ScalarMath
import Voice

/// The sound of a whole clip, made as its control frames come in.
///
/// A control frame at time t takes effect at sample round(t · rate); the last note is released at the end of
/// the clip, and the track ends when that release is over: its length depends on clip and preset alone.
public struct SoundTrack: Sendable {
  private var voice: Voice
  private let sampleRate: Double
  private let release: Double
  private var position = 0
  private var last: ControlFrame?

  /// Makes the track of a voice.
  ///
  /// - Parameters:
  ///   - settings: how the voice sounds.
  ///   - sampleRate: samples a second, 8,000 to 192,000.
  public init(_ settings: VoiceSettings, sampleRate: Double) throws(VoiceError) {
    voice = try Voice(sampleRate: sampleRate, settings: settings)
    self.sampleRate = sampleRate
    release = settings.release
  }

  /// Takes the next control frame: the sound up to its time is passed on in blocks.
  public mutating func play<E: Error>(
    _ frame: ControlFrame, to sink: ([Float]) throws(E) -> Void
  ) throws(E) {
    try render(until: sampleIndex(of: frame.time), to: sink)
    voice.play(frame)
    last = frame
  }

  /// Ends the clip at its duration, in seconds: passes on the rest of the sound, release included.
  ///
  /// - Returns: the length of the track in samples.
  public mutating func finish<E: Error>(
    duration: Double, to sink: ([Float]) throws(E) -> Void
  ) throws(E) -> Int {
    try render(until: sampleIndex(of: duration), to: sink)
    if var end = last {
      end.time = duration
      end.gate = false
      voice.play(end)
    }
    try render(until: sampleIndex(of: duration + release), to: sink)
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
      voice.render(into: &samples)
      try sink(block)
      position += block.count
    }
  }
}

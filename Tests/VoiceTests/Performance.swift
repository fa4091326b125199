import ScalarMath
import Voice

/// A control frame and the sample before which it is played.
typealias Cue = (sample: Int, frame: ControlFrame)

/// The cues of a camera: `framesPerSecond` looks at how pitch and level move with time.
func camera(
  framesPerSecond: Double, seconds: Double, sampleRate: Double,
  pitch: (Double) -> Double, level: (Double) -> Double = { _ in 1 }
) -> [Cue] {
  (0..<Int(seconds * framesPerSecond)).map { index in
    let time = Double(index) / framesPerSecond
    return (
      Int((time * sampleRate).rounded()),
      ControlFrame(time: time, pitch: pitch(time), level: level(time), gate: true)
    )
  }
}

/// The cues as an audio thread sees them that looks only once a block.
func delivered(_ cues: [Cue], everyBlockOf block: Int) -> [Cue] {
  cues.map { ((($0.sample + block - 1) / block) * block, $0.frame) }
}

/// The cues of a camera that takes each picture some random time too late.
func late(_ cues: [Cue], byUpTo seconds: Double, sampleRate: Double) -> [Cue] {
  var random = RandomNumbers(seed: 5)
  return cues.map { cue in
    let delay = seconds * random.uniform()
    var frame = cue.frame
    frame.time += delay
    return (cue.sample + Int(delay * sampleRate), frame)
  }
}

extension Voice {
  /// What sounds while the cues are played, in blocks of at most `block` samples.
  mutating func perform(_ cues: [Cue], length: Int, block: Int = 512) -> [Float] {
    var samples = [Float](repeating: .nan, count: length)
    var (position, next) = (0, 0)
    while position < length {
      while next < cues.count, cues[next].sample <= position {
        play(cues[next].frame)
        next += 1
      }
      let cue = next < cues.count ? cues[next].sample : length
      let end = min(position + block, cue, length)
      samples.withUnsafeMutableBufferPointer {
        render(into: UnsafeMutableBufferPointer(rebasing: $0[position..<end]))
      }
      position = end
    }
    return samples
  }
}

/// A steady tone, its attack left out.
func steadyTone(
  frequency: Double, level: Double = 1, settings: VoiceSettings, sampleRate: Double = 48_000,
  length: Int = 1 << 16
) throws -> [Float] {
  var voice = try Voice(sampleRate: sampleRate, settings: settings)
  let pitch = settings.tuning.pitch(ofFrequency: frequency)
  let frame = ControlFrame(time: 0, pitch: pitch, level: level, gate: true)
  let attack = Int(settings.attack * sampleRate) + 1
  return Array(voice.perform([(0, frame)], length: attack + length).dropFirst(attack))
}

extension Voice {
  /// Fills a block with the next samples of one channel, −1…1.
  ///
  /// For the audio thread: no allocation, no lock, no reference counting.
  #if !DEBUG  // the proof needs the optimiser
    @_noLocks
  #endif
  public mutating func render(into samples: inout MutableSpan<Float>) {
    var index = 0
    while index < samples.count, !isSilent {
      samples[index] = next()
      index &+= 1
    }
    while index < samples.count {
      samples[index] = 0
      index &+= 1
    }
  }

  /// Adds the next samples of one channel to a block in which others sound already.
  ///
  /// For the audio thread: no allocation, no lock, no reference counting.
  #if !DEBUG  // the proof needs the optimiser
    @_noLocks
  #endif
  public mutating func add(to samples: inout MutableSpan<Float>) {
    var index = 0
    while index < samples.count, !isSilent {
      samples[index] += next()
      index &+= 1
    }
  }

  /// Fills a block handed over by a C callback with the next samples of one channel, −1…1.
  #if !DEBUG  // the proof needs the optimiser
    @_noLocks
  #endif
  public mutating func render(into samples: UnsafeMutableBufferPointer<Float>) {
    var span = samples.mutableSpan
    render(into: &span)
  }

  @inline(__always)
  private mutating func next() -> Float {
    if samplesToNextStride == 0 { beginStride() }
    samplesToNextStride &-= 1
    let wave = oscillator.next(increment: tone.increment.value, ratio: tone.ratio.value)
    let sample = Float(tone.amplitude.value * envelope.gain * wave)
    tone.advance()
    envelope.advance()
    return sample
  }

  private mutating func beginStride() {
    samplesToNextStride = Self.stride
    guard pitch.isMoving || level.isMoving || timbre.isMoving else { return }
    pitch.advance()
    level.advance()
    timbre.advance()
    tone.move(to: currentTone, steps: Self.stride)
  }
}

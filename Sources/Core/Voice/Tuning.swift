import ScalarMath

/// The relation of note numbers to frequencies: equal temperament around a reference A4.
public struct Tuning: Equatable, Sendable {
  /// The frequency of A4 in hertz.
  public var referenceFrequency: Double

  /// Makes a tuning; 440 Hz is ISO 16.
  public init(referenceFrequency: Double = 440) {
    self.referenceFrequency = referenceFrequency
  }

  /// The frequency in hertz of a MIDI note number.
  @inlinable
  public func frequency(ofPitch pitch: Double) -> Double {
    referenceFrequency * exp2((pitch - 69) / 12)
  }

  /// The MIDI note number of a frequency in hertz.
  @inlinable
  public func pitch(ofFrequency frequency: Double) -> Double {
    69 + 12 * log2(frequency / referenceFrequency)
  }
}

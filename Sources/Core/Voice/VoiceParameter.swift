/// The numbers a voice is made from, with their names, ranges, units and usual values.
public enum VoiceParameter: CaseIterable, Sendable {
  /// Samples per second of the output.
  case sampleRate
  /// The peak of a sine at level 1.
  case amplitude
  /// The seconds from silence to a full note.
  case attack
  /// The seconds from a full note to silence.
  case release
  /// The decibels of a ``LevelCurve``.
  case levelRange
  /// The frequency of A4.
  case referenceFrequency
  /// How strong the overtones are.
  case richness
  /// The hertz over which the spectrum of the quietest note halves.
  case quietRolloff
  /// The hertz over which the spectrum of the loudest note halves.
  case loudRolloff

  /// The values a voice accepts, the value it usually has, and their unit.
  private var row:
    (name: StaticString, range: ClosedRange<Double>, usual: Double, unit: StaticString)
  {
    switch self {
    case .sampleRate: ("sample rate", 8000...192_000, 48_000, "Hz")
    case .amplitude: ("amplitude", 0...0.5, 0.5, "of full scale")
    case .attack: ("attack", 0.005...1, 0.015, "s")
    case .release: ("release", 0.005...1, 0.06, "s")
    case .levelRange: ("level range", 6...96, 40, "dB")
    case .referenceFrequency: ("reference frequency", 300...600, 440, "Hz")
    case .richness: ("richness", 0...1, 1, "of the fullest")
    case .quietRolloff: ("quiet rolloff", 50...2000, 250, "Hz")
    case .loudRolloff: ("loud rolloff", 50...2000, 700, "Hz")
    }
  }

  /// What a person calls it.
  public var name: StaticString { row.name }
  /// The values a voice accepts.
  public var range: ClosedRange<Double> { row.range }
  /// The value it has unless set.
  public var usual: Double { row.usual }
  /// The unit of its values, to be read after a number.
  public var unit: StaticString { row.unit }
}

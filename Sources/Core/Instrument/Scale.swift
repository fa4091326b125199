/// Which steps above a tonic make up a scale.
///
/// The Japanese ones are the usual five notes on D: yo D E G A B, in D E♭ G A B♭; ryūkyū C E F G B on C (Koizumi
/// Fumio's tetrachords, as in "Musical Scales in Japanese Music", Asian Music 1977).
public enum Scale: Equatable, Sendable {
  case chromatic
  case major
  case minor
  case harmonicMinor
  /// The ascending form, upwards and downwards.
  case melodicMinor
  case dorian
  case phrygian
  case lydian
  case mixolydian
  case locrian
  case majorPentatonic
  case minorPentatonic
  case blues
  case wholeTone
  case yo
  case `in`
  case ryukyu
  /// Any set of steps: bit n stands for n semitones above the tonic.
  case custom(UInt16)

  /// All scales that have a name.
  public static var named: [Scale] {
    [
      .chromatic, .major, .minor, .harmonicMinor, .melodicMinor, .dorian, .phrygian, .lydian,
      .mixolydian, .locrian, .majorPentatonic, .minorPentatonic, .blues, .wholeTone, .yo, .in,
      .ryukyu,
    ]
  }

  /// The scale of these steps, 0 to 11 semitones above the tonic; others count in octaves.
  public static func custom(_ steps: [Int]) -> Scale {
    .custom(mask(steps))
  }

  /// The steps above the tonic: bit n stands for n semitones.
  public var steps: UInt16 {
    switch self {
    case .chromatic: 0b1111_1111_1111
    case .major: Self.mask([0, 2, 4, 5, 7, 9, 11])
    case .minor: Self.mask([0, 2, 3, 5, 7, 8, 10])
    case .harmonicMinor: Self.mask([0, 2, 3, 5, 7, 8, 11])
    case .melodicMinor: Self.mask([0, 2, 3, 5, 7, 9, 11])
    case .dorian: Self.mask([0, 2, 3, 5, 7, 9, 10])
    case .phrygian: Self.mask([0, 1, 3, 5, 7, 8, 10])
    case .lydian: Self.mask([0, 2, 4, 6, 7, 9, 11])
    case .mixolydian: Self.mask([0, 2, 4, 5, 7, 9, 10])
    case .locrian: Self.mask([0, 1, 3, 5, 6, 8, 10])
    case .majorPentatonic: Self.mask([0, 2, 4, 7, 9])
    case .minorPentatonic: Self.mask([0, 3, 5, 7, 10])
    case .blues: Self.mask([0, 3, 5, 6, 7, 10])
    case .wholeTone: Self.mask([0, 2, 4, 6, 8, 10])
    case .yo: Self.mask([0, 2, 5, 7, 9])
    case .in: Self.mask([0, 1, 5, 7, 8])
    case .ryukyu: Self.mask([0, 4, 5, 7, 11])
    case .custom(let steps): steps
    }
  }

  /// How many semitones its tonic lies above that of the major key of the same notes; for scales that are no mode
  /// of a major one, as if they were major, or minor where their third is.
  public var placeInMajor: Int {
    switch self {
    case .dorian: 2
    case .phrygian, .in: 4
    case .lydian: 5
    case .mixolydian: 7
    case .locrian: 11
    default: steps & 0b11000 == 0b01000 ? 9 : 0
    }
  }

  /// What musicians call it; `nil` for a custom one.
  public var name: StaticString? {
    switch self {
    case .chromatic: "chromatic"
    case .major: "major"
    case .minor: "minor"
    case .harmonicMinor: "harmonic minor"
    case .melodicMinor: "melodic minor"
    case .dorian: "dorian"
    case .phrygian: "phrygian"
    case .lydian: "lydian"
    case .mixolydian: "mixolydian"
    case .locrian: "locrian"
    case .majorPentatonic: "major pentatonic"
    case .minorPentatonic: "minor pentatonic"
    case .blues: "blues"
    case .wholeTone: "whole tone"
    case .yo: "yo"
    case .in: "in"
    case .ryukyu: "ryukyu"
    case .custom: nil
    }
  }

  private static func mask(_ steps: [Int]) -> UInt16 {
    steps.reduce(0) { $0 | 1 << UInt16((($1 % 12) + 12) % 12) }
  }
}

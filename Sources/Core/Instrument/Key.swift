/// A scale on a tonic: its notes have lines, and correction pulls to these lines.
public struct Key: Equatable, Sendable {
  /// The pitch class of the tonic, from 0, C, to 11, B.
  public let tonic: Int
  /// The steps above it.
  public let scale: Scale
  /// The scale's steps, kept at hand: they are asked for with every line of every picture.
  private let steps: UInt16

  /// Makes a key; a tonic beyond 0 to 11 counts in octaves.
  public init(tonic: Int, _ scale: Scale) {
    // Twelve notes have no tonic: C stands in.
    self.tonic = scale == .chromatic ? 0 : (tonic % 12 + 12) % 12
    self.scale = scale
    steps = scale.steps
  }

  /// The key of a key signature: so many sharps, flats where negative.
  public init(sharps: Int, _ scale: Scale) {
    self.init(tonic: 7 * sharps + scale.placeInMajor, scale)
  }

  /// All twelve notes.
  public static let chromatic = Key(tonic: 0, .chromatic)

  /// The white keys of a piano.
  public static let naturals = Key(tonic: 0, .major)

  /// The major scale on a tonic.
  public static func major(tonic: Int) -> Key { Key(tonic: tonic, .major) }

  /// Whether a note, a MIDI note number, belongs to the key.
  public func contains(_ note: Int) -> Bool {
    steps >> UInt16(degree(of: note)) & 1 == 1
  }

  /// Whether a note, a MIDI note number, is the key's tonic.
  public func isTonic(_ note: Int) -> Bool {
    degree(of: note) == 0
  }

  /// Whether its notes are written with flats rather than sharps: so are, by the circle of fifths, the keys
  /// whose major key of the same notes is F, B♭, E♭, A♭ or D♭; for other scales, that of the scale's third.
  public var isWrittenWithFlats: Bool {
    guard scale != .chromatic else { return false }
    let relative = tonic - scale.placeInMajor + 12
    // One bit for each such major key: D♭ 1, E♭ 3, F 5, A♭ 8, B♭ 10.
    return 0b0101_0010_1010 >> (relative % 12) & 1 == 1
  }

  private func degree(of note: Int) -> Int {
    ((note - tonic) % 12 + 12) % 12
  }
}

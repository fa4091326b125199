/// What a simulated player's hand, eye and ear can do.
///
/// Places and distances of the hand are centimetres of its way up and down. The form of each part is that of the paper
/// named beside it; the numbers of a beginner and of an expert stand with their sources at ``beginner`` and ``expert``.
public struct PlayerModel: Equatable, Sendable {
  /// How the hand reaches for a note: along a path of least jerk (Flash and Hogan 1985).
  public struct Reaching: Equatable, Sendable {
    /// A reach takes `leastTime` + `timePerBit` · log2(distance / `targetWidth` + 1) seconds (Fitts 1954).
    public var leastTime: Double
    /// In seconds.
    public var timePerBit: Double
    /// In centimetres.
    public var targetWidth: Double
    /// The share of a reach that lies before the note's beginning.
    public var anticipation: Double
    /// The deviation of the time at which it begins, in seconds.
    public var timingDeviation: Double
    /// The deviation of the place reached: the root of `leastDeviation`² + (`deviationPerSpeed` · distance / time)²,
    /// growing with the mean speed (Schmidt et al. 1979; Harris and Wolpert 1998).
    public var leastDeviation: Double
    /// In centimetres for each centimetre a second.
    public var deviationPerSpeed: Double
    /// Without lines to aim at, a player aims at a distance from where the hand is (Bock and Eckmiller 1986): so
    /// much does one player's idea of distances deviate from the true one, as a share of it.
    public var scaleDeviation: Double
    /// Without lines to aim at: how much more the place aimed at deviates from reach to reach.
    public var memoryDeviation: Double
  }

  /// How what is seen and heard leads to corrections: one after the other, each as a whole (Craik 1947; Meyer et al.
  /// 1988).
  public struct Correcting: Equatable, Sendable {
    /// From the picture of the hand beside its line to the beginning of a correction, in seconds.
    public var eyeDelay: Double
    /// What looks no farther off than this is left alone.
    public var eyeTolerance: Double
    /// The deviation of the distance seen.
    public var eyeDeviation: Double
    /// From the sound to the beginning of a correction, in seconds; the sound is listened to within this time.
    public var earDelay: Double
    /// How long a sound is listened to, in seconds: its mean pitch counts, also of a vibrato (Shonle and Horan
    /// 1980).
    public var listening: Double
    /// What sounds no farther off than this, in semitones, is left alone.
    public var earTolerance: Double
    /// The deviation of the interval heard, in semitones.
    public var earDeviation: Double
    /// The least time between two judgements, in seconds.
    public var interval: Double
  }

  /// How a hand moves that is held still; root mean squares.
  public struct Unsteadiness: Equatable, Sendable {
    /// Of the swaying, 0.15 to 2 Hz.
    public var sway: Double
    /// Of the tremor, 8 to 12 Hz.
    public var tremor: Double
  }

  /// What a player does with the longer notes on purpose.
  public struct Expression: Equatable, Sendable {
    /// The shortest note that counts as long, in seconds.
    public var leastNote: Double
    /// How long the hand glides to a long note, in seconds, rather than as fast as it can.
    public var glide: Double
    /// The vibrato's frequency in hertz.
    public var vibratoRate: Double
    /// The vibrato's width to each side, in semitones.
    public var vibratoWidth: Double
    /// How long after the hand's arrival the vibrato begins, in seconds.
    public var vibratoDelay: Double
  }

  /// How the hand reaches for a note.
  public var reaching: Reaching
  /// How what is seen and heard leads to corrections.
  public var correcting: Correcting
  /// How a hand moves that is held still.
  public var unsteadiness: Unsteadiness
  /// What the player does with the longer notes; `nil` where the notes are enough to do.
  public var expression: Expression?
}

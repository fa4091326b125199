/// How the strengths of a note's harmonics fall.
///
/// Harmonic n has the amplitude qⁿ⁻¹ relative to the first, where q = u / (1 + u²/4) and
/// u = `richness` · 2^(−f / rolloff); f is the note's frequency, and the rolloff lies between
/// `quietRolloff` (level 0) and `loudRolloff` (level 1). So the spectrum keeps its slope over the
/// hertz, as behind a fixed loudspeaker: low notes are rich (q is at most 0.8), high notes nearly
/// pure, loud ones brighter than quiet ones. Where Nyquist is near, the rolloff narrows: see
/// ``Voice``.
///
/// That a theremin's waveform depends on pitch and loudness in this sense is common knowledge among
/// its builders (thereminworld.com, forum threads 27711 and 31291). We found no published table of
/// its harmonics; the formula and the numbers of ``theremin`` are ours.
public struct Timbre: Equatable, Sendable {
  /// How strong the overtones are, from 0, a pure sine, to 1.
  public var richness: Double
  /// The hertz over which the spectrum of the quietest note falls by half, 50…2000.
  public var quietRolloff: Double
  /// The hertz over which the spectrum of the loudest note falls by half, 50…2000.
  public var loudRolloff: Double

  /// Makes a timbre.
  public init(
    richness: Double = VoiceParameter.richness.usual,
    quietRolloff: Double = VoiceParameter.quietRolloff.usual,
    loudRolloff: Double = VoiceParameter.loudRolloff.usual
  ) {
    self.richness = richness
    self.quietRolloff = quietRolloff
    self.loudRolloff = loudRolloff
  }

  /// A cello's body in the low notes, near a soprano's purity in the high ones.
  public static var theremin: Timbre { Timbre() }

  /// As if through a cloth: even loud notes are soft.
  public static var mellow: Timbre { Timbre(richness: 0.6, quietRolloff: 150, loudRolloff: 250) }

  /// As a bowed string near its bridge: overtones stay far up.
  public static var bright: Timbre { Timbre(richness: 1, quietRolloff: 900, loudRolloff: 2000) }

  /// The first harmonic alone.
  public static var sine: Timbre { Timbre(richness: 0) }
}

extension PlayerModel {
  /// Someone who plays for the first time. Where no source stands beside a number it is our estimate: nobody has measured
  /// it for this instrument.
  public static let beginner = PlayerModel(
    reaching: Reaching(
      // Aimed movements take about 0.1 s a bit: Fitts, J. Exp. Psychol. 47, 1954. The target is a semitone wide.
      leastTime: 0.1, timePerBit: 0.1, targetWidth: 1.75,
      anticipation: 0.5, timingDeviation: 0.04,
      // 0.8 cm for a fifth. That it grows with the mean speed: Schmidt, Zelaznik, Hawkins, Frank and Quinn, Psychol.
      // Rev. 86, 1979; with the way: Gordon, Ghilardi and Ghez, Exp. Brain Res. 99, 1994.
      leastDeviation: 0.2, deviationPerSpeed: 0.025,
      scaleDeviation: 0.1,
      // The angles of the arm are known to 0.6 to 1.1 degrees (van Beers, Sittig and Denier van der Gon, Exp.
      // Brain Res. 122, 1998): 0.6 to 1.2 cm on an arm of 60 cm.
      memoryDeviation: 0.9),
    correcting: Correcting(
      // 190 to 260 ms: Keele and Posner, J. Exp. Psychol. 77, 1968.
      eyeDelay: 0.19,
      // A fifth of a semitone.
      eyeTolerance: 0.35, eyeDeviation: 0.1,
      // Voluntary answers against a shift of one's own pitch: Patel et al., J. Acoust. Soc. Am. 135, 2014.
      earDelay: 0.36, listening: 0.17,
      // Half of a quarter tone: Larrouy-Maestri, Music & Science 1, 2018. Untrained singers answer to 22 to 26 cents:
      // Keough and Jones, J. Acoust. Soc. Am. 126, 2009.
      earTolerance: 0.25, earDeviation: 0.15,
      // From time to time, not all the time: Craik, Br. J. Psychol. 38, 1947. How often is our estimate.
      interval: 0.3),
    // The share of 7.5 to 12.5 Hz in a held finger's displacement is a quarter: Carignan, Daneault and Duval, Exp.
    // Brain Res. 202, 2010.
    unsteadiness: Unsteadiness(sway: 0.2, tremor: 0.05),
    expression: nil)

  /// Someone who plays well, with vibrato on long notes and glides to them. Where no source stands beside a number it is
  /// our estimate of what practice does to the beginner's.
  public static let expert = PlayerModel(
    reaching: Reaching(
      leastTime: 0.08, timePerBit: 0.08, targetWidth: 1.75,
      anticipation: 0.5, timingDeviation: 0.015,
      leastDeviation: 0.08, deviationPerSpeed: 0.006,
      scaleDeviation: 0.01, memoryDeviation: 0.15),
    correcting: Correcting(
      eyeDelay: 0.19, eyeTolerance: 0.15, eyeDeviation: 0.05,
      earDelay: 0.25, listening: 0.17,
      // The just noticeable difference: Hill and Summers 2007. Trained singers answer to 6 cents: Keough and Jones 2009.
      earTolerance: 0.1, earDeviation: 0.04,
      interval: 0.3),
    unsteadiness: Unsteadiness(sway: 0.06, tremor: 0.02),
    // The vibrato that this instrument is to keep.
    expression: Expression(
      leastNote: 0.9, glide: 0.4, vibratoRate: 6, vibratoWidth: 0.3, vibratoDelay: 0.3))
}

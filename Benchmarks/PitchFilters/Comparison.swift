import Foundation
import Instrument

/// Compares filters for the pitch on tracked clips: `PitchFilters THEREMIN MEDIA`.
@main
enum Comparison {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      print("usage: PitchFilters THEREMIN MEDIA")
      exit(2)
    }
    let (program, media) = (CommandLine.arguments[1], CommandLine.arguments[2])
    func clip(_ name: String) throws -> Clip {
      try Clip(program: program, media: media, name: name)
    }
    let still = try clip("still_480x640")
    let vibrato = try clip("vibrato_480x640")
    let vibrato60 = try clip("vibrato60_480x640")
    let fifths = try clip("fifths_480x640")
    let melodies = try [clip("silent_night_480x640"), clip("silent_night_640x480")]

    print(
      """
      | filter | still, cents rms | with 4 cents of noise | vibrato 30 fps | 60 fps | settling, ms | melody, cents: median, 95 % |
      |---|---|---|---|---|---|---|
      """)
    for (name, make) in candidates {
      func run(_ clip: Clip) -> [Double] {
        var filter = make()
        return zip(clip.seen, clip.times).map { filter.filter($0, at: $1) }
      }
      let noisy = still.noisy(4, seed: 1)
      let errors = melodies.map { Measures.melody($0, run($0)) }
      print(
        String(
          format: "| %@ | %.2f | %.1f | %.0f %% | %.0f %% | %.0f | %@ |", name,
          Measures.stillness(still, run(still)), Measures.stillness(noisy, run(noisy)),
          100 * Measures.vibrato(vibrato, run(vibrato)),
          100 * Measures.vibrato(vibrato60, run(vibrato60)),
          1000 * Measures.settling(fifths, run(fifths)),
          errors.map { String(format: "%.2f, %.1f", $0.median, $0.high) }.joined(separator: "; ")))
    }
  }

  static let candidates: [(String, @Sendable () -> any PitchFilter)] = [
    ("none", { NoFilter() }),
    ("one pole, 2 Hz", { OnePole(cutoff: 2) }),
    ("one pole, 8 Hz", { OnePole(cutoff: 8) }),
    ("double exponential, 0.5, 0.3", { DoubleExponential(level: 0.5, trend: 0.3) }),
    ("double exponential, 0.7, 0.2", { DoubleExponential(level: 0.7, trend: 0.2) }),
    ("Kalman, 4 cents, 60 semitones/s²", { Kalman(measurement: 0.04, acceleration: 60) }),
    ("Kalman, 4 cents, 200 semitones/s²", { Kalman(measurement: 0.04, acceleration: 200) }),
    ("1€, 1, 0.007, 1 (usual)", { euro(1, 0.007, 1) }),
    ("1€, 1, 1, 1", { euro(1, 1, 1) }),
    ("1€, 3, 1, 12", { euro(3, 1, 12) }),
    ("1€, 3, 2, 12", { euro(3, 2, 12) }),
    ("1€, 4, 1.2, 12", { euro(4, 1.2, 12) }),
    ("1€, 2, 3, 12", { euro(2, 3, 12) }),
    ("1€, 2, 3, 20", { euro(2, 3, 20) }),
    ("motion filter, 4 cents, 10 + 10 × speed", { motion(0.04, 10, 10) }),
    ("motion filter, 6 cents, 5 + 10 × speed", { motion(0.06, 5, 10) }),
    ("motion filter, 6 cents, 20 + 20 × speed", { motion(0.06, 20, 20) }),
    (
      "**the standard preset's**: 6 cents, 5 + 20 × speed",
      { MotionFilter(Preset.standard.pitchFilter) }
    ),
  ]

  static func motion(_ noise: Double, _ rest: Double, _ perSpeed: Double) -> MotionFilter {
    MotionFilter(.init(noise: noise, restAcceleration: rest, accelerationPerSpeed: perSpeed))
  }

  static func euro(_ rest: Double, _ coefficient: Double, _ speed: Double) -> OneEuroFilter {
    OneEuroFilter(.init(restCutoff: rest, speedCoefficient: coefficient, speedCutoff: speed))
  }
}

import Instrument
import ScalarMath

/// Prints what the correction makes of some hands, for the picture `docs/assist.png`: a table of panel, curve, x and y.
/// The x of `pull` and `strength` are semitones and amounts, those of all other panels seconds; y are semitones
/// from a line, that of `strength` a share.
@main
enum AssistCurves {
  static let amounts: [Double] = [0, 30, 60, 100]
  static let rate = 60.0
  /// The line that all is drawn about.
  static let line = 69.0

  static func main() {
    print("panel,curve,x,y")
    for amount in 0...100 {
      point("strength", "share", Double(amount), Assist.strength(ofAmount: Double(amount)))
    }
    for amount in amounts {
      settled(amount)
      curve("note", amount, seconds: 1.4, hand: note)
      curve("vibrato", amount, seconds: 1.6, hand: vibrato)
      curve("glide", amount, seconds: 2.4, hand: glide)
    }
    curve("border", 60, seconds: 6, hand: border)
    var settings = AssistSettings.standard
    settings.hysteresis = 0
    curve("border", 60, named: "without", seconds: 6, settings: settings, hand: border)
    for (panel, seconds, hand) in [
      ("note", 1.4, note), ("vibrato", 1.6, vibrato), ("glide", 2.4, glide), ("border", 6, border),
    ] {
      for i in 0...Int(seconds * rate) {
        let time = Double(i) / rate
        point(panel, "hand", time, hand(time))
      }
    }
  }

  /// A beginner's note: a reach of a fifth that lands 38 cents too high, in a hand that sways and trembles.
  static func note(_ time: Double) -> Double {
    let sway = 0.03 * sine(turns: 0.9 * time) + 0.015 * sine(turns: 9.3 * time)
    return -7 + 7.38 * leastJerk((time - 0.1) / 0.3) + sway
  }

  /// A vibrato of 6 Hz and ±30 cents on a hand that is 35 cents too low.
  static func vibrato(_ time: Double) -> Double {
    -0.35 + 0.3 * clamp((time - 0.3) / 0.3, 0, 1) * sine(turns: 6 * time)
  }

  /// Up a fifth in 0.6 s, nearly an octave a second, from 30 cents off a line to 30 cents off another.
  static func glide(_ time: Double) -> Double {
    -0.3 + 7.6 * clamp((time - 0.6) / 0.6, 0, 1)
  }

  /// A tremor of ±10 cents midway between two lines.
  static func border(_ time: Double) -> Double {
    0.5 + 0.07 * sine(turns: 0.8 * time) + 0.03 * sine(turns: 2.1 * time)
  }

  /// Where a hand at rest comes to sound.
  static func settled(_ amount: Double) {
    for step in -120...120 {
      let deviation = Double(step) / 100
      var assist = Assist(amount: amount, lines: Array(57...81))
      point("pull", "\(Int(amount))", deviation, assist.pull(line + deviation, at: 0) - line)
    }
  }

  static func curve(
    _ panel: String, _ amount: Double, named name: String? = nil, seconds: Double,
    settings: AssistSettings = .standard, hand: (Double) -> Double
  ) {
    var assist = Assist(amount: amount, lines: Array(57...81), settings: settings)
    // Half a second before the picture begins the hand is already there.
    for i in Int(-rate / 2)...Int(seconds * rate) {
      let time = Double(i) / rate
      let sounded = assist.pull(line + hand(time), at: time)
      if i >= 0 { point(panel, name ?? "\(Int(amount))", time, sounded - line) }
    }
  }

  static func point(_ panel: String, _ curve: String, _ x: Double, _ y: Double) {
    print("\(panel),\(curve),\(x),\(y)")
  }
}

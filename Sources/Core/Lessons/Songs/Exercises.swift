import Instrument

extension Lesson {
  /// D major from D4 to D5 and back.
  static let scale = Lesson(
    "scale", title: "Scale", teaches: "the eight lines of a key, one after the other",
    key: .major(tonic: 2), tempo: 60, barLength: 4,
    """
    d'2 e' | fis' g' | a' b' | cis'' d'' |
    d'' cis'' | b' a' | g' fis' | e' d' |
    """)

  /// The perfect fifths of D major that stand on its lines, up and down.
  static let fifths = Lesson(
    "fifths", title: "Fifths", teaches: "seven semitones in one move, from six lines",
    key: .major(tonic: 2), tempo: 60, barLength: 4,
    """
    d'2 a' | e' b' | fis' cis'' | g' d'' | a' e'' | b' fis'' |
    fis'' b' | e'' a' | d'' g' | cis'' fis' | b' e' | a' d' |
    """)

  /// Octaves of D major, each left by a seventh.
  static let octaves = Lesson(
    "octaves", title: "Octaves", teaches: "aiming far: an octave up, a seventh back",
    key: .major(tonic: 2), tempo: 60, barLength: 4,
    """
    a2 a' | b b' | cis' cis'' | d' d'' | e' e'' | fis' fis'' | g' g'' | a' a'' |
    a'' a' | g'' g' | fis'' fis' | e'' e' | d'' d' | cis'' cis' | b' b | a' a |
    """)
}

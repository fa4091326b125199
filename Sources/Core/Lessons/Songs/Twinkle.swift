import Instrument

extension Lesson {
  /// *Ah! vous dirai-je, maman*, whole.
  static let twinkle = Lesson(
    "twinkle", title: "Twinkle, Twinkle, Little Star", origin: "traditional, France 1761",
    teaches: "one fifth up, and steps all the way home",
    key: .major(tonic: 7), tempo: 90, barLength: 4,
    """
    g'4 g' d'' d'' | e'' e'' d''2 | c''4 c'' b' b' | a' a' g'2 |
    d''4 d'' c'' c'' | b' b' a'2 | d''4 d'' c'' c'' | b' b' a'2 |
    g'4 g' d'' d'' | e'' e'' d''2 | c''4 c'' b' b' | a' a' g'2 |
    """)
}

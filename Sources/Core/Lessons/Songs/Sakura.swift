import Instrument

extension Lesson {
  /// *Sakura, sakura*, a fourth above the usual A A B, so that its scale stands on A: A B♭ D E F.
  static let sakura = Lesson(
    "sakura", title: "Sakura", origin: "traditional, Japan",
    teaches: "the in scale: semitones beside wide steps",
    key: Key(tonic: 9, .in), tempo: 72, barLength: 4,
    """
    d''4 d'' e''2 | d''4 d'' e''2 |
    d''4 e'' f'' e'' | d'' e''8 d'' bes'2 | a'4 f' a' bes' | a' a'8 f' e'2 |
    d''4 e'' f'' e'' | d'' e''8 d'' bes'2 | a'4 f' a' bes' | a' a'8 f' e'2 |
    d''4 d'' e''2 | d''4 d'' e''2 | a'4 bes' e''8 d'' bes'4 | a'1 |
    """)
}

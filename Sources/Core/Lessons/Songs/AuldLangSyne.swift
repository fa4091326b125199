import Instrument

extension Lesson {
  /// Verse and chorus.
  static let auldLangSyne = Lesson(
    "auld-lang-syne", title: "Auld Lang Syne", origin: "traditional, Scotland 1799",
    teaches: "dotted notes, and thirds and fourths in a row",
    key: Key(tonic: 7, .majorPentatonic), tempo: 84, barLength: 4,
    """
    d'4 | g'4. g'8 g'4 b' | a'4. g'8 a'4 b' | g'4. g'8 b'4 d'' | e''2.
    e''4 | d''4. b'8 b'4 g' | a'4. g'8 a'4 b'8 a' | g'4. e'8 e'4 d' | g'2.
    e''4 | d''4. b'8 b'4 g' | a'4. g'8 a'4 e'' | d''4. b'8 b'4 d'' | e''2.
    e''4 | d''4. b'8 b'4 g' | a'4. g'8 a'4 b'8 a' | g'4. e'8 e'4 d' | g'2.
    """)
}

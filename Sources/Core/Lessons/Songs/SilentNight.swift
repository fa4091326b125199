import Instrument

extension Lesson {
  /// *Stille Nacht*, as it is sung today. Its bars of 6/8 are written as two of 3/4.
  static let silentNight = Lesson(
    "silent-night", title: "Silent Night", origin: "Franz Xaver Gruber, 1818",
    teaches: "calm leaps, and one note held into the next",
    key: .major(tonic: 0), tempo: 120, barLength: 3,
    """
    g'4. a'8 g'4 | e'2. | g'4. a'8 g'4 | e'2. |
    d''2 d''4 | b'2. | c''2 c''4 | g'2. |
    a'2 a'4 | c''4. b'8 a'4 | g'4. a'8 g'4 | e'2. |
    a'2 a'4 | c''4. b'8 a'4 | g'4. a'8 g'4 | e'2. |
    d''2 d''4 | f''4. d''8 b'4 | c''2. | e''2. |
    c''4. g'8 e'4 | g'4. f'8 d'4 | c'2.~ | c'2. |
    """)
}

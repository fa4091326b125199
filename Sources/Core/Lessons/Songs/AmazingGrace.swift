import Instrument

extension Lesson {
  /// The tune *New Britain* (Columbian Harmony, 1829), as hymnals have had it since 1900.
  static let amazingGrace = Lesson(
    "amazing-grace", title: "Amazing Grace", origin: "“New Britain”, 1829",
    teaches: "an upbeat, and the five notes of a pentatonic scale",
    key: Key(tonic: 7, .majorPentatonic), tempo: 80, barLength: 3,
    """
    d'4 | g'2 b'8 g' | b'2 a'4 | g'2 e'4 | d'2
    d'4 | g'2 b'8 g' | b'2 a'4 | d''2.~ | d''2
    b'4 | d''4. b'8 d'' b' | g'2 d'4 | e'4. g'8 g' e' | d'2
    d'4 | g'2 b'8 g' | b'2 a'4 | g'2.~ | g'2
    """)
}

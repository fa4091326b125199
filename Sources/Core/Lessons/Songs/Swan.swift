import Instrument

extension Lesson {
  /// *Le cygne* from *Le carnaval des animaux*: the cello's whole part, a fifth above the original G major. It passes
  /// through B minor and F major, so every note has a line.
  static let swan = Lesson(
    "the-swan", title: "The Swan", origin: "Camille Saint-Saëns, 1886",
    teaches: "long lines: fifths fall, scales rise over two octaves",
    key: .chromatic, tempo: 72, barLength: 6,
    """
    d''4 cis'' fis' b' a' d' | e'2~ e'8 fis' g'2 r4 |
    b2 cis'8 d' e' fis' g' a' b' cis'' | fis''2.~ fis''8 r8 r2 |
    d''4 cis'' fis' b' a' d' | eis'2~ eis'8 fis' gis'2. |
    cis'4. dis'8 eis' fis' gis' a' b' cis'' dis'' eis'' | a''2.~ a''8 r8 r2 |
    a''4 fis'' d'' b' cis'' d'' | a'2~ a'8 b' cis''2 r4 |
    g''4 e'' c'' a' b' c'' | g'2~ g'8 a' b'2 r4 |
    b'4 e' fis' g'2 a'8 b' | cis''2. b'2 r4 | b'4 e' fis' gis'2 a'8 b' | c''2. cis'' |
    d''4 cis'' fis' b' a' d' | e'2~ e'8 fis' g'2 r4 |
    b2 cis'8 d' e' fis' g' a' b' cis'' | fis''1. |
    fis''4 e'' b' d'' cis'' g' | b' a' d' e' fis' d' | fis'2. g'4 a' fis' | b'2. b'4 cis'' a' |
    d''1.~ | d''2.~ d''8 r8 r2 |
    """)
}

import Instrument

extension Lesson {
  /// The theme of the Ninth Symphony's finale, whole, a fourth above the original D major. Its last line enters a
  /// quarter early, as Beethoven has it.
  static let odeToJoy = Lesson(
    "ode-to-joy", title: "Ode to Joy", origin: "Ludwig van Beethoven, 1824",
    teaches: "steps in an even walk, and one leap that comes early",
    key: .major(tonic: 7), tempo: 90, barLength: 4,
    """
    b'4 b' c'' d'' | d'' c'' b' a' | g' g' a' b' | b'4. a'8 a'2 |
    b'4 b' c'' d'' | d'' c'' b' a' | g' g' a' b' | a'4. g'8 g'2 |
    a'4 a' b' g' | a' b'8 c'' b'4 g' | a' b'8 c'' b'4 a' | g' a' d' b'~ |
    b' b' c'' d'' | d'' c'' b' a' | g' g' a' b' | a'4. g'8 g'2 |
    """)
}

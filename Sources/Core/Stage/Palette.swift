/// The stage's colours.
///
/// The two hands and the warning are of the palette of Okabe and Ito ("Color Universal Design", 2008), whose
/// colours stay apart with every kind of colour blindness; sound is a gold of the lightness of its yellow.
/// Nothing is told by colour alone: hands bear a letter, warnings a sign, the tuner a place.
public enum Palette {
  /// What sounds: the lit line, the needle, the fingertip.
  public static let sound = Color(0xFFCB57FF)
  /// The heart of what sounds, nearly white.
  public static let soundCore = Color(0xFFF4D6FF)
  /// What is silent and would sound: the dashed line, the open needle, the open dot. Pale as moonlight.
  public static let silent = Color(0xC7D2E0FF)
  /// The dark inside of what is open.
  public static let onSilent = Color(0x14171DFF)
  /// The left hand: sky blue.
  public static let left = Color(0x56B4E9FF)
  /// The right hand: orange.
  public static let right = Color(0xE69F00FF)
  /// In tune, and nothing wrong: bluish green, lightened to be read on dark.
  public static let inTune = Color(0x5FD6B3FF)
  /// A third hue for effects: reddish purple, lightened.
  public static let rose = Color(0xE8A9CCFF)
  /// What needs the player's care: vermilion, lightened to be read on dark.
  public static let warning = Color(0xFF8A4CFF)
  /// Text and lines at rest: a warm white.
  public static let ink = Color(0xF7F2E8FF)
  /// Text that stands back.
  public static let quiet = Color(0xD3CDC2FF)
  /// Dark glass: what panels are made of; text on it needs no halo, whatever the picture.
  public static let glass = Color(0x0F1114C6)
  /// Around letters and under lines: dark, so that both stand out from a bright picture.
  public static let shade = Color(0x0B0C0ED6)
  /// Letters on something lit.
  public static let onSound = Color(0x241900FF)
  /// The article's lines: `UIColor.yellow`.
  public static let articleLine = Color(0xFFFF00FF)
}

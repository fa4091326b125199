import Lessons

/// Colours of the sheet only.
enum SheetColors {
  /// The panels: dark glass over the canvas' background.
  static let panel = Color(0x1B1E26FF)
  /// Text of which there is nothing to say.
  static let faint = Color(0x8F8B85FF)
}

extension Grade {
  /// The colour of a note's bar and of its mark: of the palette of Okabe and Ito, lightened to be read on dark.
  var color: Color {
    switch self {
    case .excellent: Palette.inTune
    case .good: Color(0x6CC0F0FF)
    case .fair: Color(0xE7A3CBFF)
    case .missed: Palette.warning
    }
  }
}

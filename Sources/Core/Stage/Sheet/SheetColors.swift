/// Colours of the sheet only.
enum SheetColors {
  /// The panels: dark glass over the canvas' background.
  static let panel = Color(0x1B1E26FF)
  /// Text of which there is nothing to say.
  static let faint = Color(0x8F8B85FF)
}

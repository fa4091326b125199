import CCairo
import Stage

/// Draws lines of text, and keeps those that come again.
///
/// Letters are set in Inter, and what Inter lacks in Noto Sans CJK JP, in grey antialiasing without
/// hinting, so that they look the same wherever the same fonts are installed.
final class Lettering {
  struct Font: Hashable {
    /// Pixels in an em.
    var size: Double
    var weight: DisplayList.Weight
  }

  private struct Key: Hashable {
    var text: String
    var font: Font
  }

  private let setting = TextSetting()
  /// What the list before and this one drew; nothing else stays, so counting figures do not pile
  /// up.
  private var lines: [Key: TextLine] = [:]
  private var linesBefore: [Key: TextLine] = [:]

  /// Draws text so that the middle of its capital letters is at the height of a point in pixels.
  func draw(
    _ text: String, in font: Font, at point: (x: Double, y: Double),
    alignment: DisplayList.Alignment, color: Color, halo: Color, on context: OpaquePointer
  ) {
    guard let line = line(text, in: font) else { return }
    let left =
      switch alignment {
      case .leading: point.x
      case .center: point.x - line.width / 2
      case .trailing: point.x - line.width
      }
    let baseline = point.y + line.capitalHeight / 2
    if halo.word & 0xFF > 0 { line.drawHalo(halo, at: (left, baseline), on: context) }
    if color.word & 0xFF > 0 { line.drawLetters(color, at: (left, baseline), on: context) }
  }

  /// Says that a list is complete: lines that neither it nor the next one draws are given up.
  func endList() {
    (linesBefore, lines) = (lines, [:])
  }

  private func line(_ text: String, in font: Font) -> TextLine? {
    let key = Key(text: text, font: font)
    if let line = lines[key] { return line }
    guard let line = linesBefore[key] ?? setting.line(text, in: font) else { return nil }
    lines[key] = line
    return line
  }
}

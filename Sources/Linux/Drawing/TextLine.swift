import CCairo
import Stage

/// A line of text that has been set, and its letters and halo as masks once they have been drawn.
///
/// A mask is drawn once and then laid down in any colour, at whole pixels: a fifth of the time,
/// since the outlines of letters have many corners.
final class TextLine {
  /// How wide the halo's pen is, in ems; half of it lies outside of the letters.
  static let haloWidth = 0.2
  /// Above this many pixels a mask costs more memory than it saves time.
  static let maximumMask = 1 << 20

  /// From the text's left end to its right end, in pixels.
  let width: Double
  /// The height of capital letters, in pixels.
  let capitalHeight: Double

  private let layout: OpaquePointer
  private let penWidth: Double
  /// Where letters and halo leave marks, in pixels from the left end of the baseline.
  private let bounds: (left: Double, top: Double, width: Double, height: Double)
  private var letters: OpaquePointer?
  private var halo: OpaquePointer?

  /// Takes over the layout.
  init(layout: OpaquePointer, size: Double, capitalHeight: Double) {
    self.layout = layout
    self.capitalHeight = capitalHeight
    penWidth = Self.haloWidth * size
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, &logical)
    let scale = Double(PANGO_SCALE)
    width = Double(logical.width) / scale
    let margin = penWidth / 2 + 2
    let left = (Double(ink.x) / scale - margin).rounded(.down)
    let top = (Double(ink.y) / scale - margin).rounded(.down)
    bounds = (
      left, top, (Double(ink.x + ink.width) / scale + margin).rounded(.up) - left,
      (Double(ink.y + ink.height) / scale + margin).rounded(.up) - top
    )
  }

  deinit {
    cairo_surface_destroy(letters)
    cairo_surface_destroy(halo)
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  func drawLetters(_ color: Color, at point: (x: Double, y: Double), on context: OpaquePointer) {
    context.setSource(color)
    lay(&letters, at: point, on: context) { line, context in
      // Filled outlines: glyphs as such Cairo 1.16 sets at whole pixels, which spaces small letters
      // unevenly.
      pango_cairo_layout_line_path(context, line)
      cairo_fill(context)
    }
  }

  func drawHalo(_ color: Color, at point: (x: Double, y: Double), on context: OpaquePointer) {
    context.setSource(color)
    lay(&halo, at: point, on: context) { [penWidth] line, context in
      pango_cairo_layout_line_path(context, line)
      context.setRoundPen(width: penWidth)
      cairo_stroke(context)
    }
  }

  private func lay(
    _ mask: inout OpaquePointer?, at point: (x: Double, y: Double), on context: OpaquePointer,
    _ drawing: (_ line: OpaquePointer, _ context: OpaquePointer) -> Void
  ) {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    let (x, y) = (point.x.rounded(), point.y.rounded())
    guard bounds.width * bounds.height <= Double(Self.maximumMask) else {
      cairo_move_to(context, x, y)
      return drawing(line, context)
    }
    if mask == nil {
      mask = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height))
      let maskContext: OpaquePointer = cairo_create(mask)
      cairo_move_to(maskContext, -bounds.left, -bounds.top)
      drawing(line, maskContext)
      cairo_destroy(maskContext)
    }
    cairo_mask_surface(context, mask, x + bounds.left, y + bounds.top)
  }
}

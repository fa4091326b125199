import CCairo

/// Sets text in the stage's typefaces by Pango.
final class TextSetting {
  private let context: OpaquePointer
  private var fonts: [Lettering.Font: (description: OpaquePointer, capitalHeight: Double)] = [:]

  init() {
    // A font map of its own: Pango's default one belongs to a thread.
    let fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    g_object_unref(UnsafeMutableRawPointer(fontMap))
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Otherwise the user's locale has a say in the choice of typefaces.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
  }

  deinit {
    forgetFonts()
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Text, set; nothing if Pango cannot.
  func line(_ text: String, in font: Lettering.Font) -> TextLine? {
    let (description, capitalHeight) = prepared(font)
    return layout(text, description).map {
      TextLine(layout: $0, size: font.size, capitalHeight: capitalHeight)
    }
  }

  private func prepared(_ font: Lettering.Font) -> (OpaquePointer, capitalHeight: Double) {
    if let font = fonts[font] { return (font.description, font.capitalHeight) }
    // Letters that grow and shrink are of another size in every picture.
    if fonts.count >= 64 { forgetFonts() }
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family_static(description, "Inter,DejaVu Sans,Noto Sans CJK JP")
    pango_font_description_set_weight(description, PangoWeight(rawValue: font.weight.rawValue))
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    var ink = PangoRectangle()
    if let layout = layout("H", description) {
      pango_layout_get_extents(layout, &ink, nil)
      g_object_unref(UnsafeMutableRawPointer(layout))
    }
    let capitalHeight = Double(ink.height) / Double(PANGO_SCALE)
    fonts[font] = (description, capitalHeight)
    return (description, capitalHeight)
  }

  private func forgetFonts() {
    for font in fonts.values { pango_font_description_free(font.description) }
    fonts = [:]
  }

  private func layout(_ text: String, _ description: OpaquePointer) -> OpaquePointer? {
    guard let layout = pango_layout_new(context) else { return nil }
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    return layout
  }
}

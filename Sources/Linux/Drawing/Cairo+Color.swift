import CCairo
import Stage

extension Color {
  var red: Double { Double(word >> 24) / 255 }
  var green: Double { Double(word >> 16 & 0xFF) / 255 }
  var blue: Double { Double(word >> 8 & 0xFF) / 255 }
  var alpha: Double { Double(word & 0xFF) / 255 }
}

/// A Cairo context.
extension OpaquePointer {
  func setSource(_ color: Color) {
    cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha)
  }

  func setRoundPen(width: Double) {
    cairo_set_line_width(self, width)
    cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
  }
}

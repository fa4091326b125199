import CCairo
import Stage

/// Draws single commands of a display list with Cairo.
struct Painter {
  let context: OpaquePointer
  let width: Double
  let height: Double
  let lettering: Lettering

  /// The unit of lengths, in pixels.
  private var unit: Double { min(width, height) }

  /// Draws a command; does nothing if its arguments are not what its code asks for.
  func draw(_ command: inout Command) {
    cairo_new_path(context)
    switch command.code {
    case .line: line(&command)
    case .polyline: polyline(&command)
    case .polygon: polygon(&command)
    case .disc: disc(&command)
    case .ring: ring(&command)
    case .rectangle: rectangle(&command)
    case .gradient: gradient(&command)
    case .text: text(&command)
    case .clip: clip(&command)
    }
  }

  private func line(_ command: inout Command) {
    guard let a = command.point(), let b = command.point(), let width = command.length(),
      let color = command.color()
    else { return }
    path(through: [a, b])
    stroke(width, color)
  }

  private func polyline(_ command: inout Command) {
    guard let width = command.length(), let color = command.color(),
      let points = command.points(), points.count >= 2
    else { return }
    path(through: points)
    stroke(width, color)
  }

  private func polygon(_ command: inout Command) {
    guard let color = command.color(), let corners = command.points(), corners.count >= 3
    else { return }
    path(through: corners)
    cairo_close_path(context)
    fill(color)
  }

  private func disc(_ command: inout Command) {
    guard let center = command.point(), let radius = command.length(), let color = command.color()
    else { return }
    circle(center, radius)
    fill(color)
  }

  private func ring(_ command: inout Command) {
    guard let center = command.point(), let radius = command.length(),
      let width = command.length(), let color = command.color()
    else { return }
    circle(center, radius)
    stroke(width, color)
  }

  private func rectangle(_ command: inout Command) {
    guard let box = box(&command), let radius = command.coordinate(), let color = command.color()
    else { return }
    roundedRectangle(box, radius: max(0, radius) * unit)
    fill(color)
  }

  private func gradient(_ command: inout Command) {
    guard let box = box(&command), let top = command.color(), let bottom = command.color(),
      let pattern = cairo_pattern_create_linear(0, box.y, 0, box.y + box.height)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    for (offset, color) in [(0.0, top), (1.0, bottom)] {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_rectangle(context, box.x, box.y, box.width, box.height)
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }

  private func text(_ command: inout Command) {
    guard let point = command.point(), let size = command.length(), let weight = command.word(),
      let alignment = command.word().flatMap(DisplayList.Alignment.init),
      let color = command.color(), let halo = command.color(), let text = command.text(),
      !text.isEmpty
    else { return }
    let font = Lettering.Font(
      size: min(size, 1) * unit, weight: DisplayList.Weight(rawValue: weight) ?? .regular)
    lettering.draw(
      text, in: font, at: (point.x * width, point.y * height), alignment: alignment, color: color,
      halo: halo, on: context)
  }

  private func clip(_ command: inout Command) {
    guard let box = box(&command) else { return }
    cairo_reset_clip(context)
    cairo_rectangle(context, box.x, box.y, box.width, box.height)
    cairo_clip(context)
  }
}

extension Painter {
  private typealias Box = (x: Double, y: Double, width: Double, height: Double)

  /// A rectangle in pixels, its corners in whichever order they come.
  private func box(_ command: inout Command) -> Box? {
    guard let a = command.point(), let b = command.point() else { return nil }
    return (
      min(a.x, b.x) * width, min(a.y, b.y) * height, abs(b.x - a.x) * width,
      abs(b.y - a.y) * height
    )
  }

  private func path(through points: [(x: Double, y: Double)]) {
    for point in points { cairo_line_to(context, point.x * width, point.y * height) }
  }

  private func circle(_ center: (x: Double, y: Double), _ radius: Double) {
    cairo_arc(context, center.x * width, center.y * height, radius * unit, 0, 2 * .pi)
    cairo_close_path(context)
  }

  private func roundedRectangle(_ box: Box, radius: Double) {
    let r = min(radius, box.width / 2, box.height / 2)
    guard r > 0 else { return cairo_rectangle(context, box.x, box.y, box.width, box.height) }
    let (right, bottom) = (box.x + box.width, box.y + box.height)
    let quarter = Double.pi / 2
    cairo_arc(context, right - r, box.y + r, r, -quarter, 0)
    cairo_arc(context, right - r, bottom - r, r, 0, quarter)
    cairo_arc(context, box.x + r, bottom - r, r, quarter, 2 * quarter)
    cairo_arc(context, box.x + r, box.y + r, r, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  private func stroke(_ width: Double, _ color: Color) {
    context.setSource(color)
    context.setRoundPen(width: width * unit)
    cairo_stroke(context)
  }

  private func fill(_ color: Color) {
    context.setSource(color)
    cairo_fill(context)
  }
}

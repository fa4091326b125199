import ScalarMath
import Voice

extension ScoreSheet {
  /// Frames farther apart than this, in seconds, are not joined.
  private static let longestGap = 0.25
  /// Steps of loudness that have a width of their own.
  private static let widths = 8

  /// What was played: a gold line, thick where it is loud, on a dark one that parts it from the bars.
  func drawCurve(_ system: SheetSystem, _ layout: SheetLayout, into list: inout DisplayList) {
    for stretch in stretches(of: system) where stretch.count > 1 {
      let points = stretch.map { frame in
        layout.place(
          layout.x(frame.time - delay, in: system), layout.y(frame.pitch, in: system))
      }
      list.polyline(points, width: layout.length(6.4), SheetColors.panel.opacity(0.55))
      list.polyline(points, width: layout.length(9), Palette.sound.opacity(0.1))
      var start = 0
      while start < points.count - 1 {
        let width = width(stretch[start + 1])
        var end = start + 1
        while end + 1 < points.count, self.width(stretch[end + 1]) == width { end += 1 }
        list.polyline(
          Array(points[start...end]), width: layout.length(0.9 + 3 * width), Palette.sound)
        start = end
      }
    }
  }

  /// The level of a frame, 0 to 1, in steps.
  private func width(_ frame: ControlFrame) -> Float {
    let steps = Float(Self.widths)
    return Float(round(Double(clamp(Float(frame.level), 0, 1) * steps))) / steps
  }

  /// The frames that sound within a system, and one more at both ends, where they belong together.
  private func stretches(of system: SheetSystem) -> [[ControlFrame]] {
    let span = system.span.lowerBound - 0.1...system.span.upperBound + 0.1
    var found: [[ControlFrame]] = [[]]
    for frame in frames where span.contains(frame.time - delay) {
      let sounds = frame.gate && frame.level > 0 && frame.pitch.magnitude < 1000
      let follows = found[found.count - 1].last.map {
        frame.time > $0.time && frame.time - $0.time <= Self.longestGap
      }
      if !sounds || follows == false, !found[found.count - 1].isEmpty { found.append([]) }
      if sounds { found[found.count - 1].append(frame) }
    }
    return found
  }
}

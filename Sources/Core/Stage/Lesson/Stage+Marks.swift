import Lessons
import ScalarMath

extension Stage {
  /// What became of a note, on its bar.
  func drawMark(of bar: NoteBar, _ highway: NoteHighway, into list: inout DisplayList) {
    guard let grade = bar.grade else { return }
    let half = highway.across(highway.thickness / 2)
    let x = max(min(highway.now - 1.9 * half, bar.right - half), bar.left + half)
    guard x > highway.left + half else { return }
    drawMark(grade, at: Vector2(x, bar.y), radius: 0.68 * highway.thickness, into: &list)
  }

  /// A grade on dark glass: a star, a tick, a dot, or an empty ring, each with a colour of its own.
  func drawMark(
    _ grade: Grade, at place: Vector2, radius: Float, into list: inout DisplayList
  ) {
    list.disc(at: place, radius: radius, Palette.glass.opacity(1))
    switch grade {
    case .excellent: drawStar(at: place, radius: 0.8 * radius, Palette.sound, into: &list)
    case .good: drawTick(at: place, radius: 0.5 * radius, Palette.inTune, into: &list)
    case .fair: list.disc(at: place, radius: 0.34 * radius, Palette.ink)
    case .missed:
      list.ring(at: place, radius: 0.36 * radius, width: 0.16 * radius, Palette.quiet)
    }
  }

  private func drawStar(
    at place: Vector2, radius: Float, _ color: Color, into list: inout DisplayList
  ) {
    list.polygon(count: 10, color) { corner in
      let reach = corner % 2 == 0 ? radius : 0.45 * radius
      let turns = Double(corner) / 10
      return view.place(
        place, right: reach * Float(sine(turns: turns)), down: -reach * Float(cosine(turns: turns)))
    }
  }

  private func drawTick(
    at place: Vector2, radius: Float, _ color: Color, into list: inout DisplayList
  ) {
    list.polyline(count: 3, width: 0.42 * radius, color) { corner in
      switch corner {
      case 0: view.place(place, right: -0.9 * radius, down: 0.05 * radius)
      case 1: view.place(place, right: -0.2 * radius, down: 0.7 * radius)
      default: view.place(place, right: 0.95 * radius, down: -0.65 * radius)
      }
    }
  }
}

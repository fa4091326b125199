import Lessons
import ScalarMath

extension Grade {
  /// The grade's colour, of the palette of Okabe and Ito; lightened to be read on dark.
  var color: Color {
    switch self {
    case .excellent: Palette.inTune
    case .good: Color(0x6CC0F0FF)
    case .fair: Color(0xE7A3CBFF)
    case .missed: Palette.warning
    }
  }
}

extension DisplayList {
  /// The mark of a grade, so that nobody needs its colour: a star, a tick, a dot, an empty ring; around a place, from
  /// which `offset` gives the one so many radii to the right and down.
  mutating func mark(
    _ grade: Grade, at place: Vector2, radius: Float, offset: (Float, Float) -> Vector2
  ) {
    let color = grade.color
    switch grade {
    case .excellent:
      polygon(count: 10, color) { corner in
        let reach: Float = corner % 2 == 0 ? 1.1 : 0.5
        let turns = Double(corner) / 10
        return offset(reach * Float(sine(turns: turns)), -reach * Float(cosine(turns: turns)))
      }
    case .good:
      polyline(count: 3, width: 0.4 * radius, color) { corner in
        switch corner {
        case 0: offset(-0.75, 0.05)
        case 1: offset(-0.2, 0.6)
        default: offset(0.8, -0.55)
        }
      }
    case .fair: disc(at: place, radius: 0.5 * radius, color)
    case .missed: ring(at: place, radius: 0.55 * radius, width: 0.25 * radius, color)
    }
  }
}

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
  /// The mark of a grade, so that nobody needs its colour: a full disc, a ring with a dot, a ring, a cross; less and
  /// less of it is filled.
  mutating func mark(
    _ grade: Grade, at place: Vector2, radius: Float, view: (Float, Float) -> Vector2
  ) {
    let (color, width) = (grade.color, radius * 0.36)
    switch grade {
    case .excellent: disc(at: place, radius: radius, color)
    case .good:
      ring(at: place, radius: radius - width / 2, width: width, color)
      disc(at: place, radius: radius * 0.34, color)
    case .fair: ring(at: place, radius: radius - width / 2, width: width, color)
    case .missed:
      for side in [Float(-1), 1] {
        line(from: view(-0.72 * side, -0.72), to: view(0.72 * side, 0.72), width: width, color)
      }
    }
  }
}

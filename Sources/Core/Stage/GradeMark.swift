import Lessons
import ScalarMath

extension DisplayList {
  /// The mark of a grade, by its shape alone: a star, a tick, a dot, or an empty ring.
  mutating func mark(
    _ grade: Grade, at place: Vector2, radius: Float, _ color: Color, in view: View
  ) {
    switch grade {
    case .excellent: star(at: place, radius: 0.8 * radius, color, in: view)
    case .good: tick(at: place, radius: 0.5 * radius, color, in: view)
    case .fair: disc(at: place, radius: 0.34 * radius, color)
    case .missed: ring(at: place, radius: 0.36 * radius, width: 0.16 * radius, color)
    }
  }

  private mutating func star(at place: Vector2, radius: Float, _ color: Color, in view: View) {
    polygon(count: 10, color) { corner in
      let reach = corner % 2 == 0 ? radius : 0.45 * radius
      let turns = Double(corner) / 10
      return view.place(
        place, right: reach * Float(sine(turns: turns)), down: -reach * Float(cosine(turns: turns)))
    }
  }

  private mutating func tick(at place: Vector2, radius: Float, _ color: Color, in view: View) {
    polyline(count: 3, width: 0.42 * radius, color) { corner in
      switch corner {
      case 0: view.place(place, right: -0.9 * radius, down: 0.05 * radius)
      case 1: view.place(place, right: -0.2 * radius, down: 0.7 * radius)
      default: view.place(place, right: 0.95 * radius, down: -0.65 * radius)
      }
    }
  }
}

/// How close to its pitch a note was held: three steps, of which the finest is about what players can tell apart
/// (Hill and Summers 2007) and the coarsest half a semitone.
public enum Closeness: Int, CaseIterable, Comparable, Sendable {
  case within50, within25, within10

  /// The most cents between the pitch that is held and the note's.
  public var cents: Double {
    switch self {
    case .within50: 50
    case .within25: 25
    case .within10: 10
    }
  }

  /// Whether one is coarser than the other.
  public static func < (a: Closeness, b: Closeness) -> Bool { a.rawValue < b.rawValue }
}

/// What became of a note of a lesson.
public enum NoteMark: Equatable, Sendable {
  /// It is not over yet, and was not held so far.
  case coming
  /// It was held this close to its pitch; while it lasts that may still become closer.
  case held(Closeness)
  /// It is over and was not held.
  case missed
}

/// How near a note was.
public enum Grade: Int, Sendable, CaseIterable {
  /// Within ±10 cents, about what players can tell apart (Hill and Summers 2007).
  case excellent
  /// Within ±25 cents.
  case good
  /// Within ±50 cents, a quarter tone.
  case fair
  /// Farther off, not reached, or not heard.
  case missed

  /// The largest distance in cents; that of missed notes has no end.
  public var widest: Double {
    switch self {
    case .excellent: 10
    case .good: 25
    case .fair: 50
    case .missed: .infinity
    }
  }

  /// What a note of this grade is worth: 100, 80, 50 or 0.
  public var points: Int {
    switch self {
    case .excellent: 100
    case .good: 80
    case .fair: 50
    case .missed: 0
    }
  }

  /// The grade in a word.
  public var word: StaticString {
    switch self {
    case .excellent: "excellent"
    case .good: "good"
    case .fair: "fair"
    case .missed: "missed"
    }
  }

  /// The grade of a note that was reached, by its distance in cents, sharp or flat.
  public init(cents: Double) {
    // Rounding does not cost a grade.
    self = Grade.allCases.first { cents.magnitude <= $0.widest + 1e-6 } ?? .missed
  }
}

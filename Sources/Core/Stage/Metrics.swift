import ScalarMath

/// Sizes on the stage, in units of the view's shorter side; never below what can be read, in points, from about
/// 160 points on.
struct Metrics {
  let view: View

  /// The distance from the view's edge.
  var margin: Float { size(0.034, atLeast: 8) }
  /// A hairline.
  var hairline: Float { size(0.0016, atLeast: 1) }
  /// A strong line.
  var strongLine: Float { size(0.0032, atLeast: 1.5) }
  /// The radius of the fingertip's dot.
  var dot: Float { size(0.017, atLeast: 5) }
  /// Words that are read in passing.
  var word: Float { size(0.026, atLeast: 11) }
  /// Words that must be read.
  var sentence: Float { size(0.036, atLeast: 13) }
  /// The tuner's height.
  var panelHeight: Float { min(size(0.19, atLeast: 58), view.size.y / 3) }
  /// The tuner's width.
  var panelWidth: Float { min(view.size.x - 2 * margin, 1.16) }

  /// A part of the shorter side, at least so many points; in a view of a stamp's size, where so many points would
  /// not fit, three times the part.
  func size(_ part: Float, atLeast points: Float) -> Float {
    max(part, min(view.length(points: points), 3 * part))
  }
}

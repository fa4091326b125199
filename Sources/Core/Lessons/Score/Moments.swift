import ScalarMath

/// What is measured on a line is measured at moments so many seconds apart, at most.
let measuringStep = 0.005

/// How many measuring steps a span of seconds takes; rounding adds none.
private func measuringSteps(in span: ClosedRange<Double>) -> Int {
  max(1, Int(-floor(1e-6 - span.duration / measuringStep)))
}

/// Visits the middles of equal parts of a span of seconds, each no longer than a measuring step.
func forEachMoment(of span: ClosedRange<Double>, _ body: (_ time: Double) -> Void) {
  let parts = measuringSteps(in: span)
  for part in 0..<parts {
    body(mix(span.lowerBound, span.upperBound, (Double(part) + 0.5) / Double(parts)))
  }
}

/// Where within a span of seconds a distance does not pass a limit, in order of time. The distance of a moment should
/// run straight enough from one measuring step to the next.
func runs(
  within limit: Double, over span: ClosedRange<Double>, distance: (_ time: Double) -> Double
) -> [ClosedRange<Double>] {
  let steps = measuringSteps(in: span)
  var found: [ClosedRange<Double>] = []
  var (lastTime, lastDistance) = (span.lowerBound, distance(span.lowerBound))
  var start: Double? = lastDistance <= limit ? lastTime : nil
  for step in 1...steps {
    let time = mix(span.lowerBound, span.upperBound, Double(step) / Double(steps))
    let now = distance(time)
    if (now <= limit) != (lastDistance <= limit) {
      let crossing = mix(lastTime, time, (limit - lastDistance) / (now - lastDistance))
      if let begun = start { found.append(begun...max(begun, crossing)) }
      start = start == nil ? crossing : nil
    }
    (lastTime, lastDistance) = (time, now)
  }
  if let start { found.append(start...max(start, span.upperBound)) }
  return found
}

extension ClosedRange<Double> {
  /// The seconds from one end to the other.
  var duration: Double { upperBound - lowerBound }

  /// What two spans share; `nil` where they do not touch.
  func intersection(_ other: ClosedRange<Double>) -> ClosedRange<Double>? {
    overlaps(other) ? clamped(to: other) : nil
  }
}

extension Array {
  /// The index of the first element, in order of time, that comes after a moment; `count` where none does.
  func firstIndex(after time: Double, _ timeOf: (Element) -> Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if timeOf(self[middle]) > time { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

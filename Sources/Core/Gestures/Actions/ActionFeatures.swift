import ScalarMath

/// The numbers by which an action is told: the palm's way in palms, and how fingers and hand's direction change.
public enum ActionFeatures {
  /// Points that the window is thinned out to.
  static var points: Int { 20 }
  /// What counts as a small step, in palms.
  static var unit: Float { 0.1 }
  /// Channels beside the palm's way: openness, index finger, direction across and up, presence.
  private static var channels: Int { 5 }

  /// How many there are.
  public static var count: Int {
    PathFeatures.count(points: points) + points * channels + summaryCount
  }
  private static var summaryCount: Int { 22 }

  /// The features of a window; `nil` where the hand was there for less than a fifth of it.
  public static func values(of window: ActionWindow) -> [Float]? {
    let frames = window.resampled
    var seen: [ActionFrame] = []
    for case .some(let frame) in frames { seen.append(frame) }
    guard 5 * seen.count >= frames.count, seen.count >= 3 else { return nil }
    let size = median(seen)
    let thinned = thin(frames, first: seen[0])
    let path = thinned.map { $0.frame.palm * (1 / size) }
    var values = PathFeatures.values(of: path, unit: unit)
    values.reserveCapacity(count)
    for point in thinned {
      let reaches = point.frame.reaches
      values.append((reaches[2] + reaches[3] + reaches[4]) * (1 / 3))
      values.append(reaches[1])
      values.append(point.frame.direction.x)
      values.append(point.frame.direction.y)
      values.append(point.presence)
    }
    appendSummary(of: seen, path, size, share: Float(seen.count) / Float(frames.count), to: &values)
    return values
  }

  /// The palm's size in the middle of all pictures; one hand's distance hardly changes within two seconds.
  private static func median(_ frames: [ActionFrame]) -> Float {
    var sizes: [Float] = []
    for frame in frames { sizes.append(frame.palmSize) }
    sizes.sort()
    return sizes[sizes.count / 2]
  }

  /// The means of equal stretches of the window; where the hand is away it stays where it was last.
  private static func thin(
    _ frames: [ActionFrame?], first: ActionFrame
  ) -> [(frame: ActionFrame, presence: Float)] {
    var result: [(frame: ActionFrame, presence: Float)] = []
    result.reserveCapacity(points)
    var last = first
    for point in 0..<points {
      let start = point * frames.count / points
      let end = max((point + 1) * frames.count / points, start + 1)
      var number: Float = 0
      for i in start..<min(end, frames.count) {
        guard let frame = frames[i] else { continue }
        number += 1
        last = number == 1 ? frame : last.mixed(with: frame, 1 / number, time: frame.time)
      }
      result.append((last, number / Float(end - start)))
    }
    return result
  }

  /// What does not depend on when within the window something happens.
  private static func appendSummary(
    of frames: [ActionFrame], _ path: [Vector2], _ size: Float, share: Float,
    to values: inout [Float]
  ) {
    // The farthest way in each direction within two, four and eight steps of a twentieth of the window.
    for span in [2, 4, 8] {
      var farthest = SIMD4<Float>.zero
      for i in span..<path.count {
        let way = path[i] - path[i - span]
        farthest.replace(
          with: SIMD4(way.x, -way.x, way.y, -way.y),
          where: SIMD4(way.x, -way.x, way.y, -way.y) .> farthest)
      }
      for i in 0..<4 { values.append(farthest[i]) }
    }
    var (turns, length, reversalsX, reversalsY): (Float, Float, Float, Float) = (0, 0, 0, 0)
    for i in 1..<path.count {
      let step = path[i] - path[i - 1]
      length += step.length
      guard i > 1 else { continue }
      let before = path[i - 1] - path[i - 2]
      turns += (before.x * step.y - before.y * step.x) / (before.length * step.length + unit * unit)
      reversalsX +=
        max(-before.x * step.x, 0) / (unit * unit + before.x * before.x + step.x * step.x)
      reversalsY +=
        max(-before.y * step.y, 0) / (unit * unit + before.y * before.y + step.y * step.y)
    }
    values += [turns, length, reversalsX, reversalsY, share]
    var (low, high, sum): (Float, Float, Float) = (.infinity, 0, 0)
    var (changes, lastOpenness): (Float, Float) = (0, 0)
    var sideways: Float = 0
    for (i, frame) in frames.enumerated() {
      let openness = (frame.reaches[2] + frame.reaches[3] + frame.reaches[4]) * (1 / 3)
      (low, high, sum) = (min(low, openness), max(high, openness), sum + openness)
      if i > 0 {
        changes += (openness - lastOpenness).magnitude
        sideways += (frame.direction.x - frames[i - 1].direction.x).magnitude
      }
      lastOpenness = openness
    }
    values += [low, high, sum / Float(frames.count), changes, sideways]
  }
}

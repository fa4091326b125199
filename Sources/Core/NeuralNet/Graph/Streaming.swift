/// Which layers run together, a few rows at a time.
///
/// Layer after layer, early maps are too large for the second-level cache: each would be written to
/// memory and read back. Layers of one group instead take turns, so that each row is read while it is
/// still in the cache, and most maps need memory for a few rows only. A group ends where little is
/// carried over, and must not have more weights than the cache holds beside the rows.
struct Streaming {
  /// The steps of each group, in order.
  private(set) var groups: [Range<Int>] = []

  /// Half of a usual second-level cache.
  static let mostWeightBytes = 512 << 10
  /// A row of the last map stands for so many of the largest at most.
  static let greatestRatio = 2
  static let mostSteps = 32

  /// Chooses the ends of groups so that the least is carried over, by dynamic programming.
  init(_ steps: [NetworkBuilder.Step], shapes: [MapShape?], outputs: [Int]) {
    let carried = Self.bytesCarried(steps, shapes, outputs)
    var best = [(cost: Int64, start: Int)](repeating: (0, 0), count: steps.count + 1)
    for end in 1..<steps.count + 1 {
      best[end] = (best[end - 1].cost + carried[end], end - 1)
      var group = Group(steps[end - 1], shapes)
      var start = end - 1
      while start > 0, end - start < Self.mostSteps, group.add(steps[start - 1], shapes) {
        start -= 1
        let cost = best[start].cost + carried[end]
        if cost < best[end].cost { best[end] = (cost, start) }
      }
    }
    var end = steps.count
    while end > 0 {
      groups.append(best[end].start..<end)
      end = best[end].start
    }
    groups.reverse()
  }

  /// Before each step: the sizes of all maps that exist there and are read later.
  private static func bytesCarried(
    _ steps: [NetworkBuilder.Step], _ shapes: [MapShape?], _ outputs: [Int]
  ) -> [Int64] {
    var change = [Int64](repeating: 0, count: steps.count + 2)
    var lastUse = [Int](repeating: -1, count: shapes.count)
    for (index, step) in steps.enumerated() {
      for tensor in step.inputs { lastUse[tensor] = index }
    }
    for tensor in outputs { lastUse[tensor] = steps.count }
    for (index, step) in steps.enumerated() {
      let bytes = 4 * Int64(shapes[step.output]?.count ?? 0)
      change[index + 1] += bytes
      change[max(index, lastUse[step.output]) + 1] -= bytes
    }
    var sum: Int64 = 0
    return change.map { difference in
      sum += difference
      return sum
    }
  }

  /// Steps that might run together.
  private struct Group {
    var weightBytes = 0
    var least = Int.max
    var greatest = 0
    var isClosed = false

    init(_ step: NetworkBuilder.Step, _ shapes: [MapShape?]) {
      _ = add(step, shapes)
    }

    mutating func add(_ step: NetworkBuilder.Step, _ shapes: [MapShape?]) -> Bool {
      let height = shapes[step.output]?.height ?? 1
      weightBytes += step.layer.weightBytes
      least = min(least, height)
      greatest = max(greatest, height)
      guard !isClosed, weightBytes <= Streaming.mostWeightBytes,
        greatest <= least * Streaming.greatestRatio
      else { return false }
      // What needs all rows can only be first.
      isClosed = step.layer.needsAllRows
      return true
    }
  }
}

/// The drawn line that holds the pitch: the nearest one, until another is clearly nearer.
struct HeldLine: Equatable, Sendable {
  /// The lines to choose from, MIDI note numbers from low to high.
  let lines: [Int]
  /// The line, a MIDI note number; `nil` where nothing was chosen yet, or there are no lines.
  private(set) var line: Int?

  /// Makes a choice among lines in any order.
  init(among lines: [Int]) {
    self.lines = lines.sorted()
  }

  /// Forgets the line: the next choice is simply the nearest one.
  mutating func reset() {
    line = nil
  }

  /// Chooses the line for a pitch, a MIDI note number. Another line takes over where the pitch is farther beyond the
  /// middle between the two than the hysteresis, in semitones.
  mutating func choose(for pitch: Double, hysteresis: Double) {
    guard let nearest = nearest(to: pitch) else { return }
    guard let held = line else {
      line = nearest
      return
    }
    // The two distances differ by twice the way from the middle.
    let further = (Double(held) - pitch).magnitude - (Double(nearest) - pitch).magnitude
    if further > 2 * hysteresis { line = nearest }
  }

  private func nearest(to pitch: Double) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if Double(lines[middle]) < pitch { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return lines.first }
    guard low < lines.count else { return lines.last }
    let (below, above) = (lines[low - 1], lines[low])
    return Double(above) - pitch < pitch - Double(below) ? above : below
  }
}

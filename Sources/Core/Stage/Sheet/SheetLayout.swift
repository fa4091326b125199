import Instrument
import Lessons
import ScalarMath

/// Bars that stand beside each other.
struct SheetSystem: Sendable {
  /// The bars' lines, that at their end among them.
  var barLines: ArraySlice<BarLine>
  /// Where its panel's top is, in points.
  var top: Float

  /// From when to when, in seconds.
  var span: ClosedRange<Double> {
    let start = barLines.first?.time ?? 0
    return start...max(start, barLines.last?.time ?? start)
  }
}

/// Where things stand on a sheet, in points: a page is so many points wide, whatever its pixels.
struct SheetLayout: Sendable {
  /// The width of a page, in points, on which letters are as large as in a book.
  static let usualWidth: Float = 960
  static let margin: Float = 32
  static let headHeight: Float = 142
  static let gap: Float = 14
  /// Above a staff: the numbers of bars.
  static let staffTop: Float = 24
  /// Left of a staff: the names of notes.
  static let staffLeft: Float = 54
  static let staffRight: Float = 16
  /// Seconds of music in the width of a page, unless its notes are shorter or longer than most.
  private static let usualSeconds = 11.0

  let pageWidth: Float
  private(set) var systems: [SheetSystem]
  /// Below a staff: grades and cents.
  let laneHeight: Float
  /// The pitches at a staff's bottom and top.
  let pitches: ClosedRange<Double>
  private(set) var staffHeight: Float
  /// The points of a second.
  private let pointsPerSecond: Float
  /// The page's size in units of the display list, and in points.
  private var view = View(width: 1, height: 1, pictureAspect: 1)
  private var scale: Float = 1

  /// A page of a width in points and of its natural height.
  init(_ sheet: ScoreSheet, pageWidth: Float) {
    self.pageWidth = pageWidth
    pitches = Self.pitches(sheet)
    staffHeight = clamp(10.5 * Float(pitches.upperBound - pitches.lowerBound), 110, 220)
    laneHeight = sheet.score.summary.octaveErrors > 0 ? 50 : 38
    let height = Self.staffTop + staffHeight + laneHeight
    let width = pageWidth - 2 * Self.margin - Self.staffLeft - Self.staffRight
    let count = Self.barsPerSystem(sheet, share: Double(pageWidth / Self.usualWidth))
    var systems: [SheetSystem] = []
    var first = 0
    while first < sheet.barLines.count - 1 {
      // An upbeat does not count.
      let bars = sheet.barLines[first].bar < 1 ? count + 1 : count
      let last = min(first + bars, sheet.barLines.count - 1)
      let top = Self.headHeight + Float(systems.count) * (height + Self.gap)
      systems.append(SheetSystem(barLines: sheet.barLines[first...last], top: top))
      first = last
    }
    self.systems = systems
    let longest = systems.reduce(0) { max($0, $1.span.upperBound - $1.span.lowerBound) }
    pointsPerSecond = longest > 0 ? width / Float(longest) : 0
  }

  /// A page that fits into so many pixels: as few points wide as it can be, so that letters are large.
  init(_ sheet: ScoreSheet, width: Float, height: Float) {
    var page = SheetLayout(sheet, pageWidth: 600)
    while page.naturalHeight * width > page.pageWidth * height, page.pageWidth < 60_000 {
      page = SheetLayout(sheet, pageWidth: page.pageWidth * 1.04)
    }
    self = page
    scale = width / pageWidth
    view = View(width: width, height: height, pictureAspect: 1)
    // What is left over makes the staves higher, but no giants.
    guard !systems.isEmpty else { return }
    let rest = (height / scale - naturalHeight) / Float(systems.count)
    stretch(by: clamp(rest, 0, staffHeight))
  }

  /// Makes all staves so many points higher.
  private mutating func stretch(by rest: Float) {
    staffHeight += rest
    for index in systems.indices { systems[index].top += Float(index) * rest }
  }

  /// The height that the page needs, in points.
  var naturalHeight: Float {
    Self.headHeight + Float(systems.count) * (systemHeight + Self.gap) + Self.margin - Self.gap
  }

  /// The height of a system's panel, in points.
  var systemHeight: Float { Self.staffTop + staffHeight + laneHeight }

  /// Where a place, in points from the page's top left, lies in the view.
  func place(_ x: Float, _ y: Float) -> Vector2 {
    Vector2(x * scale / view.width, y * scale / view.height)
  }

  /// A length in points as the display list has it.
  func length(_ points: Float) -> Float { view.length(points: points * scale) }

  /// Where a moment of a system lies, in points from the left.
  func x(_ time: Double, in system: SheetSystem) -> Float {
    Self.margin + Self.staffLeft + Float(time - system.span.lowerBound) * pointsPerSecond
  }

  /// Where a pitch lies, in points from the top.
  func y(_ pitch: Double, in system: SheetSystem) -> Float {
    let share = (pitches.upperBound - pitch) / (pitches.upperBound - pitches.lowerBound)
    return system.top + Self.staffTop + Float(clamp(share, -9, 9)) * staffHeight
  }

  /// The height of a semitone, in points.
  var semitone: Float { staffHeight / Float(pitches.upperBound - pitches.lowerBound) }

  /// From a little below the lowest note to a little above the highest, those of other octaves among them.
  private static func pitches(_ sheet: ScoreSheet) -> ClosedRange<Double> {
    var (low, high) = (Double.infinity, -Double.infinity)
    for note in sheet.score.notes {
      let meant = Double(note.meant.pitch)
      let played = meant + 12 * Double(note.octaves)
      (low, high) = (min(low, meant, played), max(high, meant, played))
    }
    guard low <= high, low.magnitude < 1000, high.magnitude < 1000 else { return 60...72 }
    return low - 1.5...high + 1.5
  }

  /// As many bars as can be read, by the length of the shortest notes; a power of 2 or a multiple of 4, as melodies are
  /// made.
  private static func barsPerSystem(_ sheet: ScoreSheet, share: Double) -> Int {
    let lines = sheet.barLines
    guard let first = lines.first, let last = lines.last, lines.count > 2 else { return 1 }
    let bar = (last.time - first.time) / Double(lines.count - 1)
    let lengths = sheet.score.notes.map { $0.meant.end - $0.meant.start }.filter { $0 > 0.05 }
    // Cents stand below notes of this length.
    let seconds = clamp((lengths.min() ?? 0.3) * 36, 0.5 * usualSeconds, usualSeconds) * share
    let count = max(1, Int(clamp(seconds / max(bar, 1e-3), 1, 1000)))
    guard count < lines.count - 1 else { return lines.count - 1 }
    return count >= 4 ? count / 4 * 4 : count == 3 ? 2 : count
  }
}

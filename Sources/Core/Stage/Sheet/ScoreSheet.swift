import Instrument
import Lessons
import ScalarMath
import Voice

/// A performance on paper: the pitch curve over the melody that was meant, system under system, with each note's
/// grade and cents, and the whole in a few numbers.
///
/// ```swift
/// let sheet = ScoreSheet(melody: melody, score: score, barLines: melody.barLines(on: timeline), frames: frames)
/// let (width, height) = sheet.size(width: 1600)
/// let canvas = try Canvas(width: width, height: height)
/// canvas.draw(sheet.list(width: width, height: height))
/// ```
///
/// The sheet fits any size; the smaller it is, the smaller are its letters. It stands on the canvas' dark background.
public struct ScoreSheet: Sendable {
  /// What was meant: title, origin, key, tempo.
  public var melody: Melody
  /// How it was played.
  public var score: Score
  /// The bars of the performance.
  public var barLines: [BarLine]
  /// What was played.
  public var frames: [ControlFrame]
  /// How late the frames' times are, in seconds.
  public var delay: Double
  /// How notes are called.
  public var names: NoteNaming

  /// Makes a sheet.
  public init(
    melody: Melody, score: Score, barLines: [BarLine], frames: [ControlFrame], delay: Double = 0,
    names: NoteNaming = .letters
  ) {
    self.melody = melody
    self.score = score
    self.barLines = barLines
    self.frames = frames
    self.delay = delay
    self.names = names
  }

  /// The longest side of a sheet, in pixels.
  public static let longestSide = 16_000

  /// The width and height, in pixels, of a sheet on which everything is easily read: as high as the melody is long,
  /// and narrower where it would become too high.
  public func size(width: Int) -> (width: Int, height: Int) {
    let layout = SheetLayout(self, pageWidth: SheetLayout.usualWidth)
    let scale = min(
      Float(width) / layout.pageWidth, Float(Self.longestSide) / layout.naturalHeight)
    return (Int(layout.pageWidth * scale + 0.5), Int(layout.naturalHeight * scale + 0.5))
  }

  /// Draws the sheet for a picture of a width and a height in pixels.
  public func list(width: Int, height: Int) -> DisplayList {
    let layout = SheetLayout(self, width: Float(width), height: Float(height))
    var list = DisplayList()
    drawHead(layout, into: &list)
    for system in layout.systems { draw(system, layout, into: &list) }
    return list
  }
}

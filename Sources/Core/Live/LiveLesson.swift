import Instrument
import Lessons
import ScalarMath
import Stage
import Voice

/// A lesson while it is played: where it stands, and what was played, to be judged at its end.
public struct LiveLesson: Sendable {
  private var run: LessonRun
  private var frames: [ControlFrame] = []
  private var timeline: Timeline
  /// The score, once the lesson is over.
  public private(set) var score: Score?

  /// Frames that are kept: half an hour at 60 a second. Who waits longer is judged by what came before.
  private static let frameLimit = 108_000

  /// Prepares a lesson.
  ///
  /// - Throws: `LessonRunError` for a melody that cannot be run, and for settings out of range.
  public init(_ melody: Melody, _ settings: LessonRun.Settings) throws(LessonRunError) {
    run = try LessonRun(melody, settings)
    timeline = Timeline(quarter: run.state.quarter)
  }

  /// Where it stands.
  public var state: LessonState { run.state }
  /// What is played.
  public var melody: Melody { run.state.melody }

  /// The instrument to play it on: the song's key, and its own range where the notes do not lie within it.
  func instrument(_ preset: Preset) -> Preset {
    var preset = preset
    preset.key = melody.key
    var (lowest, highest) = (preset.pitchField.lowest, preset.pitchField.highest)
    for note in melody.notes {
      lowest = min(lowest, Double(note.pitch))
      highest = max(highest, Double(note.pitch))
    }
    if lowest < preset.pitchField.lowest || highest > preset.pitchField.highest {
      preset.pitchField.range = nil
      preset.pitchField.low = min(preset.pitchField.low, lowest)
      preset.pitchField.high = max(preset.pitchField.high, highest)
    }
    return preset
  }

  /// Goes on to a control frame.
  mutating func advance(_ control: ControlFrame) {
    guard score == nil else { return }
    run.advance(control)
    if frames.count < Self.frameLimit { frames.append(control) }
    if run.state.phase != .ready { timeline.append(place: run.state.position, at: control.time) }
    if run.isFinished { score = Score(of: melody.meantNotes(on: timeline), in: frames) }
  }

  /// The performance on paper, once the lesson is over.
  public func sheet(names: NoteNaming) -> ScoreSheet? {
    guard let score else { return nil }
    return ScoreSheet(
      melody: melody, score: score, barLines: melody.barLines(on: timeline), frames: frames,
      names: names)
  }
}

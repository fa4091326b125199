import Foundation
import Lessons
import Stage
import Voice

/// What is told about a performance.
struct LessonReport {
  let score: Score
  let sheet: ScoreSheet
  /// What is read in a terminal.
  let text: String
  /// The lesson as it is shown while the clip goes on, at its beginning.
  let run: LessonRun

  /// Judges a performance.
  ///
  /// - Throws: a failure where nothing was played.
  init(_ options: LessonOptions, _ frames: [ControlFrame]) throws {
    let (melody, delay) = (options.melody, options.delay)
    guard frames.contains(where: { $0.gate }) else {
      throw CommandError.failure(
        "nobody plays in “\(options.clip)”: no hand is seen for long enough to sound")
    }
    let start = try options.start ?? Self.start(options, frames)
    // Of a lesson that is watched, the times are those of the clip.
    run = try LessonRun(
      melody, LessonRun.Settings(mode: options.mode, start: .song(at: start + delay)))
    let timeline =
      options.mode == .tempo
      ? Timeline(melody, startingAt: start) : Self.timeline(of: run, frames, delay)
    score = Score(of: melody.meantNotes(on: timeline), in: frames, delay: delay)
    sheet = ScoreSheet(
      melody: melody, score: score, barLines: melody.barLines(on: timeline), frames: frames,
      delay: delay, names: options.names)
    text = ScoreText(melody: melody, score: score, start: start).text
  }

  /// When the first note is due, in seconds of the performance, where that is not declared.
  private static func start(
    _ options: LessonOptions, _ frames: [ControlFrame]
  ) throws(CommandError) -> Double {
    let found =
      options.mode == .tempo
      ? Score.bestStart(of: options.melody, in: frames) : Score.firstSound(in: frames)
    guard let found else {
      throw .failure(
        "nothing is heard in “\(options.clip)”: a hand is seen, but its level stays near 0")
    }
    return found - options.delay
  }

  /// When the places of a song that waits were due: the song as it goes on with what is played.
  private static func timeline(
    of run: LessonRun, _ frames: [ControlFrame], _ delay: Double
  ) -> Timeline {
    var (run, timeline) = (run, Timeline(quarter: run.state.quarter))
    for frame in frames {
      run.advance(frame)
      timeline.append(place: run.state.position, at: frame.time - delay)
    }
    return timeline
  }
}

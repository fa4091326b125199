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

  /// Judges a performance.
  ///
  /// - Throws: a failure where nothing was played.
  init(_ options: LessonOptions, _ frames: [ControlFrame]) throws(CommandError) {
    let melody = options.melody
    guard frames.contains(where: { $0.gate }) else {
      throw .failure(
        "nobody plays in “\(options.clip)”: no hand is seen for long enough to sound")
    }
    let found = Score.bestStart(of: melody, in: frames).map { $0 - options.delay }
    guard let start = options.start ?? found else {
      throw .failure(
        "nothing is heard in “\(options.clip)”: a hand is seen, but its level stays near 0")
    }
    let timeline = Timeline(melody, startingAt: start)
    score = Score(of: melody.meantNotes(on: timeline), in: frames, delay: options.delay)
    sheet = ScoreSheet(
      melody: melody, score: score, barLines: melody.barLines(on: timeline), frames: frames,
      delay: options.delay, names: options.names)
    text = ScoreText(melody: melody, score: score, start: start).text
  }
}

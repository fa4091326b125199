import Drawing
import Foundation
import HandTracking
import Instrument
import Lessons
import Media
import Stage
import ThereminCore
import Voice

/// `theremin lesson`: a melody and a clip go in; how well it was played comes out.
///
/// The clip is read twice where a movie is asked for: its stage shows the melody from the beginning on, and where that
/// is may follow from all that was played.
struct LessonCommand {
  let options: LessonOptions

  func run() throws(CommandError) {
    try reporting {
      // Before the outputs, to outlive them; before the first thread, which inherits its mask.
      let interruption = Interruption()
      defer { withExtendedLifetime(interruption) {} }
      let clip = try openClip()
      // Files that cannot be written are told of before the work.
      let tables = try files { if case .table(let path) = $0 { path } else { nil } }
      let sheets = try files { if case .sheet(let path) = $0 { path } else { nil } }
      var moments: [Moment] = []
      let session = try Networks(options.model).load { models throws(HandTrackerError) in
        try Session(models: models, preset: options.preset, concurrently: onAllCores)
      }
      let ending = try forEachFrame(of: clip, until: interruption, quiet: options.isQuiet) {
        moments.append(session.take($0))
      }
      let report = try LessonReport(options, moments.map { $0.playing.control })
      for file in tables { try file.write(ScoreTable(score: report.score).text) }
      if !sheets.isEmpty {
        let picture = try draw(report.sheet)
        for file in sheets { try file.write(picture) }
      }
      try film(moments, report.run, until: interruption)
      for file in tables + sheets { try file.finish() }
      for sentence in options.leftOut { note("“\(options.song)”: \(sentence)") }
      if let warning = ending.warning { note(warning) }
      if !options.isQuiet { print(report.text) }
    }
  }

  private func openClip() throws -> ClipReader {
    let clip = try ClipReader(path: options.clip, mirrored: options.isMirrored)
    guard !clip.isPicture else {
      throw CommandError.failure(
        "“\(options.clip)” is a picture, in which nothing is played; give a video")
    }
    return clip
  }

  private func files(_ path: (LessonOutput) -> String?) throws -> [OutputFile] {
    try options.outputs.compactMap(path).map { try OutputFile(path: $0) }
  }

  private func draw(_ sheet: ScoreSheet) throws(DrawingError) -> [UInt8] {
    let (width, height) = options.size ?? sheet.size(width: LessonOptions.sheetWidth)
    let canvas = try Canvas(width: width, height: height)
    canvas.draw(sheet.list(width: width, height: height))
    return try canvas.png()
  }

  /// Reads the clip again and draws over it what was found in it.
  private func film(
    _ moments: [Moment], _ run: LessonRun, until interruption: Interruption
  ) throws {
    let movies = options.outputs.compactMap { output -> RenderOutput? in
      if case .movie(let path) = output { .movie(path) } else { nil }
    }
    guard !movies.isEmpty else { return }
    let clip = try openClip()
    var outputs = try SongOutputs(options.render(to: movies), clip: ClipShape(clip))
    var (next, run) = (moments[...], run)
    let ending = try forEachFrame(of: clip, until: interruption, quiet: options.isQuiet) { frame in
      guard let moment = next.popFirst() else { return }
      run.advance(moment.playing.control)
      try outputs.play(frame, moment, lesson: run.state)
    }
    try outputs.finish(duration: ending.duration)
  }
}

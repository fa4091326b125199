import Foundation
import Instrument
import Media
import ThereminCore

/// `theremin render`: a clip goes in; sound and tables come out, in one run.
struct RenderCommand {
  let options: RenderOptions

  func run() throws(CommandError) {
    let start = Date()
    let models = try ModelFolder.find().models(options.model)
    try reporting {
      let reader = try ClipReader(path: options.clip, mirrored: options.isMirrored)
      guard !reader.isPicture else {
        throw CommandError.failure(
          "“\(options.clip)” is a picture, and a picture plays no music; "
            + "theremin track finds the hands in it")
      }
      let session = try Session(models: models, preset: options.preset, concurrently: onAllCores)
      var outputs = try SongOutputs(options)
      var notes = NoteTranscriber()
      let ending = try forEachFrame(of: reader, quiet: options.isQuiet) { frame in
        let playing = session.take(frame).playing
        notes.hear(playing.control)
        try outputs.play(playing)
      }
      try outputs.finish(duration: ending.duration)
      notes.finish()
      if let warning = ending.warning { note(warning) }
      if !options.isQuiet {
        print(summary(clip: ending.duration, work: Date().timeIntervalSince(start), notes: notes.notes.count))
      }
    }
  }

  private func summary(clip: Double, work: Double, notes: Int) -> String {
    let names = options.outputs.map { $0.path }.joined(separator: ", ")
    return String(
      format: "%@: a clip of %.1f s, played in %.1f s (%.1f × real time), %d note%@", names, clip,
      work, clip / work, notes, notes == 1 ? "" : "s")
  }
}

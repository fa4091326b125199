import Foundation
import HandTracking
import Instrument
import Media
import ThereminCore

/// `theremin render`: a clip goes in; sound, tables, a movie, a picture come out, in one run.
struct RenderCommand {
  let options: RenderOptions

  func run() throws(CommandError) {
    let start = Date()
    try reporting {
      let clip = try ClipReader(path: options.clip, mirrored: options.isMirrored)
      guard !clip.isPicture else {
        throw CommandError.failure(
          "“\(options.clip)” is a picture, which plays no music; give a video, "
            + "or find the hands with “theremin track”")
      }
      let gestures = try options.gestures?.recognizer(for: options.preset)
      let session = try Networks(options.model).load { models throws(HandTrackerError) in
        try Session(
          models: models, preset: options.preset, gestures: gestures, concurrently: onAllCores)
      }
      // Before the outputs, to outlive them; before the first thread, which inherits its mask.
      let interruption = Interruption()
      defer { withExtendedLifetime(interruption) {} }
      var outputs = try SongOutputs(options, clip: ClipShape(clip))
      var notes = NoteTranscriber()
      let ending = try forEachFrame(of: clip, until: interruption, quiet: options.isQuiet) {
        frame in
        let moment = session.take(frame)
        notes.hear(moment.playing.control)
        try outputs.play(frame, moment)
      }
      try outputs.finish(duration: ending.duration)
      notes.finish()
      if let warning = ending.warning { note(warning) }
      guard !options.isQuiet else { return }
      print(
        summary(
          clip: ending.duration, work: Date().timeIntervalSince(start), notes: notes.notes.count))
    }
  }

  private func summary(clip: Double, work: Double, notes: Int) -> String {
    options.outputs.map { $0.path }.joined(separator: ", ")
      + String(
        format: ": a clip of %.1f s, played in %.1f s (%.1f × real time), %d note%@", clip, work,
        clip / work, notes, notes == 1 ? "" : "s")
  }
}

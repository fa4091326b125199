import Foundation
import Hands
import HandTracking
import Instrument
import Media
import ThereminCore

/// `theremin render`: a clip goes in; sound and tables come out, in one run.
struct RenderCommand {
  let options: RenderOptions

  func run() throws(CommandError) {
    let start = Date()
    let models = try ModelFolder.find().models(options.model)
    let session: Session
    do throws(HandTrackerError) {
      session = try Session(models: models, preset: options.preset, concurrently: onAllCores)
    } catch {
      throw .failure(error.sentence)
    }
    do throws(MediaError) {
      try perform(session, since: start)
    } catch {
      throw .failure(error.sentence)
    }
  }

  private func perform(_ session: Session, since start: Date) throws(MediaError) {
    let clip = try ReadAhead(ClipReader(path: options.clip, mirrored: options.isMirrored))
    var outputs = try SongOutputs(options)
    do throws(MediaError) {
      var bar = ProgressBar(total: clip.duration, quiet: options.isQuiet)
      var notes = NoteTranscriber()
      while let frame = try clip.next() {
        let moment = session.take(frame)
        notes.hear(moment.playing.control)
        try outputs.write(moment.playing)
        bar.show(frame.time)
      }
    } catch {
      outputs.abandon()
      throw error
    }
  }
}

import Foundation
import HandTracking
import Instrument
import Media
import ThereminCore

/// `theremin calibrate`: a clip of a hand held low and high goes in, a preset for this player comes out.
struct CalibrateCommand {
  let options: CalibrateOptions

  func run() throws(CommandError) {
    try reporting {
      let clip = try ClipReader(path: options.clip, mirrored: options.isMirrored)
      guard !clip.isPicture else {
        throw CommandError.failure(
          "“\(options.clip)” is a picture; give a video of a hand, two seconds low and two seconds high"
        )
      }
      let session = try Networks(options.model).load { models throws(HandTrackerError) in
        try Session(models: models, preset: options.preset, concurrently: onAllCores)
      }
      // Before the output, to outlive it; before the first thread, which inherits its mask.
      let interruption = Interruption()
      defer { withExtendedLifetime(interruption) {} }
      let file = try OutputFile(path: options.output)
      var calibration = Calibration(options.preset)
      let ending = try forEachFrame(of: clip, until: interruption, quiet: options.isQuiet) {
        frame in
        calibration.observe(session.take(frame).playing)
      }
      let preset = try result(of: calibration)
      try file.write(PresetFile.text(preset))
      try file.finish()
      if let warning = ending.warning { note(warning) }
      guard !options.isQuiet else { return }
      tell(preset)
    }
  }

  private func result(of calibration: Calibration) throws(CommandError) -> Preset {
    do throws(CalibrationError) {
      return try calibration.result()
    } catch {
      throw .failure("“\(options.clip)”: \(error.sentence)")
    }
  }

  /// What was learned, and what it changes for the player.
  private func tell(_ preset: Preset) {
    let field = preset.field
    print(
      options.output
        + String(
          format: ": the hand reaches from %.0f %% to %.0f %% of the picture's height",
          100 * Double(1 - field.bottom), 100 * Double(1 - field.top)))
    // The learned field lies inside of the reach, so a note outside of it was at least hard to reach.
    let reach = Reach(low: field.bottom, high: field.top)
    let low = reach.includesLowestNote(of: options.preset)
    let high = reach.includesHighestNote(of: options.preset)
    print(
      "the lowest note, \(noteText(preset.pitchField.lowest)), \(change(wasInReach: low)); "
        + "the highest, \(noteText(preset.pitchField.highest)), \(change(wasInReach: high))")
  }

  private func change(wasInReach: Bool) -> String {
    wasInReach ? "was in reach before, too" : "was hard to reach before"
  }
}

import Foundation
import HandTracking
import Media

/// `theremin track`: a clip or a picture goes in, the joints of its hands come out.
struct TrackCommand {
  let options: TrackOptions

  func run() throws(CommandError) {
    let start = Date()
    try reporting {
      var gestures = try gestureCells()
      let clip = try ClipReader(path: options.input, mirrored: options.isMirrored)
      var settings = HandTrackerSettings()
      settings.maximumHandCount = options.handCount
      let tracker = try Networks(options.model).load { models throws(HandTrackerError) in
        try HandTracker(models: models, settings: settings, concurrently: onAllCores)
      }
      // Before the outputs, to outlive them; before the first thread, which inherits its mask.
      let interruption = Interruption()
      defer { withExtendedLifetime(interruption) {} }
      let table = try OutputFile(path: options.output)
      try table.write(JointTable.header + (gestures == nil ? "" : GestureCells.header) + "\n")
      var pictures = 0
      var picturesWithHands = 0
      let ending = try forEachFrame(of: clip, until: interruption, quiet: options.isQuiet) {
        frame in
        let hands = tracker.track(frame)
        pictures += 1
        picturesWithHands += hands.isEmpty ? 0 : 1
        let ends = gestures?.cells(of: hands, in: frame)
        for (number, row) in JointTable.rows(time: frame.time, hands: hands).enumerated() {
          try table.write(row + (ends?[number] ?? "") + "\n")
        }
      }
      try table.finish()
      if let warning = ending.warning { note(warning) }
      guard !options.isQuiet else { return }
      print(
        options.output
          + String(
            format: ": hands in %d of %d picture%@, found in %.1f s", picturesWithHands, pictures,
            pictures == 1 ? "" : "s", Date().timeIntervalSince(start)))
    }
  }

  /// What tells gestures, where it was asked for.
  private func gestureCells() throws(CommandError) -> GestureCells? {
    let (poses, actions) = try options.gestures.models()
    guard poses != nil || actions != nil else { return nil }
    return GestureCells(poses: poses, actions: actions, handCount: options.handCount)
  }
}

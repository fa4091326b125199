import Gestures
import HandTracking
import Hands
import Media

/// What a dataset's files gave, and which gave nothing.
struct Examples<Sample> {
  var samples: [Sample] = []
  var skipped: [SkippedFile] = []
}

/// Reads the hands of a dataset.
struct DatasetReader {
  let options: DatasetOptions
  let interruption: Interruption

  /// Hands and what they show.
  func poses(of dataset: Dataset, view: PoseView) throws -> Examples<TrainingSample> {
    try examples(of: dataset, "hand") { series, label throws(SkipReason) in
      try series.poses(view).map { TrainingSample(label: label, hand: $0) }
    }
  }

  /// Windows and what hands do in them.
  func actions(of dataset: Dataset, window: ActionSettings) throws -> Examples<ActionSample> {
    try examples(of: dataset, "clip of a hand") { series, label throws(SkipReason) in
      try series.windows(window).map { ActionSample(label: label, window: $0) }
    }
  }

  /// - Throws: a failure for a label of which nothing can be used, `interrupted` where the user asked for it.
  private func examples<Sample>(
    of dataset: Dataset, _ noun: String,
    _ make: (HandSeries, String) throws(SkipReason) -> [Sample]
  ) throws -> Examples<Sample> {
    var examples = Examples<Sample>()
    // One for all clips: its networks take longer to make than a picture to look at.
    var tracker: HandTracker?
    var status = StatusLine(quiet: options.isQuiet)
    defer { status.clear() }
    for label in dataset.labels {
      var (found, skipped): ([Sample], [SkippedFile]) = ([], [])
      for (number, file) in label.files.enumerated() {
        status.show("\(label.name): \(number) of \(label.files.count) files")
        guard !interruption.isRequested else {
          status.clear()
          note("interrupted; nothing was saved")
          throw CommandError.interrupted
        }
        do {
          found += try make(read(file, &tracker), label.name)
        } catch let reason as SkipReason {
          skipped.append(SkippedFile(file: file, reason: reason))
        }
      }
      guard !found.isEmpty else {
        let reason =
          skipped.isEmpty ? "the folder “\(label.folder)” is empty" : SkippedFile.line(skipped)
        throw CommandError.failure("label “\(label.name)” has no usable \(noun): \(reason)")
      }
      examples.samples += found
      examples.skipped += skipped
    }
    return examples
  }

  private func read(_ file: DatasetFile, _ tracker: inout HandTracker?) throws -> HandSeries {
    var series = HandSeries()
    guard ending(of: file.path) != "csv" else {
      for picture in try JointTable.pictures(in: file.path, aspect: options.aspectRatio) {
        series.append(picture.hands, at: picture.time, options.chirality)
      }
      return series
    }
    let follower = try tracker ?? newTracker()
    tracker = follower
    // What one file shows must not depend on the one before.
    follower.reset()
    do {
      let clip = try ClipReader(path: file.path, mirrored: options.isMirrored)
      series.isStill = clip.isPicture
      let ending = try forEachFrame(of: clip, until: interruption, quiet: true) { frame in
        series.append(follower.track(frame), at: frame.time, options.chirality)
      }
      if let warning = ending.warning { note(warning) }
    } catch let error as MediaError {
      throw SkipReason.unreadable(error.sentence)
    } catch CommandError.failure(let sentence) {
      throw SkipReason.unreadable(sentence)
    }
    return series
  }

  private func newTracker() throws -> HandTracker {
    var settings = HandTrackerSettings()
    settings.maximumHandCount = options.chirality == nil ? 1 : 2
    return try Networks(options.model).load { models throws(HandTrackerError) in
      try HandTracker(models: models, settings: settings, concurrently: onAllCores)
    }
  }
}

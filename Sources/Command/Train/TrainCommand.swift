import Foundation
import Gestures
import Media

/// `theremin train`: labelled pictures, clips or tables of joints go in, a model of poses or actions comes out.
struct TrainCommand {
  let options: TrainOptions

  func run() throws(CommandError) {
    try reporting {
      let dataset = try Dataset(path: options.dataset)
      // Before the output, to outlive it; before the first thread, which inherits its mask.
      let interruption = Interruption()
      defer { withExtendedLifetime(interruption) {} }
      let file = try OutputFile(path: options.output)
      let reader = DatasetReader(options: options.reading, interruption: interruption)
      let model: TrainedModel
      switch options.subject {
      case .poses(let augmentation, let view):
        let trainer = PoseTrainer(
          settings: options.trainer, augmentation: augmentation, view: view)
        let examples = try reader.poses(of: dataset, view: view)
        tell(examples.skipped)
        model = try learn(examples.samples.count, "hand", interruption) { progress in
          try trainer.train(examples.samples, progress: progress).bytes
        }
      case .actions(let augmentation, let window):
        let trainer = ActionTrainer(
          settings: options.trainer, augmentation: augmentation, window: window)
        let examples = try reader.actions(of: dataset, window: window)
        tell(examples.skipped)
        model = try learn(examples.samples.count, "window", interruption) { progress in
          try trainer.train(examples.samples, progress: progress).bytes
        }
      }
      try file.write(model.bytes)
      try file.finish()
      guard !options.reading.isQuiet else { return }
      print(
        "\(options.output): \(dataset.labels.count) labels from \(model.examples); "
          + model.progress.sentence)
    }
  }

  /// What came out of training.
  private struct TrainedModel {
    let bytes: [UInt8]
    let examples: String
    let progress: TrainingProgress
  }

  private func tell(_ skipped: [SkippedFile]) {
    for line in SkippedFile.summary(skipped) { note(line) }
  }

  private func learn(
    _ count: Int, _ noun: String, _ interruption: Interruption,
    _ train: ((TrainingProgress) -> Bool) throws -> [UInt8]
  ) throws -> TrainedModel {
    var status = StatusLine(quiet: options.reading.isQuiet)
    var last: TrainingProgress?
    defer { status.clear() }
    do {
      let bytes = try train { progress in
        last = progress
        status.show(progress.sentence)
        return !interruption.isRequested
      }
      guard !interruption.isRequested, let last else {
        status.clear()
        note("interrupted; nothing was saved")
        throw CommandError.interrupted
      }
      return TrainedModel(
        bytes: bytes, examples: "\(count) \(noun)\(count == 1 ? "" : "s")", progress: last)
    } catch let error as TrainingError {
      throw CommandError.failure("“\(options.dataset)”: \(error.sentence)")
    }
  }
}

extension TrainingProgress {
  /// How far training has come, in a line.
  fileprivate var sentence: String {
    let learned = String(
      format: "pass %d of %d, loss %.4f, accuracy %.4f", epoch, epochs, Double(loss),
      Double(accuracy))
    guard let validation else { return learned }
    return learned
      + String(
        format: "; of those kept back loss %.4f, accuracy %.4f", Double(validation.loss),
        Double(validation.accuracy))
  }
}

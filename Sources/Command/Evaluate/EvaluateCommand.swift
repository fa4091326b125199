import Gestures
import Media

/// `theremin evaluate`: a model and a dataset go in, how well the one tells the other comes out.
struct EvaluateCommand {
  let options: EvaluateOptions

  func run() throws(CommandError) {
    try reporting {
      let model = try GestureModels.either(path: options.model)
      let dataset = try Dataset(path: options.dataset)
      for label in dataset.labels where !model.labels.contains(label.name) {
        throw CommandError.failure(
          "“\(options.model)” knows no label “\(label.name)”, which is in “\(options.dataset)”; "
            + "it knows \(model.labels.joined(separator: ", "))")
      }
      let interruption = Interruption()
      defer { withExtendedLifetime(interruption) {} }
      let reader = DatasetReader(options: options.reading, interruption: interruption)
      var report = EvaluationReport(model: options.model, dataset: options.dataset, model.labels)
      switch model {
      case .poses(let classifier):
        let examples = try reader.poses(of: dataset, view: classifier.view)
        report.skipped = examples.skipped
        for sample in examples.samples {
          report.add(sample.label, classifier.predict(sample.hand))
        }
      case .actions(let classifier):
        report.noun = "window"
        let examples = try reader.actions(of: dataset, window: classifier.settings)
        report.skipped = examples.skipped
        for sample in examples.samples {
          report.add(sample.label, classifier.predict(sample.window))
        }
      }
      if options.isJSON {
        print(report.json)
      } else {
        for line in SkippedFile.summary(report.skipped) { note(line) }
        print(report.text)
      }
    }
  }
}

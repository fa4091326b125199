/// The commands.
enum CommandName: String, CaseIterable {
  case render
  case lesson
  case lessons
  case track
  case train
  case evaluate
  case calibrate
  case presets
  case bench
  case serve

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .render: "play a clip: sound, tables, movies come out"
    case .lesson: "tell how well a melody is played in a clip"
    case .lessons: "list the melodies that come with the instrument"
    case .track: "find the hands in a clip or picture"
    case .train: "learn poses or actions from labelled pictures and clips"
    case .evaluate: "tell how well a model of gestures does on a dataset"
    case .calibrate: "learn how far a player reaches"
    case .presets: "list the built-in instruments, or show one"
    case .bench: "measure where the time goes"
    case .serve: "give the page out to browsers here and to phones"
    }
  }

  /// How it is called.
  var usage: String {
    switch self {
    case .render: "theremin render CLIP -o FILE [-o FILE …] [OPTIONS]"
    case .lesson: "theremin lesson NAME|FILE --on CLIP [-o FILE …] [OPTIONS]"
    case .lessons: "theremin lessons"
    case .track: "theremin track CLIP|PICTURE -o FILE [OPTIONS]"
    case .train: "theremin train poses|actions DATASET -o FILE [OPTIONS]"
    case .evaluate: "theremin evaluate MODEL DATASET [OPTIONS]"
    case .calibrate: "theremin calibrate CLIP -o FILE.preset [OPTIONS]"
    case .presets: "theremin presets [show NAME|FILE]"
    case .bench: "theremin bench [CLIP] [OPTIONS]"
    case .serve: "theremin serve [OPTIONS]"
    }
  }

  /// What it can be told.
  var options: [OptionDescription] {
    switch self {
    case .render: RenderOptions.descriptions
    case .lesson: LessonOptions.descriptions
    case .lessons: []
    case .track: TrackOptions.descriptions
    case .train: TrainOptions.descriptions
    case .evaluate: EvaluateOptions.descriptions
    case .calibrate: CalibrateOptions.descriptions
    case .presets: []
    case .bench: BenchOptions.descriptions
    case .serve: ServeOptions.descriptions
    }
  }

  /// Does it, as the words behind its name say.
  func run(_ arguments: [String]) throws(CommandError) {
    let parsed = try ParsedArguments(arguments, of: self)
    switch self {
    case .render: try RenderCommand(options: RenderOptions(parsed)).run()
    case .lesson: try LessonCommand(options: LessonOptions(parsed)).run()
    case .lessons: try LessonsCommand(parsed).run()
    case .track: try TrackCommand(options: TrackOptions(parsed)).run()
    case .train: try TrainCommand(options: TrainOptions(parsed)).run()
    case .evaluate: try EvaluateCommand(options: EvaluateOptions(parsed)).run()
    case .calibrate: try CalibrateCommand(options: CalibrateOptions(parsed)).run()
    case .presets: try PresetsCommand(parsed).run()
    case .bench: try BenchCommand(options: BenchOptions(parsed)).run()
    case .serve: try ServeCommand(options: ServeOptions(parsed)).run()
    }
  }
}

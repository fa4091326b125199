@preconcurrency import Glibc

/// The program `theremin`: a name, its options, and what it does.
@main
enum Program {
  static func main() {
    do throws(CommandError) {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fputs("theremin: \(error.sentence)\n", stderr)
      exit(error.exitCode)
    }
  }

  private static func run(_ arguments: [String]) throws(CommandError) {
    guard let name = arguments.first else {
      throw .usage("say what to do, such as “theremin render clip.mp4 -o song.wav”; see theremin help")
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "help", "--help", "-h": print(try Help.page(for: rest))
    case "--version": print("theremin \(version)")
    default:
      guard let command = CommandName(rawValue: name) else {
        throw .usage("there is no command “\(name)”; see theremin help")
      }
      if rest.contains("--help") || rest.contains("-h") {
        print(try Help.page(for: [name]))
        return
      }
      switch command {
      case .render: try RenderCommand(options: RenderOptions(rest)).run()
      case .track: try TrackCommand(options: TrackOptions(rest)).run()
      case .bench: try BenchCommand(options: BenchOptions(rest)).run()
      }
    }
  }

  /// The version of program and libraries.
  static let version = "0.1.0"
}

/// The commands.
enum CommandName: String, CaseIterable {
  case render
  case track
  case bench

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .render: "play a clip: sound and tables come out"
    case .track: "find the hands in a clip or picture"
    case .bench: "measure where the time goes"
    }
  }

  /// How it is called.
  var usage: String {
    switch self {
    case .render: "theremin render CLIP -o FILE [-o FILE …] [OPTIONS]"
    case .track: "theremin track CLIP|PICTURE -o FILE.csv|- [OPTIONS]"
    case .bench: "theremin bench [OPTIONS]"
    }
  }

  /// What it can be told.
  var options: [OptionDescription] {
    switch self {
    case .render: RenderOptions.descriptions
    case .track: TrackOptions.descriptions
    case .bench: BenchOptions.descriptions
    }
  }
}

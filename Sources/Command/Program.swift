@preconcurrency import Glibc

/// The program `theremin`: a name, its options, and what it does.
@main
enum Program {
  /// The version of program and libraries.
  static let version = "0.1.0"

  static func main() {
    do throws(CommandError) {
      try run(Array(CommandLine.arguments.dropFirst()))
      try flushOutput()
    } catch {
      if let sentence = error.sentence { note(sentence) }
      exit(error.exitCode)
    }
  }

  private static func run(_ arguments: [String]) throws(CommandError) {
    guard let name = arguments.first else {
      throw .usage(
        "say what to do, such as “theremin render clip.mp4 -o song.wav”; see “theremin help”")
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "help", "--help", "-h": print(try Help.page(for: rest.first))
    case "--version": print("theremin \(version)")
    default:
      guard let command = CommandName(rawValue: name) else {
        throw .usage("there is no command “\(name)”; see “theremin help”")
      }
      if rest.contains("--help") || rest.contains("-h") {
        print(try Help.page(for: name))
      } else {
        try command.run(rest)
      }
    }
  }
}

/// Makes sure that all that was printed has gone out.
func flushOutput() throws(CommandError) {
  guard fflush(stdout) == 0 else {
    throw .failure("standard output cannot be written; make room or choose a file")
  }
}

/// Says a sentence to a person: one line on standard error, as data may be on standard output.
func note(_ sentence: String) {
  // A file's name may hold anything, also line ends and what a terminal takes for commands.
  let line = String(
    String.UnicodeScalarView(sentence.unicodeScalars.map { $0.value < 32 ? "�" : $0 }))
  fputs("theremin: \(line)\n", stderr)
}

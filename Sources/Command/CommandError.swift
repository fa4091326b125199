/// Why a command ends without its result.
enum CommandError: Error, Equatable {
  /// The command line cannot be understood: one sentence for a person, and exit code 2.
  case usage(String)
  /// The work cannot be done: one sentence for a person, and exit code 1.
  case failure(String)
  /// The user did not want to wait for the end, and was told so.
  case interrupted

  /// What to say, where it is not said yet.
  var sentence: String? {
    switch self {
    case .usage(let sentence), .failure(let sentence): sentence
    case .interrupted: nil
    }
  }

  var exitCode: Int32 {
    switch self {
    case .usage: 2
    case .failure: 1
    case .interrupted: 130  // as the shell counts a program that Ctrl-C ended
    }
  }
}

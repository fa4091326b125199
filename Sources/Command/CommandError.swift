/// Why a command ends without its result: one sentence for a person.
enum CommandError: Error, Equatable {
  /// The command line cannot be understood: exit code 2.
  case usage(String)
  /// The work cannot be done: exit code 1.
  case failure(String)

  var sentence: String {
    switch self {
    case .usage(let sentence), .failure(let sentence): sentence
    }
  }

  var exitCode: Int32 {
    switch self {
    case .usage: 2
    case .failure: 1
    }
  }
}

/// A command line taken apart, as POSIX and GNU have it.
///
/// Options may stand before, between and after the operands, their values in the next word or
/// attached: `--model lite`, `--model=lite`, `-o song.wav`, `-osong.wav`. A long name may be cut short where it
/// stays clear. Behind `--` everything is an operand; so is a lone `-`.
struct ParsedArguments {
  /// The command that is asked for.
  let command: CommandName
  /// Each option that was given, in order, with its value: empty for an option without.
  private var options: [(name: String, value: String)] = []
  /// What is not an option.
  private(set) var operands: [String] = []

  /// Takes the words after the command's name apart.
  ///
  /// - Throws: `usage` for an option that the command does not know, or one with a value too few or
  ///   too many.
  init(_ arguments: [String], of command: CommandName) throws(CommandError) {
    self.command = command
    let words = SplitWords(arguments, by: command.options)
    operands = words.operands
    for (option, value) in words.options { options.append((option.name, value)) }
    switch words.fault {
    case nil: break
    case .unknown(let written):
      throw .usage("there is no option “\(written)”; see “theremin help \(command.rawValue)”")
    case .lacksValue(let written, let option):
      throw .usage("the option “\(written)” needs a value: \(option.value ?? "")")
    case .takesNoValue(let written):
      throw .usage("the option “\(written)” takes no value")
    }
  }

  /// Every value given to an option.
  func values(of name: String) -> [String] {
    options.filter { $0.name == name }.map { $0.value }
  }

  /// The last value given to an option.
  func value(of name: String) -> String? {
    values(of: name).last
  }

  /// Whether an option was given.
  func contains(_ name: String) -> Bool {
    value(of: name) != nil
  }

  /// The one file the command works on.
  ///
  /// - Throws: `usage` where there is none, or more than one.
  func onlyOperand() throws(CommandError) -> String {
    guard let operand = operands.first else {
      throw .usage("\(command.rawValue) needs a file; see “theremin help \(command.rawValue)”")
    }
    guard operands.count == 1 else {
      throw .usage("\(command.rawValue) takes one file, and “\(operands[1])” is one too many")
    }
    return operand
  }
}

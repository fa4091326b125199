/// A command line taken apart, as POSIX and GNU have it.
///
/// Options may stand before, between and after the operands, their values in the next word or
/// attached: `--model lite`, `--model=lite`, `-o song.wav`, `-osong.wav`. Behind `--` everything is an
/// operand; so is a lone `-`.
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
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word != "--" else { break }
      guard word.hasPrefix("-") && word != "-" else {
        operands.append(word)
        continue
      }
      let (written, attached) = Self.parts(of: word)
      guard let option = command.options.first(where: { $0.isWritten(written) }) else {
        throw .usage("there is no option “\(written)”; see “theremin help \(command.rawValue)”")
      }
      if let kind = option.value {
        guard let value = attached ?? rest.popFirst() else {
          throw .usage("the option “\(written)” needs a value: \(kind)")
        }
        options.append((option.name, value))
      } else {
        guard attached == nil else { throw .usage("the option “\(written)” takes no value") }
        options.append((option.name, ""))
      }
    }
    operands += rest
  }

  /// The option in a word, and the value attached to it, if any.
  private static func parts(of word: String) -> (option: String, value: String?) {
    if !word.hasPrefix("--") {
      let value = word.dropFirst(2)
      return (String(word.prefix(2)), value.isEmpty ? nil : String(value))
    }
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
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

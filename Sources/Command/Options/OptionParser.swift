@preconcurrency import CGetopt
import Glibc

/// An option that a command knows.
struct OptionDescription {
  /// The long name, without dashes.
  var name: String
  /// The one-letter name, if any.
  var letter: Character?
  /// What the value is called in the help; `nil` for an option without value.
  var value: String?
  /// What the option does, for the help.
  var help: String

  init(_ name: String, letter: Character? = nil, value: String? = nil, _ help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }
}

/// A command line taken apart.
struct ParsedArguments {
  /// Each option that was given, in order, with its value.
  var options: [(name: String, value: String)] = []
  /// What is not an option.
  var operands: [String] = []

  /// The last value given to an option.
  func value(of name: String) -> String? {
    options.last { $0.name == name }?.value
  }

  /// Every value given to an option.
  func values(of name: String) -> [String] {
    options.filter { $0.name == name }.map { $0.value }
  }

  func contains(_ name: String) -> Bool {
    options.contains { $0.name == name }
  }
}

extension ParsedArguments {
  /// Takes a command line apart with the C library's getopt_long.
  ///
  /// - Parameters:
  ///   - arguments: the words after the command's name.
  ///   - known: the options that the command knows.
  init(_ arguments: [String], known: [OptionDescription]) throws(CommandError) {
    // getopt_long sorts operands behind options within its own array of C strings.
    var words: [UnsafeMutablePointer<CChar>?] = (["theremin"] + arguments).map { strdup($0) }
    words.append(nil)
    let names = known.map { strdup($0.name) }
    defer {
      for word in words { free(word) }
      for name in names { free(name) }
    }
    var table = zip(known, names).map { description, name in
      option(
        name: name, has_arg: description.value == nil ? no_argument : required_argument, flag: nil,
        val: 0)
    }
    table.append(option())
    let letters = known.filter { $0.letter != nil }
    let short = ":" + letters.map { "\($0.letter!)\($0.value == nil ? "" : ":")" }.joined()

    optind = 0  // starts anew, as GNU's manual has it
    opterr = 0
    let count = Int32(words.count - 1)
    while true {
      var index: Int32 = -1
      let code = getopt_long(count, &words, short, table, &index)
      guard code != -1 else { break }
      let value = optarg.map { String(cString: $0) } ?? ""
      let word = words[Int(optind) - 1].map { String(cString: $0) } ?? ""
      switch code {
      case 0:
        options.append((known[Int(index)].name, value))
      case Int32(UInt8(ascii: ":")):
        throw .usage("the option \(word) needs a value; see theremin help")
      case Int32(UInt8(ascii: "?")):
        let name = optopt > 0 && !word.hasPrefix("--") ? "-\(Character(.init(UInt8(optopt))))" : word
        throw .usage("there is no option \(name); see theremin help")
      default:
        let letter = Character(.init(UInt8(code)))
        options.append((known.first { $0.letter == letter }!.name, value))
      }
    }
    operands = words[Int(optind)..<Int(count)].compactMap { $0.map { String(cString: $0) } }
  }
}

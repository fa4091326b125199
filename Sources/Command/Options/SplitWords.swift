@preconcurrency import CGetopt
import Glibc

/// Words of a command line, told apart by the C library's getopt_long.
struct SplitWords {
  /// What getopt_long could not make sense of.
  enum Fault {
    case unknown(String)
    case lacksValue(String, OptionDescription)
    case takesNoValue(String)
  }

  /// Each option in order, with its value: empty for an option without.
  private(set) var options: [(option: OptionDescription, value: String)] = []
  /// What is not an option.
  private(set) var operands: [String] = []
  /// The first thing that is wrong, if any.
  private(set) var fault: Fault?

  /// Codes of long options begin above every letter.
  private static let firstCode: Int32 = 256

  init(_ words: [String], by known: [OptionDescription]) {
    // getopt_long moves the operands behind the options, within an array of C strings of its own.
    var arguments = (["theremin"] + words).map { strdup($0) }
    let names = known.map { strdup($0.name) }
    defer { for text in arguments + names { free(text) } }
    var table = known.indices.map { i in
      CGetopt.option(
        name: names[i], has_arg: known[i].value == nil ? no_argument : required_argument, flag: nil,
        val: Self.firstCode + Int32(i))
    }
    table.append(CGetopt.option())
    let letters = known.compactMap { option in
      option.letter.map { "\($0)" + (option.value == nil ? "" : ":") }
    }.joined()

    /// The option behind a code of getopt_long: a letter, or a place in the table.
    func option(behind code: Int32) -> OptionDescription? {
      if code >= Self.firstCode { return known[Int(code - Self.firstCode)] }
      return known.first { $0.letter == Character(.init(UInt8(truncatingIfNeeded: code))) }
    }

    optind = 0  // GNU's way to begin anew
    opterr = 0
    while fault == nil {
      let code = getopt_long(Int32(arguments.count), &arguments, ":" + letters, table, nil)
      guard code != -1 else { break }
      if let option = option(behind: code), code != UInt8(ascii: ":"), code != UInt8(ascii: "?") {
        options.append((option, optarg.map { String(cString: $0) } ?? ""))
        continue
      }
      let culprit = option(behind: optopt)
      let written = Self.written(arguments[Int(optind) - 1])
      switch (code == UInt8(ascii: ":"), culprit) {
      case (true, let option?): fault = .lacksValue(written, option)
      case (false, _?) where optopt >= Self.firstCode: fault = .takesNoValue(written)
      default: fault = .unknown(Self.written(letter: optopt) ?? written)
      }
    }
    operands = arguments[Int(optind)...].compactMap { $0.map { String(cString: $0) } }
  }

  /// An option as it was written, without the value attached to it.
  private static func written(_ word: UnsafeMutablePointer<CChar>?) -> String {
    let word = word.map { String(cString: $0) } ?? ""
    return String(word.prefix { $0 != "=" })
  }

  private static func written(letter code: Int32) -> String? {
    (1..<firstCode).contains(code) ? "-\(Character(.init(UInt8(code))))" : nil
  }
}

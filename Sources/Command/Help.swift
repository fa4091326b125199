/// What `theremin help` prints.
enum Help {
  /// The page of a command, or of the program where none is named.
  static func page(for name: String?) throws(CommandError) -> String {
    guard let name else { return overview }
    guard let command = CommandName(rawValue: name) else {
      throw .usage("there is no command “\(name)” to help with; see “theremin help”")
    }
    let rows = command.options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return ("  \(letter)--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst()
    return "\(command.usage)\n\n\(summary).\n\n\(table(rows))"
  }

  private static var overview: String {
    let commands = table(CommandName.allCases.map { ("  \($0.rawValue)", $0.summary) })
    return """
      theremin: an instrument played in the air before a camera

        theremin render clip.mp4 -o song.wav -o song.csv
        theremin track clip.mp4 -o joints.csv

      \(commands)

      “theremin help COMMAND” tells a command's options, “theremin --version” the version.
      THEREMIN_MODELS names the folder of the networks where they do not lie beside the program.
      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map { $0.0.count }.max() ?? 0) + 3
    return rows.map { left, right in
      left + String(repeating: " ", count: width - left.count) + right
    }.joined(separator: "\n")
  }
}

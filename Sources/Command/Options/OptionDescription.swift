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

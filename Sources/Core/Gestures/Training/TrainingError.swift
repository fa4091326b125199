/// Why nothing can be learned from examples.
public enum TrainingError: Error, Equatable, Sendable {
  /// There is no example.
  case noExamples
  /// There is only this label.
  case oneLabel(String)
  /// A label has fewer usable examples than the least, 2: the label and how many it has.
  case tooFewExamples(label: String, count: Int)
  /// There are more labels than a model can hold.
  case tooManyLabels(limit: Int)
  /// A label is empty or longer than 100 bytes.
  case unusableLabel(String)
  /// A setting has no meaning: its name.
  case unusableSetting(String)

  /// One sentence for a person, without capital or full stop: what is wrong with what, and what to do.
  public var sentence: String {
    switch self {
    case .noExamples:
      "there is no example with a usable hand; give at least two labels with two examples each"
    case .oneLabel(let label):
      "“\(label)” is the only label; give a second one, such as “background” for anything else"
    case .tooFewExamples(let label, let count):
      "label “\(label)” has \(count) usable \(count == 1 ? "example" : "examples"); give at least 2"
    case .tooManyLabels(let limit):
      "there are more than \(limit) labels; leave some out"
    case .unusableLabel(let label):
      "“\(label)” cannot be a label; a label has 1 to 100 bytes"
    case .unusableSetting(let name):
      "the setting “\(name)” is out of range; leave it out for its default"
    }
  }
}

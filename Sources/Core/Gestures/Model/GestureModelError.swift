/// Why bytes are no model of gestures.
public enum GestureModelError: Error, Equatable, Sendable {
  /// They do not begin as such a file does.
  case notAModel
  /// The file has another version than this one reads.
  case unsupportedVersion(Int)
  /// The model tells something else: what was wanted.
  case anotherKind(wanted: GestureModelKind)
  /// The file ends too early.
  case truncated
  /// The checksum does not fit the content.
  case damaged
  /// The content is whole, but cannot be: its numbers do not belong together.
  case inconsistent

  /// One sentence for a person, without capital or full stop: what is wrong with the file, and what to do.
  public var sentence: String {
    switch self {
    case .notAModel:
      "this is not a model of gestures; give a file that “train” has written"
    case .unsupportedVersion(let version):
      "the model has version \(version), only version 1 can be read; train it again"
    case .anotherKind(.poses):
      "the model tells actions, not poses; give a model of poses"
    case .anotherKind(.actions):
      "the model tells poses, not actions; give a model of actions"
    case .truncated:
      "the model ends too early; copy or train it again"
    case .damaged:
      "the model is damaged, its checksum does not fit; copy or train it again"
    case .inconsistent:
      "the model's parts do not belong together; train it again"
    }
  }
}

/// What a model tells.
public enum GestureModelKind: UInt8, Sendable {
  /// What a hand shows in one picture.
  case poses = 1
  /// What a hand does over time.
  case actions = 2
}

/// Which gestures do what. Without any, gestures are not even looked for.
///
/// A pose that is bound to a lasting command (mute, play, octave) holds it as long as it is held itself. An action has
/// no end: what lasts is switched on by it, and off by the next one.
public struct Bindings: Equatable, Sendable {
  /// A gesture and what it does.
  public struct Binding: Equatable, Sendable {
    /// The pose's or action's label.
    public var gesture: String
    /// What it does.
    public var command: PlayingCommand

    /// Makes a binding.
    public init(_ gesture: String, _ command: PlayingCommand) {
      self.gesture = gesture
      self.command = command
    }
  }

  /// All of them; each gesture stands there once.
  public private(set) var all: [Binding]

  /// No gesture does anything.
  public static var none: Bindings { Bindings(all: []) }

  /// The usual ones: fist mutes, pinch plays short notes, point plays, two fingers play an octave higher, a wave takes
  /// the next timbre, a circle switches the drone.
  public static var usual: Bindings {
    Bindings(all: [
      Binding("fist", .mute), Binding("pinch", .staccato), Binding("point", .play),
      Binding("victory", .octaveUp), Binding("wave", .nextTimbre),
      Binding("circle clockwise", .drone), Binding("circle counter-clockwise", .drone),
    ])
  }

  /// Whether no gesture does anything.
  public var isEmpty: Bool { all.isEmpty }

  /// What a gesture does.
  public subscript(_ gesture: String) -> PlayingCommand? {
    all.first { $0.gesture.utf8.elementsEqual(gesture.utf8) }?.command
  }

  /// Whether some gesture is bound to a command.
  public func contains(_ command: PlayingCommand) -> Bool {
    all.contains { $0.command == command }
  }

  /// The first gesture that is bound to a command.
  public func gesture(for command: PlayingCommand) -> String? {
    all.first { $0.command == command }?.gesture
  }
}

extension Bindings {
  /// Reads bindings as they are written: `fist:mute, pinch:staccato`, or `off` for none.
  ///
  /// Around colons and commas there may be spaces. A gesture's label may be any text without these two.
  public init(text: String) throws(BindingsError) {
    let bytes = Array(text.utf8)
    self = .none
    if trimmed(bytes[...]).elementsEqual("off".utf8) { return }
    for part in bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let words = trimmed(part)
      guard let colon = words.firstIndex(of: UInt8(ascii: ":")) else {
        throw .noCommand(String(decoding: words, as: UTF8.self))
      }
      let gesture = trimmed(words[..<colon])
      let name = trimmed(words[(colon + 1)...])
      let label = String(decoding: gesture, as: UTF8.self)
      guard !gesture.isEmpty, !name.isEmpty else {
        throw .noCommand(String(decoding: words, as: UTF8.self))
      }
      guard let command = PlayingCommand(named: name) else {
        throw .unknownCommand(String(decoding: name, as: UTF8.self))
      }
      guard self[label] == nil else { throw .twice(label) }
      all.append(Binding(label, command))
    }
  }

  /// The bindings as ``init(text:)`` reads them.
  public var text: String {
    guard !isEmpty else { return "off" }
    var text = ""
    for binding in all {
      if !text.utf8.isEmpty { text += ", " }
      text += "\(binding.gesture):\(binding.command.name)"
    }
    return text
  }
}

/// Why a text is no bindings.
public enum BindingsError: Error, Equatable, Sendable {
  /// A gesture without what it does, or the other way round.
  case noCommand(String)
  /// There is no such command.
  case unknownCommand(String)
  /// A gesture that stands there twice.
  case twice(String)

  /// One sentence for a person, without capital or full stop.
  public var sentence: String {
    switch self {
    case .noCommand(let words):
      "“\(words)” is no gesture with what it does; write it like fist:mute, pinch:staccato, or off"
    case .unknownCommand(let name):
      "no gesture can do “\(name)”; there are mute, staccato, play, octave, timbre and drone"
    case .twice(let gesture):
      "“\(gesture)” is bound twice; take one out"
    }
  }
}

private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var bytes = bytes
  while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
  while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  return bytes
}

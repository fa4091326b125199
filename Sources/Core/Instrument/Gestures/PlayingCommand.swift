/// What a gesture can do to the instrument.
public enum PlayingCommand: Int, CaseIterable, Sendable {
  /// While it is held nothing sounds; the note ends softly.
  case mute
  /// At its beginning a short note sounds, of ``CommandState/staccato`` seconds, and nothing more while it is held.
  case staccato
  /// Only while it is held the instrument sounds.
  case play
  /// While it is held all sounds an octave higher.
  case octaveUp
  /// The next of the preset's timbres.
  case nextTimbre
  /// The drone, on or off.
  case drone

  /// How it is called in text: one word.
  public var name: StaticString {
    switch self {
    case .mute: "mute"
    case .staccato: "staccato"
    case .play: "play"
    case .octaveUp: "octave"
    case .nextTimbre: "timbre"
    case .drone: "drone"
    }
  }

  /// The command of a name.
  public init?(named name: some Collection<UInt8>) {
    for command in PlayingCommand.allCases
    where command.name.withUTF8Buffer({ $0.elementsEqual(name) }) {
      self = command
      return
    }
    return nil
  }
}

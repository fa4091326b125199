import Instrument

/// A melody to learn from.
public struct Lesson: Equatable, Sendable {
  /// What it is asked for by: `silent-night`.
  public let name: String
  /// What is to be played.
  public let melody: Melody
  /// What is learned by it: a sentence without capital or full stop.
  public let teaches: String

  /// Makes a lesson.
  public init(name: String, melody: Melody, teaches: String) {
    self.name = name
    self.melody = melody
    self.teaches = teaches
  }

  /// How hard it is to play.
  public var difficulty: Difficulty { melody.difficulty }

  /// The lessons that come with the instrument: exercises first, then songs, the easy ones before the hard ones. All
  /// lie between A3 and A5, in a key that has a line for each of their notes.
  public static let builtIn: [Lesson] = [
    scale, fifths, octaves, twinkle, odeToJoy, sakura, amazingGrace, auldLangSyne, silentNight,
    swan,
  ]

  /// The built-in lesson of a name, in capital or small letters and with hyphens or blanks; `nil` where there is none.
  public static func named(_ name: String) -> Lesson? {
    let wanted = plain(name)
    return builtIn.first { plain($0.name) == wanted }
  }

  /// The text in small letters with hyphens for blanks.
  private static func plain(_ text: String) -> [UInt8] {
    text.utf8.map { byte in
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case UInt8(ascii: " "), UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }
}

extension Lesson {
  /// Makes a built-in lesson of its notes as text; see ``Notation``.
  init(
    _ name: String, title: String, origin: String = "", teaches: String, key: Key, tempo: Double,
    barLength: Double, _ notes: String
  ) {
    do throws(NotationError) {
      self.init(
        name: name,
        melody: Melody(
          title: title, origin: origin, key: key, tempo: tempo, barLength: barLength,
          notes: try Notation.notes(notes, barLength: barLength)),
        teaches: teaches)
    } catch {
      // The texts stand in this module, and the tests read every one of them.
      fatalError("the built-in notes are wrong")
    }
  }
}

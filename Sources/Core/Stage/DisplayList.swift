/// Drawing commands in one flat buffer of words: decided once in the core, drawn alike by every shell.
///
/// Places are unit coordinates of the view as the player sees it, mirrored already: x from 0 at the left to 1
/// at the right, y from 0 at the top to 1 at the bottom. Lengths (radii, widths of lines, sizes of text) are in
/// units of the view's shorter side, so that circles are round at every aspect ratio.
///
/// The buffer crosses to another language as it is. Each command is its code, the number of words that follow,
/// and those words: numbers as IEEE 754 single precision, colours as red, green, blue, alpha from the highest byte
/// down, not premultiplied; text as a count of bytes and UTF-8, four bytes a word, the first in the lowest byte.
///
/// | code | words |
/// |---|---|
/// | `line` | x0, y0, x1, y1, width, colour; round ends |
/// | `polyline` | width, colour, then x, y of each point; round joints and ends |
/// | `polygon` | colour, then x, y of each corner; filled |
/// | `disc` | x, y, radius, colour; filled |
/// | `ring` | x, y, radius, width, colour |
/// | `rectangle` | x0, y0, x1, y1, corner radius, colour; filled |
/// | `gradient` | x0, y0, x1, y1, colour at the top, colour at the bottom; a filled rectangle |
/// | `text` | x, y, size, weight, alignment, colour, halo colour, byte count, bytes |
/// | `clip` | x0, y0, x1, y1; what follows is drawn inside of it only; the whole view: 0, 0, 1, 1 |
public struct DisplayList: Equatable, Sendable {
  /// The codes of the commands.
  public enum Code: UInt32, Sendable {
    case line = 1
    case polyline = 2
    case polygon = 3
    case disc = 4
    case ring = 5
    case rectangle = 6
    case gradient = 7
    case text = 8
    case clip = 9
  }

  /// The commands, one after the other.
  public private(set) var words: [UInt32] = []

  /// Makes an empty list.
  public init() {}

  /// Takes all commands out and keeps the room for new ones.
  public mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
  }

  /// Makes room for so many words at once, if there is less.
  mutating func reserve(_ count: Int) {
    words.reserveCapacity(count)
  }

  mutating func append(_ code: Code, _ arguments: (inout DisplayList) -> Void) {
    words.append(code.rawValue)
    let count = words.count
    words.append(0)
    arguments(&self)
    words[count] = UInt32(words.count - count - 1)
  }

  mutating func append(_ number: Float) {
    words.append(number.bitPattern)
  }

  mutating func append(_ word: UInt32) {
    words.append(word)
  }

  mutating func append(_ write: (inout Letters) -> Void) {
    let count = words.count
    words.append(0)
    // The words change hands, so that the letters go into the same buffer: a copy would be a second owner.
    var letters = Letters(words: [])
    swap(&words, &letters.words)
    write(&letters)
    swap(&words, &letters.words)
    words[count] = letters.byteCount
  }
}

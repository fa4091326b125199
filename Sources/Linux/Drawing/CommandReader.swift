import Stage

/// Takes a display list's words apart, one command after the other, whatever they hold.
struct CommandReader {
  private let words: [UInt32]
  private var position = 0

  init(_ words: [UInt32]) {
    self.words = words
  }

  /// The next command of a known code; nothing after the last, or where a command would pass the
  /// last word.
  mutating func next() -> Command? {
    while words.count - position >= 2 {
      let code = DisplayList.Code(rawValue: words[position])
      let count = Int(words[position + 1])
      position += 2
      guard count <= words.count - position else { return nil }
      defer { position += count }
      if let code { return Command(code: code, arguments: words[position..<position + count]) }
    }
    return nil
  }
}

/// A command and what is still to be read of its arguments.
///
/// Each reading gives nothing where words are missing or a number is not finite.
struct Command {
  let code: DisplayList.Code
  private(set) var arguments: ArraySlice<UInt32>

  mutating func word() -> UInt32? {
    arguments.popFirst()
  }

  mutating func color() -> Color? {
    word().map(Color.init)
  }

  /// A coordinate. Far outside of the view it is brought nearer: Cairo's numbers end at 2²³ pixels.
  mutating func coordinate() -> Double? {
    number().map { min(max($0, -32), 32) }
  }

  /// A width, radius or size: positive, and not beyond any use.
  mutating func length() -> Double? {
    number().flatMap { $0 > 0 ? min($0, 4) : nil }
  }

  mutating func point() -> (x: Double, y: Double)? {
    guard let x = coordinate(), let y = coordinate() else { return nil }
    return (x, y)
  }

  /// All points that are left.
  mutating func points() -> [(x: Double, y: Double)]? {
    var points: [(x: Double, y: Double)] = []
    points.reserveCapacity(arguments.count / 2)
    while arguments.count >= 2 {
      guard let point = point() else { return nil }
      points.append(point)
    }
    return points
  }

  /// Text on one line: damaged UTF-8 mended, control characters made spaces.
  mutating func text() -> String? {
    guard let count = word(), count <= UInt32(4 * arguments.count), count <= 1024 else {
      return nil
    }
    let bytes = (0..<Int(count)).map { index in
      let word = arguments[arguments.startIndex + index / 4]
      let byte = UInt8(truncatingIfNeeded: word >> UInt32(8 * (index % 4)))
      return byte < 0x20 ? 0x20 : byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func number() -> Double? {
    word().map { Double(Float(bitPattern: $0)) }.flatMap { $0.isFinite ? $0 : nil }
  }
}

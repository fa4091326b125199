import ScalarMath
import Stage

/// One command of a display list, read from its words as a back end reads them.
struct Command {
  var code: DisplayList.Code
  var words: [UInt32]

  func number(_ i: Int) -> Float { Float(bitPattern: words[i]) }
  func point(_ i: Int) -> Vector2 { Vector2(number(i), number(i + 1)) }
  func color(_ i: Int) -> Color { Color(words[i]) }

  var text: String {
    let bytes = words[8...].flatMap { word in
      stride(from: 0, to: 32, by: 8).map { UInt8(word >> UInt32($0) & 0xFF) }
    }
    return String(decoding: bytes.prefix(Int(words[7])), as: UTF8.self)
  }
}

extension DisplayList {
  /// The commands, by the count of words each of them states.
  var commands: [Command] {
    var commands: [Command] = []
    var rest = words[...]
    while let code = rest.popFirst() {
      let count = Int(rest.removeFirst())
      commands.append(Command(code: Code(rawValue: code)!, words: Array(rest.prefix(count))))
      rest.removeFirst(count)
    }
    return commands
  }

  var texts: [Command] { commands.filter { $0.code == .text } }
}

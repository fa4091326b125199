import Instrument

extension ParsedArguments {
  /// The value of an option that allows certain words.
  func choice<Value>(
    _ name: String, _ choices: KeyValuePairs<String, Value>, default usual: Value
  ) throws(CommandError) -> Value {
    guard let word = value(of: name) else { return usual }
    if let choice = choices.first(where: { $0.key == word }) { return choice.value }
    let words = choices.map { $0.key }
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    throw .usage("--\(name) takes \(list), not “\(word)”")
  }

  /// The value of an option that takes a number within a range, whole or not, of the given unit.
  func number(
    _ name: String, in range: ClosedRange<Double>, whole: Bool = false, unit: String
  ) throws(CommandError) -> Double? {
    guard let word = value(of: name) else { return nil }
    guard let number = Double(word), range.contains(number), !whole || number == number.rounded()
    else {
      throw .usage(
        "--\(name) takes a \(whole ? "whole " : "")number of \(unit) "
          + "from \(Int(range.lowerBound)) to \(Int(range.upperBound)), not “\(word)”")
    }
    return number
  }

  /// The value of an option that takes a note: a name like C#5 or a MIDI note number like 61.5.
  func note(_ name: String) throws(CommandError) -> Double? {
    guard let word = value(of: name) else { return nil }
    guard let pitch = NoteName.number(named: word).map(Double.init) ?? Double(word) else {
      throw .usage("--\(name) takes a note like A3, C#5 or 61.5, not “\(word)”")
    }
    guard (0...127).contains(pitch) else {
      throw .usage("--\(name) takes a note from C-1 to G9 (0 to 127), which “\(word)” is not")
    }
    return pitch
  }

  /// The value of an option that takes a width and a height, each within a range of pixels.
  func size(
    _ name: String, in range: ClosedRange<Int>
  ) throws(CommandError) -> (width: Int, height: Int)? {
    guard let word = value(of: name) else { return nil }
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], range.contains(width),
      range.contains(height)
    else {
      throw .usage(
        "--\(name) takes a width and a height from \(range.lowerBound) to \(range.upperBound) "
          + "pixels, like 1080x1920, not “\(word)”")
    }
    return (width, height)
  }
}

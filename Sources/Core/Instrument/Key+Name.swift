extension Key {
  /// The key of a name: `chromatic`, or a tonic and a scale, as in `D major`, `f# harmonic minor`, `Bb dorian`; a
  /// scale of one's own is given by its steps in semitones, as in `C 0,2,3,7`. `nil` where the text is no such
  /// name.
  public init?(named name: String) {
    var words: [[UInt8]] = []
    for word in name.utf8.split(separator: UInt8(ascii: " ")) {
      words.append(word.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 })
    }
    guard let first = words.first else { return nil }
    if words.count == 1, first.elementsEqual("chromatic".utf8) {
      self = .chromatic
      return
    }
    guard let tonic = Key.tonic(first), words.count > 1 else { return nil }
    let scaleName = [UInt8](words.dropFirst().joined(separator: [UInt8(ascii: " ")]))
    guard let scale = Key.scale(scaleName) else { return nil }
    self.init(tonic: tonic, scale)
  }

  /// The name, such as `D major`; a custom scale by its steps.
  public var name: String {
    guard scale != .chromatic else { return "chromatic" }
    if let scale = scale.name { return "\(tonicName) \(scale)" }
    var text = "\(tonicName) "
    var separator: StaticString = ""
    for step in 0..<12 where scale.steps >> UInt16(step) & 1 == 1 {
      text += "\(separator)\(step)"
      separator = ","
    }
    return text
  }

  private var tonicName: StaticString {
    switch tonic {
    case 0: "C"
    case 1: isWrittenWithFlats ? "Db" : "C#"
    case 2: "D"
    case 3: isWrittenWithFlats ? "Eb" : "D#"
    case 4: "E"
    case 5: "F"
    case 6: isWrittenWithFlats ? "Gb" : "F#"
    case 7: "G"
    case 8: isWrittenWithFlats ? "Ab" : "G#"
    case 9: "A"
    case 10: isWrittenWithFlats ? "Bb" : "A#"
    default: "B"
    }
  }

  /// A pitch class of its name in lower case: a letter, and `#` or `b` if any.
  private static func tonic(_ name: [UInt8]) -> Int? {
    guard name.count <= 2,
      let number = NoteName.number(named: String(decoding: name, as: UTF8.self) + "4")
    else { return nil }
    return number % 12
  }

  private static func scale(_ name: [UInt8]) -> Scale? {
    for scale in Scale.named {
      if let known = scale.name, "\(known)".utf8.elementsEqual(name) { return scale }
    }
    if name.elementsEqual("ionian".utf8) { return .major }
    if name.elementsEqual("aeolian".utf8) || name.elementsEqual("natural minor".utf8) {
      return .minor
    }
    if name.elementsEqual("pentatonic".utf8) { return .majorPentatonic }
    return steps(name).map { Scale.custom($0) }
  }

  /// Steps from 0 to 11, with commas between; 0, the tonic, must be among them.
  private static func steps(_ text: [UInt8]) -> [Int]? {
    var steps: [Int] = []
    for part in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard (1...2).contains(part.count), part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
        return nil
      }
      let step = part.reduce(0) { 10 * $0 + Int($1 - 0x30) }
      guard step < 12 else { return nil }
      steps.append(step)
    }
    return steps.contains(0) ? steps : nil
  }
}

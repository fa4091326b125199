import Hands
import Instrument
import Voice

/// One line of a preset file: a name, and how its value is written and read.
struct PresetEntry {
  let name: String
  /// What the value means, for a person.
  let comment: String
  /// The value as it is written.
  let write: (Preset) -> String
  /// Takes a value in; what it may be, in a few words, where it cannot be.
  let read: (String, inout Preset) -> Fault?

  /// What a value should be.
  struct Fault {
    let expected: String

    init(_ expected: String) {
      self.expected = expected
    }
  }

  init(
    _ name: String, _ comment: String, write: @escaping (Preset) -> String,
    read: @escaping (String, inout Preset) -> Fault?
  ) {
    (self.name, self.comment, self.write, self.read) = (name, comment, write, read)
  }

  /// A number within a range.
  static func number(
    _ name: String, _ comment: String, in range: ClosedRange<Double>,
    _ path: WritableKeyPath<Preset, Double>
  ) -> PresetEntry {
    PresetEntry(name, comment) {
      text($0[keyPath: path])
    } read: { word, preset in
      guard let number = Double(word), range.contains(number) else {
        return Fault("a number from \(text(range.lowerBound)) to \(text(range.upperBound))")
      }
      preset[keyPath: path] = number
      return nil
    }
  }

  /// A place in the picture, also a little outside of it.
  static func place(
    _ name: String, _ comment: String, _ path: WritableKeyPath<Preset, Float>
  ) -> PresetEntry {
    PresetEntry(name, comment) {
      "\($0[keyPath: path])"
    } read: { word, preset in
      guard let number = Float(word), (-1...2).contains(number) else {
        return Fault("a number from -1 to 2, where 0 is the picture's top or left edge")
      }
      preset[keyPath: path] = number
      return nil
    }
  }

  /// A note by its name or number.
  static func note(
    _ name: String, _ comment: String, _ path: WritableKeyPath<Preset, Double>
  ) -> PresetEntry {
    PresetEntry(name, comment) {
      noteText($0[keyPath: path])
    } read: { word, preset in
      guard let pitch = notePitch(word) else { return Fault("a note like A3, C#5 or 61.5") }
      preset[keyPath: path] = pitch
      return nil
    }
  }

  /// A filter by its three numbers, or none.
  static func filter(
    _ name: String, _ comment: String, _ path: WritableKeyPath<Preset, MotionFilter.Settings?>
  ) -> PresetEntry {
    PresetEntry(name, comment) { preset in
      guard let filter = preset[keyPath: path] else { return "off" }
      return [filter.noise, filter.restAcceleration, filter.accelerationPerSpeed].map(text)
        .joined(separator: " ")
    } read: { words, preset in
      if words == "off" {
        preset[keyPath: path] = nil
        return nil
      }
      let numbers = words.split(separator: " ").map { Double($0) ?? .nan }
      guard numbers.count == 3, numbers.allSatisfy({ $0 > 0 && $0 < 1e6 }) else {
        return Fault("“off” or three numbers above 0")
      }
      preset[keyPath: path] = MotionFilter.Settings(
        noise: numbers[0], restAcceleration: numbers[1], accelerationPerSpeed: numbers[2])
      return nil
    }
  }

  /// One of several words.
  static func choice<Value: Equatable>(
    _ name: String, _ comment: String, _ choices: KeyValuePairs<String, Value>,
    _ path: WritableKeyPath<Preset, Value>
  ) -> PresetEntry {
    PresetEntry(name, comment) { preset in
      choices.first { $0.value == preset[keyPath: path] }?.key ?? ""
    } read: { word, preset in
      guard let choice = choices.first(where: { $0.key == word }) else {
        return Fault(choices.map { $0.key }.joined(separator: ", "))
      }
      preset[keyPath: path] = choice.value
      return nil
    }
  }
}

/// A number without what it does not need: `0.5`, `60`.
func text(_ number: Double) -> String {
  number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
}

/// A pitch as a note's name where it is one, else as its number.
func noteText(_ pitch: Double) -> String {
  let note = NoteName(nearestTo: pitch)
  return note.cents == 0 && (0...127).contains(pitch) ? note.description : text(pitch)
}

/// The pitch, a MIDI note number from 0 to 127, of a note's name or number.
func notePitch(_ word: String) -> Double? {
  guard let pitch = NoteName.number(named: word).map(Double.init) ?? Double(word) else {
    return nil
  }
  return (0...127).contains(pitch) ? pitch : nil
}

import ScalarMath

/// A note of the twelve-tone scale and how far a pitch is from it.
public struct NoteName: Equatable, Sendable {
  /// The MIDI note number: 69 is A4, 60 is C4, the middle C.
  public var number: Int
  /// How far the pitch lies above the note, in cents, from −50 to 50.
  public var cents: Double

  /// The note nearest to a pitch, a MIDI note number.
  public init(nearestTo pitch: Double) {
    let nearest = round(clamp(pitch, -1000, 1000))
    number = Int(nearest)
    cents = 100 * (pitch - nearest)
  }

  /// The name in scientific pitch notation, with sharps: `C4`, `F#5`.
  public var description: String {
    let octave = Int(floor(Double(number) / 12)) - 1
    return "\(Self.letter(number))\(octave)"
  }

  private static func letter(_ number: Int) -> StaticString {
    switch ((number % 12) + 12) % 12 {
    case 0: "C"
    case 1: "C#"
    case 2: "D"
    case 3: "D#"
    case 4: "E"
    case 5: "F"
    case 6: "F#"
    case 7: "G"
    case 8: "G#"
    case 9: "A"
    case 10: "A#"
    default: "B"
    }
  }

  /// How many semitones above C a white key lies, of its letter in lower case: `c` to `b`, in ASCII. `nil` for any
  /// other byte.
  public static func pitchClass(ofLetter letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "c"): 0
    case UInt8(ascii: "d"): 2
    case UInt8(ascii: "e"): 4
    case UInt8(ascii: "f"): 5
    case UInt8(ascii: "g"): 7
    case UInt8(ascii: "a"): 9
    case UInt8(ascii: "b"): 11
    default: nil
    }
  }

  /// The MIDI note number of a name in scientific pitch notation: a letter, `#` or `b` if any, an octave
  /// from −1 to 9. `nil` where the text is no such name.
  public static func number(named name: String) -> Int? {
    var bytes = Array(name.utf8)[...]
    guard let letter = bytes.popFirst(), var number = pitchClass(ofLetter: letter | 0x20) else {
      return nil
    }
    if bytes.first == UInt8(ascii: "#") {
      number += 1
      bytes.removeFirst()
    } else if bytes.first == UInt8(ascii: "b") {
      number -= 1
      bytes.removeFirst()
    }
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    guard bytes.count == 1, let digit = bytes.first, digit >= 0x30, digit <= 0x39 else {
      return nil
    }
    let octave = Int(digit - 0x30) * (isNegative ? -1 : 1)
    return octave >= -1 ? number + 12 * (octave + 1) : nil
  }
}

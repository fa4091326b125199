import Lessons

/// Reads any bytes as a MIDI file and as what a parser could tell of a score: whatever the bytes, nothing may trap,
/// touch foreign memory or take long.
///
/// Called by libFuzzer (<https://llvm.org/docs/LibFuzzer.html>), which brings the `main` function.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if let read = try? MIDIReader.melody(of: bytes, titled: "") { check(read) }
  var reader = MusicXMLReader()
  tell(&reader, of: bytes)
  if let read = try? reader.melody(titled: "") { check(read) }
  return 0
}

private func check(_ read: ReadMelody) {
  let melody = read.melody
  precondition(!melody.notes.isEmpty && melody.barLength > 0 && melody.tempo > 0)
  precondition(melody.end <= Double(ReadMelody.longest))
  for (note, next) in zip(melody.notes, melody.notes.dropFirst()) {
    precondition(note.length > 0 && next.start >= note.end - 1e-9)
  }
  _ = (melody.barCount, melody.difficulty.grade)
}

private let elements = [
  "part", "measure", "note", "pitch", "step", "octave", "alter", "duration", "voice", "staff",
  "chord", "rest", "tie", "lyric", "backup", "forward", "grace", "cue", "unpitched", "attributes",
  "divisions", "key", "fifths", "mode", "time", "beats", "beat-type", "transpose", "chromatic",
  "octave-change", "sound", "metronome", "beat-unit", "beat-unit-dot", "per-minute", "repeat",
  "ending", "part-list", "score-part", "part-name", "work", "work-title", "barline", "unknown",
]
private let attributes: [(name: String, value: String)] = [
  ("type", "start"), ("type", "stop"), ("number", "1"), ("number", "2, 3"), ("number", "0"),
  ("direction", "forward"), ("direction", "backward"), ("times", "3"), ("times", "99999999"),
  ("implicit", "yes"), ("tempo", "90"), ("tempo", "0.00001"), ("id", "P1"), ("dacapo", "yes"),
]

/// A byte below 64 begins an element, one below 96 an element with an attribute, one below 160 ends one, and any
/// other is a letter of text.
private func tell(_ reader: inout MusicXMLReader, of bytes: [UInt8]) {
  reader.begin("score-partwise", attributes: [])
  var depth = 1
  for (index, byte) in bytes.enumerated() {
    let next = index + 1 < bytes.count ? Int(bytes[index + 1]) : 0
    switch byte {
    case 0..<64:
      reader.begin(elements[Int(byte) % elements.count], attributes: [])
      depth += 1
    case 64..<96:
      reader.begin(
        elements[next % elements.count],
        attributes: [attributes[Int(byte) % attributes.count]])
      depth += 1
    case 96..<160:
      guard depth > 1 else { continue }
      reader.end()
      depth -= 1
    default:
      let letters = "0123456789.-+ ABCDEFGmajorminorquarter"
      let place = letters.index(letters.startIndex, offsetBy: Int(byte - 160) % letters.count)
      reader.text(String(letters[place]))
    }
  }
  for _ in 0..<depth { reader.end() }
}

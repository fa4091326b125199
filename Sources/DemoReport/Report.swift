import Foundation
import Instrument
import VirtualHand

/// Prints what was meant and what is heard: `demo-report song.wav` after the demo clip was rendered.
@main
enum Report {
  static func main() {
    guard CommandLine.arguments.count == 2, let sound = WaveFile(path: CommandLine.arguments[1])
    else {
      FileHandle.standardError.write(Data("demo-report: give it the demo's song.wav\n".utf8))
      exit(2)
    }
    print("Silent Night (Franz Xaver Gruber, 1818), as heard in \(CommandLine.arguments[1]):")
    print("   time  note  heard   cents")
    for note in steadyNotes(of: .silentNight()) {
      // The glide into a note and out of it is music too, but not its pitch.
      guard let heard = sound.pitch(from: note.start + 0.3 * note.length, to: note.end) else {
        print(row(note, "–", "silent"))
        continue
      }
      let cents = 100 * (heard - note.pitch)
      print(
        row(note, NoteName(nearestTo: heard).description, String(format: "%+.1f", cents)))
    }
  }

  private static func row(_ note: MeantNote, _ heard: String, _ cents: String) -> String {
    let name = NoteName(nearestTo: note.pitch).description
    return String(format: "%7.2f", note.start) + "  " + padded(name, 6) + padded(heard, 5)
      + String(repeating: " ", count: max(0, 7 - cents.count)) + cents
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
  }
}

/// A stretch in which one pitch is meant and the hand stands still.
struct MeantNote {
  var pitch: Double
  var start: Double
  var end: Double
  var length: Double { end - start }
}

/// The notes that a performance means, found in its pitch curve.
func steadyNotes(of performance: Performance) -> [MeantNote] {
  var notes: [MeantNote] = []
  let step = 0.01
  for i in 0..<Int(performance.duration / step) {
    let time = Double(i) * step
    guard let pitch = performance.pitch(time), pitch == pitch.rounded() else { continue }
    if let last = notes.last, last.pitch == pitch, time - last.end < 1.5 * step {
      notes[notes.count - 1].end = time
    } else {
      notes.append(MeantNote(pitch: pitch, start: time, end: time))
    }
  }
  return notes.filter { $0.length > 0.05 }
}

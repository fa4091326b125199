import Foundation
import Instrument
import Lessons
import Scores

// Tells the judges what is read from each file named: one line of JSON a file, with its melody or with an error.
for path in CommandLine.arguments.dropFirst() {
  var answer: [String: Any] = ["path": path]
  do throws(ScoreError) {
    let read = try readMelody(path: path)
    let melody = read.melody
    answer["title"] = melody.title
    answer["origin"] = melody.origin
    answer["key"] = melody.key.name
    answer["tempo"] = melody.tempo
    answer["barLength"] = melody.barLength
    answer["notes"] = melody.notes.map { [Double($0.pitch), $0.start, $0.length] }
    answer["leftOut"] = read.leftOut
  } catch {
    answer["error"] = error.sentence
  }
  let line = try JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys])
  FileHandle.standardOutput.write(line + Data("\n".utf8))
}

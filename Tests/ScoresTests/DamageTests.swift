import Foundation
import Lessons
import ScalarMath
import Scores
import Testing

/// Bytes changed at random: whatever comes, it is a melody in good order or one sentence. That the tests end at all is
/// most of what they show.
@Suite struct DamagedSongs {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Songs")

  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Checks what was read; tells whether it was a melody.
  private func survive(_ read: () throws -> ReadMelody) -> Bool {
    let melody: Melody
    do {
      melody = try read().melody
    } catch {
      let sentence = (error as? ScoreError)?.sentence ?? (error as? SongError)?.sentence
      #expect(sentence?.isEmpty == false)
      return false
    }
    #expect(!melody.notes.isEmpty && (1.0 / 16...256).contains(melody.barLength))
    #expect((10...400).contains(melody.tempo) && melody.start >= -melody.barLength)
    #expect(melody.end <= Double(ReadMelody.longest) && melody.barCount >= 0)
    var before = -Double.infinity
    let areInOrder = melody.notes.allSatisfy { note in
      defer { before = note.end }
      return note.start >= before - 1e-9 && note.length > 0
    }
    #expect(areInOrder)
    #expect(melody.notes.allSatisfy { melody.key.contains($0.pitch) })
    #expect(melody.notes.allSatisfy { (0...127).contains($0.pitch) })
    return true
  }

  private func changed(_ bytes: [UInt8], _ random: inout RandomNumbers) -> [UInt8] {
    var changed = bytes
    for _ in 0...Int(random.next() % 4) {
      let place = Int(random.next() % UInt64(changed.count))
      switch random.next() % 20 {
      case 0, 1: changed[place] = 255
      case 4...9: changed[place] ^= 1 << UInt8(random.next() % 8)
      case 2 where changed.count > 20: changed.remove(at: place)
      case 3: changed.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
      default: changed[place] = UInt8(truncatingIfNeeded: random.next())
      }
    }
    return changed
  }

  @Test(arguments: ["band.mid", "chords.mid", "songs.mid", "frames.mid"])
  func midi(name: String) throws {
    let whole = try Self.bytes(name)
    #expect(survive { try MIDIReader.melody(of: whole, titled: name) })
    for length in whole.indices {
      #expect(!survive { try MIDIReader.melody(of: Array(whole[..<length]), titled: name) })
    }
    var random = RandomNumbers(seed: 1)
    var melodies = 0
    for _ in 0..<3000 {
      let bytes = changed(whole, &random)
      melodies += survive { try MIDIReader.melody(of: bytes, titled: name) } ? 1 : 0
    }
    #expect(melodies > 100 && melodies < 2900)
  }

  @Test(arguments: ["verse.musicxml", "clarinet.musicxml", "piano.musicxml", "piano.mxl"])
  func scores(name: String) throws {
    let folder = try TemporaryFolder()
    let whole = try Self.bytes(name)
    var random = RandomNumbers(seed: 2)
    for _ in 0..<800 {
      let path = try folder.file(name, Data(changed(whole, &random)))
      _ = survive { try readMelody(path: path) }
      let cut = try folder.file(
        name, Data(whole.prefix(Int(random.next() % UInt64(whole.count - 20)))))
      #expect(!survive { try readMelody(path: cut) })
    }
  }

  /// XML in good order that says strange things: other numbers, lines missing, doubled or in other places.
  @Test(arguments: ["verse.musicxml", "clarinet.musicxml", "piano.musicxml"])
  func strangeScores(name: String) throws {
    let folder = try TemporaryFolder()
    let lines = String(decoding: try Self.bytes(name), as: UTF8.self).split(separator: "\n")
    let numbers = ["0", "-1", "99999999", "0.0001", "1e9", "", "x", "7", "256", "-0.5", "1/2"]
    var random = RandomNumbers(seed: 3)
    var melodies = 0
    for _ in 0..<800 {
      var changed = lines.map { String($0) }
      for _ in 0...Int(random.next() % 3) {
        let place = Int(random.next() % UInt64(changed.count))
        let isOneElement = changed[place].contains("</") && changed[place].contains("    <")
        switch random.next() % 4 {
        case 0 where isOneElement: changed.remove(at: place)
        case 1 where isOneElement: changed.insert(changed[place], at: place)
        case 2 where isOneElement:
          let line = changed.remove(at: place)
          let other = changed.indices.filter { changed[$0].contains("<note>") }
          guard !other.isEmpty else { break }
          changed.insert(line, at: other[Int(random.next() % UInt64(other.count))])
        default:
          let number = numbers[Int(random.next() % UInt64(numbers.count))]
          changed[place] = changed[place].replacing(
            />[0-9]+</, with: ">\(number)<", maxReplacements: 1)
        }
      }
      let path = try folder.file(name, Data(changed.joined(separator: "\n").utf8))
      melodies += survive { try readMelody(path: path) } ? 1 : 0
    }
    #expect(melodies > 400)
  }
}

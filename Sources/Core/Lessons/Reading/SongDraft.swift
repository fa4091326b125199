import Instrument
import ScalarMath

/// What a reader has found of a song's melody, before it is brought into a melody's form.
struct SongDraft {
  var title: String
  var origin = ""
  /// As the song names it.
  var key: Key?
  /// Quarter notes a minute.
  var tempo: Double
  /// Quarter notes.
  var barLength: Double
  /// Notes that may sound together, in any order; 0 is the beginning of a full bar.
  var notes: [Melody.Note]
  var leftOut = LeftOut()

  /// Tempos beyond these, in quarter notes a minute, are not played in the air.
  private static let tempos = 10.0...400.0

  /// Draws one line, puts its first full bar at 0 and gives it a key with a line for every note.
  consuming func melody() throws(SongError) -> ReadMelody {
    let line = MelodyLine(of: notes)
    leftOut.line(line)
    var notes = line.notes
    guard let first = notes.first, let last = notes.last else { throw .noNotes }

    let shift = Self.silence(before: first.start, barLength: barLength)
    guard last.end <= Double(ReadMelody.longest) else { throw .tooLong }
    for i in notes.indices { notes[i].start -= shift }
    leftOut.count(
      Int(floor(max(0, first.start) / barLength)), "silent bar at the beginning",
      "silent bars at the beginning")

    let key = self.key.map { $0.holding(notes) } ?? .chromatic
    if let named = self.key, key == .chromatic, named != .chromatic {
      leftOut.say("the key, \(named.name), was left out, for the melody has other notes too")
    }
    let playable = clamp(tempo, Self.tempos.lowerBound, Self.tempos.upperBound)
    if playable != tempo {
      leftOut.say("the tempo was changed to \(Int(playable)) quarter notes a minute")
    }
    return ReadMelody(
      melody: Melody(
        title: title, origin: origin, key: key, tempo: playable, barLength: barLength,
        notes: notes),
      leftOut: leftOut.sentences)
  }

  /// The bars that go by before the one the melody begins in, in quarter notes. Where the first half of that one or
  /// more is silent, what is in it counts as an upbeat, and it goes by as well.
  private static func silence(before start: Double, barLength: Double) -> Double {
    guard start >= 0 else { return 0 }
    let bars = floor(start / barLength + 1e-9)
    let isUpbeat = start - bars * barLength >= barLength / 2 - 1e-9
    return (isUpbeat ? bars + 1 : bars) * barLength
  }
}

extension Key {
  /// The key itself where it has a line for all the notes; of a minor key else its harmonic or melodic form, and
  /// where that does not hold them either, all twelve notes.
  func holding(_ notes: [Melody.Note]) -> Key {
    var candidates = [self]
    if scale == .minor {
      candidates += [Key(tonic: tonic, .harmonicMinor), Key(tonic: tonic, .melodicMinor)]
    }
    return candidates.first { key in notes.allSatisfy { key.contains($0.pitch) } } ?? .chromatic
  }
}

import Lessons
import ScalarMath
import Voice

/// A performance of which everything is known: notes with their faults, sampled as a camera would.
struct PlayedMelody {
  /// A note as it is played.
  struct Note {
    /// A MIDI note number; `nil` is silence.
    var pitch: Double?
    /// When it begins: the middle of the glide to it.
    var start: Double
  }

  var notes: [Note]
  var end: Double
  /// Seconds of each glide, along the path of least jerk; a pitch after silence does not glide.
  var glide = 0.12
  /// Vibrato: half its width in semitones, cycles a second.
  var vibrato = (width: 0.0, rate: 6.0)
  var level = 0.7

  /// What is meant, played as meant but for a deviation in semitones and a lateness in seconds.
  init(_ meant: [MeantNote], sharp: Double = 0, late: Double = 0) {
    notes = meant.map { Note(pitch: Double($0.pitch) + sharp, start: $0.start + late) }
    end = (meant.last?.end ?? 0) + late
  }

  /// The pitch at a moment.
  func pitch(at time: Double) -> Double? {
    guard time < end, let now = notes.lastIndex(where: { $0.start <= time }) else { return nil }
    guard var pitch = notes[now].pitch else { return nil }
    // A glide belongs half to the note before and half to the one it leads to.
    if now > 0, let former = notes[now - 1].pitch {
      pitch = mix(former, pitch, share(time - notes[now].start))
    }
    if now + 1 < notes.count, let next = notes[now + 1].pitch {
      pitch = mix(pitch, next, share(time - notes[now + 1].start))
    }
    return pitch + vibrato.width * sine(turns: vibrato.rate * time)
  }

  private func share(_ time: Double) -> Double {
    leastJerk(time / glide + 0.5)
  }

  /// The control frames, so many a second; the level by the moment where it is given.
  func frames(
    rate: Double = 60, from start: Double = -0.5, level: ((Double) -> Double)? = nil
  ) -> [ControlFrame] {
    (0..<Int((end + 0.5 - start) * rate)).map { index in
      let time = start + Double(index) / rate
      guard let pitch = pitch(at: time) else {
        return ControlFrame(time: time, pitch: 60, level: 0, gate: false)
      }
      return ControlFrame(
        time: time, pitch: pitch, level: level?(time) ?? self.level, gate: true)
    }
  }
}

/// Notes one after the other without rests, each of a pitch and a length in seconds.
func meant(_ notes: [(Int, Double)], from start: Double = 0) -> [MeantNote] {
  var time = start
  return notes.enumerated().map { index, note in
    defer { time += note.1 }
    return MeantNote(pitch: note.0, bar: index + 1, start: time, end: time + note.1)
  }
}

/// Up a fourth and down again; no two neighbours alike.
let tune = meant([(60, 1), (62, 0.5), (65, 0.5), (64, 1), (60, 1.5)])

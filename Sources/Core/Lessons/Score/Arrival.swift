import ScalarMath

/// Where a note was met: in which octave, at which pitch, and when it began.
struct Arrival: Equatable, Sendable {
  /// By how many octaves what was played lies above what is meant.
  var octaves: Int
  /// What was played when it was met, a MIDI note number.
  var pitch: Double
  /// When it began, in seconds; `nil` where nothing marks a beginning.
  var onset: Double?
}

/// Looks for the notes of a melody in what was played.
///
/// * A note is **reached** where the pitch stays within a quarter tone of it for `leastDuration`, or for half of a note
///   that is shorter than two of these; of a vibrato that is wider, the trend for twice as long. It is looked for
///   while it is meant and `patience` before and after, but at most half of the note before and half of its own
///   length, and not into the time of a neighbour of the same name.
/// * Where it is reached in other octaves only, it is **octaves off**.
/// * It **begins** where the trend passes the middle between what was played for the note before and for this one, so
///   that it does not matter how long the glide takes or how sharp all is; after silence, where it sounds within a
///   quarter tone. A note that repeats the one before begins where the level has fallen and comes back; see ``Detachment``.
struct Arrivals {
  /// How near, in semitones, is there.
  static let nearness = 0.5
  /// How long a note must be met, in seconds.
  static let leastDuration = 0.1
  /// How far off its time a note is looked for, in seconds.
  static let patience = 0.3
  /// Neighbours that were played less than so many semitones apart have no middle to pass.
  static let leastStep = 0.4

  let line: PlayedLine
  let notes: [MeantNote]

  /// Where each note was met; `nil` for those that were not.
  func find() -> [Arrival?] {
    var found: [Arrival?] = []
    for index in notes.indices {
      let former = index > 0 ? found[index - 1] : nil
      found.append(notes[index].lasts ? arrival(index, after: former) : nil)
    }
    return found
  }

  private func arrival(_ index: Int, after former: Arrival?) -> Arrival? {
    guard let (stretch, run, octaves) = reach(index) else { return nil }
    var arrival = Arrival(octaves: octaves, pitch: stretch.ownPitch(over: run))
    guard index > 0, notes[index - 1].lasts else {
      arrival.onset = onset(of: arrival, nil, index, stretch, run)
      return arrival
    }
    // A neighbour that was missed is taken to have been where it was meant.
    let formerOctaves = former?.octaves ?? octaves
    if sounding(index - 1, formerOctaves) == sounding(index, octaves) {
      arrival.onset = Detachment(line, notes, index, searchedFrom: earliest(index)).onset
    } else {
      let formerPitch = former?.pitch ?? sounding(index - 1, formerOctaves)
      arrival.onset = onset(of: arrival, formerPitch, index, stretch, run)
    }
    return arrival
  }

  private func sounding(_ index: Int, _ octaves: Int) -> Double {
    Double(notes[index].pitch) + 12 * Double(octaves)
  }

  /// From when on a note is looked for.
  private func earliest(_ index: Int) -> Double {
    let note = notes[index]
    guard index > 0, notes[index - 1].lasts else { return note.start - Self.patience }
    return note.start - clamp((note.start - notes[index - 1].start) / 2, 0, Self.patience)
  }

  /// When a note is looked for, in which a neighbour of the same name is not mistaken for it.
  private func window(_ index: Int) -> ClosedRange<Double> {
    let note = notes[index]
    let isRepeated = index > 0 && isSameName(index - 1, index)
    let isRepeatedNext = index + 1 < notes.count && isSameName(index, index + 1)
    let start = isRepeated ? note.start : earliest(index)
    let later = clamp((note.end - note.start) / 2, 0, Self.patience)
    return start...(isRepeatedNext ? note.end : note.end + later)
  }

  private func isSameName(_ a: Int, _ b: Int) -> Bool {
    (notes[a].pitch - notes[b].pitch) % 12 == 0
  }

  /// The first time that a note was met, in its own octave if at all.
  private func reach(
    _ index: Int
  ) -> (stretch: SoundingStretch, run: ClosedRange<Double>, octaves: Int)? {
    let least = min(Self.leastDuration, (notes[index].end - notes[index].start) / 2)
    for octaves in [0, 1, -1, 2, -2, 3, -3, 4, -4] {
      let pitch = sounding(index, octaves)
      for stretch in line.stretches {
        guard let part = stretch.span.intersection(window(index)) else { continue }
        let plain = runs(within: Self.nearness, over: part) {
          (stretch.pitch(at: $0) - pitch).magnitude
        }
        let averaged = runs(within: Self.nearness, over: part) {
          (stretch.trend(at: $0, within: stretch.span) - pitch).magnitude
        }
        let long =
          plain.filter { $0.duration >= least - 1e-6 }
          + averaged.filter { $0.duration >= 2 * least - 1e-6 }
        if let run = long.min(by: { $0.lowerBound < $1.lowerBound }) {
          return (stretch, run, octaves)
        }
      }
    }
    return nil
  }

  /// When a note began that was met during a run, after another one of a pitch, if any.
  private func onset(
    of arrival: Arrival, _ former: Double?, _ index: Int, _ stretch: SoundingStretch,
    _ run: ClosedRange<Double>
  ) -> Double? {
    let isAttacked = stretch.span.lowerBound >= earliest(index)
    let start = max(earliest(index), stretch.span.lowerBound)
    let middle = mix(run.lowerBound, run.upperBound, 0.5)
    var (pitch, limit) = (sounding(index, arrival.octaves), Self.nearness)
    if let former, !isAttacked {
      (pitch, limit) = (arrival.pitch, (arrival.pitch - former).magnitude / 2)
      guard 2 * limit >= Self.leastStep else { return nil }
    }
    let trend = { (time: Double) in
      (stretch.trend(at: time, within: stretch.span) - pitch).magnitude
    }
    // The trend does not reach a very short note.
    let isInTrend = trend(middle) <= limit
    let near = runs(within: limit, over: min(start, middle)...middle) { time in
      isInTrend ? trend(time) : (stretch.pitch(at: time) - pitch).magnitude
    }
    guard let last = near.last, last.lowerBound > start || isAttacked else { return nil }
    return last.lowerBound
  }
}

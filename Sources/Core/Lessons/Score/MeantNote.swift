import ScalarMath

/// A note as it is meant to sound: what, and from when to when.
public struct MeantNote: Equatable, Sendable {
  /// The note, a MIDI note number.
  public var pitch: Int
  /// The bar in which it begins; the first full bar is 1, an upbeat is bar 0.
  public var bar: Int
  /// When it begins, in seconds of the performance.
  public var start: Double
  /// When it ends, in seconds of the performance.
  public var end: Double

  /// Makes a note.
  public init(pitch: Int, bar: Int, start: Double, end: Double) {
    self.pitch = pitch
    self.bar = bar
    self.start = start
    self.end = end
  }

  /// Whether its times are times and it lasts, at most an hour; of another one nothing can be said.
  var lasts: Bool {
    start.magnitude < 1e7 && start < end && end - start <= 3600
  }
}

extension Melody {
  /// The notes in seconds of a performance, at the melody's tempo, with the first note beginning at a moment of it.
  public func meantNotes(startingAt start: Double) -> [MeantNote] {
    meantNotes(on: Timeline(self, startingAt: start))
  }

  /// The notes in seconds of a performance. Those to which a song that waits did not come have no times, and count as
  /// missed; the one at which it ended ends there.
  public func meantNotes(on timeline: Timeline) -> [MeantNote] {
    notes.map { note in
      let start = timeline.time(of: note.start) ?? .nan
      let end = start.isNaN ? start : timeline.time(of: note.end) ?? timeline.end ?? .nan
      return MeantNote(pitch: note.pitch, bar: bar(of: note), start: start, end: end)
    }
  }

  /// The bar in which a note begins; the first full bar is 1, an upbeat is bar 0.
  public func bar(of note: Note) -> Int {
    Metre(barLength: barLength).bar(at: note.start)
  }
}

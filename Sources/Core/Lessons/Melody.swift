import Instrument
import ScalarMath

/// One melody line: notes one after the other, with rests between them where they leave a gap.
public struct Melody: Equatable, Sendable {
  /// One note.
  public struct Note: Equatable, Sendable {
    /// The note, a MIDI note number.
    public var pitch: Int
    /// When it begins, in quarter notes from the beginning of the first full bar; notes of an upbeat begin before 0.
    public var start: Double
    /// How long it lasts, in quarter notes.
    public var length: Double

    /// Makes a note.
    public init(pitch: Int, start: Double, length: Double) {
      self.pitch = pitch
      self.start = start
      self.length = length
    }

    /// When it ends, in quarter notes.
    public var end: Double { start + length }
  }

  /// What it is called, as it is shown: `Silent Night`.
  public var title: String
  /// Who made it and when; empty where that is not known.
  public var origin: String
  /// Its key: the lines that are drawn.
  public var key: Key
  /// Quarter notes a minute.
  public var tempo: Double
  /// The quarter notes of a bar: 4 in 4/4, 3 in 3/4 and in 6/8.
  public var barLength: Double
  /// The notes in order of time; none begins before the one before it has ended. Never empty in a melody that
  /// was read or built in.
  public var notes: [Note]

  /// Makes a melody.
  public init(
    title: String, origin: String = "", key: Key = .chromatic, tempo: Double, barLength: Double,
    notes: [Note]
  ) {
    self.title = title
    self.origin = origin
    self.key = key
    self.tempo = tempo
    self.barLength = barLength
    self.notes = notes
  }

  /// Seconds of a quarter note.
  public var quarter: Double { 60 / tempo }

  /// When the first note begins, in quarter notes: negative with an upbeat.
  public var start: Double { notes.first?.start ?? 0 }

  /// When the last note ends, in quarter notes.
  public var end: Double { notes.last?.end ?? 0 }

  /// Seconds from the beginning of the first note to the end of the last.
  public var duration: Double { (end - start) * quarter }

  /// The lowest and the highest note; `nil` in an empty melody.
  public var range: ClosedRange<Int>? {
    guard let first = notes.first else { return nil }
    return notes.reduce(first.pitch...first.pitch) {
      min($0.lowerBound, $1.pitch)...max($0.upperBound, $1.pitch)
    }
  }

  /// The same melody so many semitones higher.
  public func transposed(by semitones: Int) -> Melody {
    var melody = self
    melody.key = Key(tonic: key.tonic + semitones, key.scale)
    for i in melody.notes.indices { melody.notes[i].pitch += semitones }
    return melody
  }

  /// The notes that begin within these bars; the first full bar is 1, an upbeat is bar 0.
  public func bars(_ bars: ClosedRange<Int>) -> Melody {
    var melody = self
    let start = Double(bars.lowerBound - 1) * barLength
    let end = Double(bars.upperBound) * barLength
    melody.notes = notes.filter { $0.start >= start - 1e-9 && $0.start < end - 1e-9 }
    return melody
  }

  /// How many full bars there are, the last one perhaps not quite filled.
  public var barCount: Int { max(0, Int(-floor(1e-9 - end / barLength))) }
}

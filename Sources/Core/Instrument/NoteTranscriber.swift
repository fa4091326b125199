import ScalarMath
import Voice

/// A note as it was played.
public struct PlayedNote: Equatable, Sendable {
  /// The note, a MIDI note number.
  public var number: Int
  /// When it began, in seconds.
  public var start: Double
  /// When it ended, in seconds.
  public var end: Double
  /// The mean pitch while it was held, a MIDI note number.
  public var pitch: Double

  /// How far the mean pitch lies above the note, in cents.
  public var cents: Double { 100 * (pitch - Double(number)) }
}

/// Hears notes in a stream of control frames.
///
/// A note is a pitch that stays near one semitone for a tenth of a second; what lies between notes is glide.
/// The same note struck twice without a gap or a glide is heard as one.
public struct NoteTranscriber: Sendable {
  /// How long a pitch must stay to be a note, in seconds.
  public static let leastDuration = 0.1
  /// How far, in semitones, a note's pitch may wander.
  public static let tolerance = 0.6

  /// The notes that have ended.
  public private(set) var notes: [PlayedNote] = []
  private var candidate: (number: Int, start: Double, last: Double, sum: Double, count: Int)?

  /// Makes a transcriber that has heard nothing.
  public init() {}

  /// Takes in the next control frame.
  public mutating func hear(_ frame: ControlFrame) {
    guard frame.gate, frame.level > 0 else {
      finish()
      return
    }
    if let current = candidate,
      (frame.pitch - Double(current.number)).magnitude <= Self.tolerance
    {
      candidate = (
        current.number, current.start, frame.time, current.sum + frame.pitch, current.count + 1
      )
    } else {
      finish()
      let nearest = NoteName(nearestTo: frame.pitch).number
      candidate = (nearest, frame.time, frame.time, frame.pitch, 1)
    }
  }

  /// Ends the note that is held, if any.
  public mutating func finish() {
    defer { candidate = nil }
    guard let held = candidate, held.last - held.start >= Self.leastDuration - 1e-9 else { return }
    notes.append(
      PlayedNote(
        number: held.number, start: held.start, end: held.last, pitch: held.sum / Double(held.count)
      ))
  }
}

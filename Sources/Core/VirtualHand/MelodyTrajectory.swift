import ScalarMath

/// A melody as the height of a fingertip over time.
///
/// Notes follow each other without rests. At the start of each note the hand glides from the one
/// before as people reach: along the path of least jerk (Flash and Hogan, J. Neurosci. 1985).
public struct MelodyTrajectory: Equatable, Sendable {
  /// One note.
  public struct Note: Equatable, Sendable {
    /// MIDI note number; 69 is A4, fractions are allowed.
    public var pitch: Double
    /// How long it lasts, the glide to it included.
    public var beats: Double

    /// Makes a note.
    public init(_ pitch: Double, _ beats: Double) {
      self.pitch = pitch
      self.beats = beats
    }
  }

  /// The notes, at least one.
  public let notes: [Note]
  /// Seconds of one beat.
  public let beat: Double
  /// Seconds of each glide.
  public let glide: Double

  /// Makes a trajectory; a glide of 0.13 s is a player's quick step.
  public init(notes: [Note], beat: Double, glide: Double = 0.13) {
    precondition(!notes.isEmpty && beat > 0 && glide > 0, "a melody has notes and takes time")
    self.notes = notes
    self.beat = beat
    self.glide = glide
  }

  /// Seconds from the first note to the end of the last.
  public var duration: Double {
    notes.reduce(0) { $0 + $1.beats } * beat
  }

  /// The pitch (MIDI note number) at `time` seconds; before the first note its pitch, after the
  /// last that one's.
  public func pitch(at time: Double) -> Double {
    var start = 0.0
    var previous = notes[0].pitch
    for note in notes.dropLast() {
      let end = start + note.beats * beat
      if time < end { return gliding(from: previous, to: note.pitch, after: time - start) }
      previous = note.pitch
      start = end
    }
    return gliding(from: previous, to: notes[notes.count - 1].pitch, after: time - start)
  }

  private func gliding(from previous: Double, to pitch: Double, after time: Double) -> Double {
    mix(previous, pitch, leastJerk(time / glide))
  }

  /// The height at which the default playing field sounds `pitch`: y in picture coordinates, 0.68
  /// for 57 (A3) to 0.08 for 81 (A5), linear in semitones.
  public static func height(of pitch: Double) -> Double {
    0.68 - 0.60 * (pitch - 57) / 24
  }
}

import ScalarMath
import Voice

/// Hears when a note is held in tune, and when it no longer is.
///
/// A pitch is in tune where its mean over about a vibrato's period stays within ten cents of its line for a fifth of a
/// second; it is out of tune from twenty cents on, so that the cue does not flicker. Ten cents are what an ear tells
/// apart (Hill and Summers, J. Acoust. Soc. Am. 2007).
struct InTuneCue: Sendable {
  static let near = 0.1
  static let far = 0.2
  static let patience = 0.2
  /// Two means of this time constant, in seconds, leave 2 cents of a vibrato of 6 Hz and ±30 cents.
  private static let meanTime = 0.1

  /// The note that is held in tune, a MIDI note number.
  private(set) var note: Int?
  private var candidate: (line: Int, since: Double)?
  private var mean: (first: Double, second: Double, time: Double)?

  /// Takes in what sounds, and the line nearest to it.
  mutating func observe(_ control: ControlFrame, line: Int?) {
    guard control.gate, control.level > 0, let line else {
      (note, candidate, mean) = (nil, nil, nil)
      return
    }
    let pitch = follow(control)
    let distance = (pitch - Double(line)).magnitude
    if let note, note != line || distance >= Self.far { self.note = nil }
    guard distance < Self.near else {
      if note == nil { candidate = nil }
      return
    }
    if candidate?.line != line { candidate = (line, control.time) }
    // Half a microsecond of tolerance, as the gate has it.
    if let candidate, control.time - candidate.since >= Self.patience - 5e-7 { note = line }
  }

  /// The mean of the pitch; a jump to another note begins anew.
  private mutating func follow(_ control: ControlFrame) -> Double {
    guard let before = mean, (control.pitch - before.second).magnitude < 0.6 else {
      mean = (control.pitch, control.pitch, control.time)
      return control.pitch
    }
    let share = exponentialShare(of: max(0, control.time - before.time), in: Self.meanTime)
    let first = mix(before.first, control.pitch, share)
    let second = mix(before.second, first, share)
    mean = (first, second, control.time)
    return second
  }
}

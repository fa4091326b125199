import ScalarMath

/// The part of a note as it was played that is held, without the glides to it and from it, and what it is like.
///
/// The glide to it ends where the pitch first comes within 10 cents of the note's own pitch, but after a quarter of a second and two fifths of the note at the latest; the glide
/// away begins likewise, seen from the end.
struct SteadyPart: Equatable, Sendable {
  /// How near its own pitch, in semitones, a note is no more gliding.
  static let arrival = 0.1
  /// The longest glide, in seconds.
  static let longestGlide = 0.25
  /// The longest glide, as a share of the note.
  static let longestShare = 0.4

  /// From when to when, in seconds.
  let span: ClosedRange<Double>
  /// The mean pitch, a MIDI note number: of all 200 ms that lie within, so that vibrato is averaged out.
  let pitch: Double
  /// How far the pitch swings around its mean over 200 ms, in semitones, root mean square: vibrato and tremor.
  let swing: Double

  /// Finds it within the time, in seconds, of a note that sounds all the time.
  init(_ stretch: SoundingStretch, within note: ClosedRange<Double>) {
    let own = stretch.ownPitch(over: note)
    let glide = min(Self.longestGlide, Self.longestShare * note.duration)
    let arrived = { (part: ClosedRange<Double>) in
      runs(within: Self.arrival, over: part) { (stretch.pitch(at: $0) - own).magnitude }
    }
    let (first, last) = (note.lowerBound + glide, note.upperBound - glide)
    let start = arrived(note.lowerBound...first).first?.lowerBound ?? first
    let end = arrived(last...note.upperBound).last?.upperBound ?? last
    span = start...max(start, end)
    (pitch, swing) = Self.measure(stretch, span)
  }

  private static func measure(
    _ stretch: SoundingStretch, _ span: ClosedRange<Double>
  ) -> (pitch: Double, swing: Double) {
    let half = min(SoundingStretch.trendWidth, span.duration) / 2
    var (sum, squares, count, swings) = (0.0, 0.0, 0, 0)
    forEachMoment(of: span) { time in
      let trend = stretch.trend(at: time, within: span)
      let swing = stretch.pitch(at: time) - trend
      squares += swing * swing
      swings += 1
    }
    let centers = span.lowerBound + half...max(span.lowerBound + half, span.upperBound - half)
    forEachMoment(of: centers) { time in
      sum += stretch.trend(at: time, within: span)
      count += 1
    }
    return (sum / Double(count), squareRoot(squares / Double(swings)))
  }
}

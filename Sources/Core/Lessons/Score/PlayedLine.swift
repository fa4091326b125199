import ScalarMath
import Voice

/// What was played, as one line: pitch and level run straight from control frame to control frame, as the voice
/// sounds them. So what is measured on it does not depend on how many frames a second there are.
struct PlayedLine: Sendable {
  /// Below this level nothing is heard: with the usual level curve, −52 dB.
  static let leastLevel = 0.05
  /// What happened between frames that lie farther apart, in seconds, nobody knows: it counts as silence.
  static let longestGap = 0.25

  /// Where it sounded, in order of time.
  private(set) var stretches: [SoundingStretch] = []
  /// The level over all of the time, 0 where nothing sounded: moments in seconds and what there was.
  private(set) var levels: [(time: Double, level: Double)] = []

  private var lastPitch = 0.0

  /// Makes the line of a performance; its times are rid of a delay, the seconds by which the frames' are too late.
  ///
  /// Frames whose numbers are no numbers, or whose time is not later than the last one's, are left out.
  init(_ frames: [ControlFrame], delay: Double) {
    var open = SoundingStretch()
    for frame in frames {
      let (time, pitch) = (frame.time - delay, frame.pitch)
      let last = levels.last
      guard time.magnitude < 1e7, time > last?.time ?? -.infinity else { continue }
      let isPlayed = frame.gate && pitch.magnitude <= 1000 && frame.level > 0
      let level = isPlayed ? min(frame.level, 1) : 0
      if let last, time - last.time > Self.longestGap {
        close(&open)
        levels.append((mix(last.time, time, 0.5), 0))
      } else if let last, last.level > 0, level > 0 {
        cross(from: last, to: (time, level), pitch, &open)
      }
      if level == 0 { close(&open) }
      if level >= Self.leastLevel { open.append(pitch, at: time) }
      lastPitch = pitch
      levels.append((time, level))
    }
    close(&open)
  }

  /// Begins or ends a stretch where the level passes what can be heard, between two frames.
  private mutating func cross(
    from last: (time: Double, level: Double), to next: (time: Double, level: Double),
    _ pitch: Double, _ open: inout SoundingStretch
  ) {
    let least = Self.leastLevel
    guard (last.level < least) != (next.level < least) else { return }
    let share = (least - last.level) / (next.level - last.level)
    // So near to a frame the point would be the frame's own.
    if share > 1e-6, share < 1 - 1e-6 {
      open.append(mix(lastPitch, pitch, share), at: mix(last.time, next.time, share))
    }
    if next.level < least { close(&open) }
  }

  private mutating func close(_ open: inout SoundingStretch) {
    if open.duration > 0 { stretches.append(open) }
    open = SoundingStretch()
  }

  /// The pitch at a moment, in seconds; `nil` where nothing sounds.
  func pitch(at time: Double) -> Double? {
    let next = stretches.firstIndex(after: time) { $0.span.lowerBound }
    guard next > 0, stretches[next - 1].span.contains(time) else { return nil }
    return stretches[next - 1].pitch(at: time)
  }

  /// The level at a moment, in seconds; 0 outside of the performance.
  func level(at time: Double) -> Double {
    guard let first = levels.first, let last = levels.last, time >= first.time,
      time <= last.time
    else { return 0 }
    let i = levels.firstIndex(after: time) { $0.time }
    guard i < levels.count else { return last.level }
    let (a, b) = (levels[i - 1], levels[i])
    return mix(a.level, b.level, (time - a.time) / (b.time - a.time))
  }

  /// The mean level over a span of seconds.
  func meanLevel(over span: ClosedRange<Double>) -> Double {
    var (sum, count) = (0.0, 0)
    forEachMoment(of: span) { time in
      sum += level(at: time)
      count += 1
    }
    return sum / Double(count)
  }

  /// The longest time that it sounds without a break within a span of seconds.
  func longestSound(within span: ClosedRange<Double>) -> (SoundingStretch, ClosedRange<Double>)? {
    var longest: (SoundingStretch, ClosedRange<Double>)?
    for stretch in stretches {
      guard let part = stretch.span.intersection(span) else { continue }
      if part.duration > longest?.1.duration ?? 0 { longest = (stretch, part) }
    }
    return longest
  }
}

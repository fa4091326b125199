import ScalarMath

/// Where a played pitch rests and whether it travels, told apart from its vibrato.
///
/// A vibrato of 6 Hz and ±30 cents moves at up to 11 semitones a second, as fast as a glide of an octave in a second.
/// What tells them apart is that a vibrato turns round. So there are two speeds: a quick one, which ends when the
/// hand stops, and a trend, its mean over more than a vibrato's period, which begins late and ends late. Only where
/// both are high does the hand travel: a vibrato has no trend, and a hand that has landed no speed.
struct PitchMotion: Equatable, Sendable {
  /// Where the pitch rests, a MIDI note number: its mean since the hand came to rest, over no more than about a
  /// period of vibrato. While the hand travels it is the pitch itself.
  private(set) var centre: Double
  /// How far the hand rests, from 0, it travels, to 1.
  private(set) var rest = 1.0
  /// The latest pitch and its time.
  private(set) var pitch: Double
  private(set) var time: Double

  private let settings: AssistSettings
  /// In semitones a second, as all speeds.
  private var speed = 0.0
  /// The trend is the mean of a mean.
  private var firstMean = 0.0
  private var trend = 0.0
  /// The seconds of the past that the centre remembers.
  private var memory = 0.0

  /// Begins at rest with a pitch, a MIDI note number, at a time in seconds.
  init(_ pitch: Double, at time: Double, _ settings: AssistSettings) {
    centre = pitch
    self.pitch = pitch
    self.time = time
    self.settings = settings
  }

  /// Takes in the next pitch, at a later time.
  mutating func follow(_ pitch: Double, at time: Double) {
    let elapsed = time - self.time
    measureSpeed((pitch - self.pitch) / elapsed, elapsed)
    // Grows from nothing when the hand lands: what it did on the way says nothing of where it rests.
    memory = min(memory + elapsed, settings.centreTime * rest)
    centre = mix(centre, pitch, exponentialShare(of: elapsed, in: memory))
    self.pitch = pitch
    self.time = time
  }

  private mutating func measureSpeed(_ raw: Double, _ elapsed: Double) {
    // Both are bounded, so that a leap is not remembered for longer than a glide. The trend only behind its first
    // mean: a bound on the raw speed would give a trend to a vibrato of few pictures a period, whose ups are
    // then steeper than its downs.
    let (most, mostTrend) = (settings.greatestSpeed, settings.greatestTrend)
    speed = mix(
      speed, clamp(raw, -most, most), exponentialShare(of: elapsed, in: settings.speedTime))
    let part = exponentialShare(of: elapsed, in: settings.trendTime)
    firstMean = clamp(mix(firstMean, raw, part), -mostTrend, mostTrend)
    trend = mix(trend, firstMean, part)

    let travelling = min(speed.magnitude, trend.magnitude)
    let (slow, fast) = (settings.restingSpeed, settings.travellingSpeed)
    let released = clamp((travelling - slow) / (fast - slow), 0, 1)
    rest = 1 - smoothstep(released)
  }
}

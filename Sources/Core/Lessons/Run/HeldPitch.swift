import ScalarMath

/// Hears whether a pitch is held near a note.
///
/// What is compared with the note is the mean pitch of the last 200 ms, so that a vibrato, of 5 to 8 Hz, counts
/// by its centre. The mean begins anew where the pitch comes within a semitone of the note: the way there
/// does not count. A pitch an octave off is not near.
struct HeldPitch: Sendable {
  /// How far back the mean reaches, in seconds.
  static let meanDuration = 0.2
  /// Within so many semitones a pitch is on its note, with a vibrato's width to spare.
  private static let nearness = 1.0
  /// What was between two control frames farther apart than this, in seconds, nobody knows.
  private static let longestGap = 0.5
  /// Half a second and more up to 240 control frames a second.
  private static let capacity = 128

  private struct Sample: Sendable {
    var time: Double
    var pitch: Double
    var isSounding: Bool
  }

  private var ring = [Sample](
    repeating: Sample(time: 0, pitch: 0, isSounding: false), count: capacity)
  private var next = 0
  private var count = 0

  /// The note that is listened for, a MIDI note number.
  private(set) var note: Int
  /// Since when the pitch is near the note.
  private var nearSince: Double?
  /// The mean's distance above the note in cents, where the pitch is near.
  private(set) var cents: Double?
  /// Since when the mean is so near: fair, good, excellent.
  private var heldSince: (fair: Double?, good: Double?, excellent: Double?)

  /// Begins to listen for a note.
  init(note: Int) {
    self.note = note
  }

  /// Since when the pitch is held as near as this grade asks for, or nearer; `nil` where it is not.
  func since(_ grade: Grade) -> Double? {
    switch grade {
    case .excellent: heldSince.excellent
    case .good: heldSince.good
    case .fair: heldSince.fair
    case .missed: nil
    }
  }

  /// The distance from the note in cents: the mean's where the pitch is near, else the moment's; `nil` in silence.
  var deviation: Double? {
    guard count > 0, self[0].isSounding else { return nil }
    return cents ?? 100 * (self[0].pitch - Double(note))
  }

  /// Takes in the pitch at a time later than the last one; `nil` in silence.
  mutating func hear(_ pitch: Double?, at time: Double) {
    ring[next] = Sample(time: time, pitch: pitch ?? 0, isSounding: pitch != nil)
    next = (next + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
    judge(age: 0)
  }

  /// Listens for another note, also in what was heard a moment ago: a player who is early is in tune already.
  mutating func listen(for note: Int) {
    guard note != self.note else { return }
    self.note = note
    forget()
    for age in stride(from: count - 1, through: 0, by: -1) { judge(age: age) }
  }

  private mutating func forget() {
    (nearSince, cents) = (nil, nil)
    heldSince = (nil, nil, nil)
  }

  private mutating func judge(age: Int) {
    let sample = self[age]
    guard sample.isSounding, (sample.pitch - Double(note)).magnitude < Self.nearness else {
      return forget()
    }
    if age + 1 < count, sample.time - self[age + 1].time > Self.longestGap { forget() }
    nearSince = nearSince ?? sample.time
    let cents = 100 * (mean(age: age, since: nearSince ?? sample.time) - Double(note))
    self.cents = cents
    func since(_ grade: Grade, _ old: Double?) -> Double? {
      cents.magnitude <= grade.widest ? old ?? sample.time : nil
    }
    heldSince = (
      since(.fair, heldSince.fair), since(.good, heldSince.good),
      since(.excellent, heldSince.excellent)
    )
  }

  /// The mean over time of the pitch, straight between control frames, up to the sample of an age.
  private func mean(age: Int, since: Double) -> Double {
    let last = self[age]
    let start = max(since, last.time - Self.meanDuration)
    var (sum, later, age) = (0.0, last, age)
    while later.time > start && age + 1 < count {
      age += 1
      var earlier = self[age]
      if earlier.time < start {
        let part = (start - earlier.time) / (later.time - earlier.time)
        earlier = Sample(
          time: start, pitch: mix(earlier.pitch, later.pitch, part), isSounding: true)
      }
      sum += (later.time - earlier.time) * (later.pitch + earlier.pitch) / 2
      later = earlier
    }
    return last.time > later.time ? sum / (last.time - later.time) : last.pitch
  }

  /// What was heard so many control frames ago.
  private subscript(age: Int) -> Sample {
    ring[(next - 1 - age + 2 * Self.capacity) % Self.capacity]
  }
}

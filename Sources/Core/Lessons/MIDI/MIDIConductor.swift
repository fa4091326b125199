import Instrument
import ScalarMath

/// What all tracks of a file say about tempo, time signature and key.
struct MIDIConductor {
  private let division: MIDIFile.Division
  private let tempos: [(time: Int64, microseconds: Int)]
  private let meters: [MIDITrack.Meter]
  /// The first key that is named.
  let key: Key?

  init(_ tracks: [MIDITrack], division: MIDIFile.Division) {
    self.division = division
    tempos = tracks.flatMap { $0.tempos }.sorted { $0.time < $1.time }
    meters = tracks.flatMap { $0.meters }.sorted { $0.time < $1.time }
    let keys = tracks.flatMap { $0.keys }
    key = keys.min { $0.time < $1.time }.map {
      Key(sharps: $0.sharps, $0.isMinor ? .minor : .major)
    }
  }

  /// Quarter notes a minute where a melody begins, 120 where no tempo is given, and whether others follow.
  func tempo(at tick: Int64) -> (quartersPerMinute: Double, changes: Bool) {
    let microseconds = tempos.last { $0.time <= tick }?.microseconds ?? 500_000
    let changes = tempos.contains { $0.time > tick && $0.microseconds != microseconds }
    // Whole microseconds leave their rounding in the fifth digit: 92 a minute is kept as 91.99997.
    return (round(60e9 / Double(microseconds)) / 1000, changes)
  }

  /// Ticks as quarter notes.
  func quarters(_ ticks: Int64, tempo: Double) -> Double {
    switch division {
    case .ticksPerQuarter(let count): Double(ticks) / Double(count)
    case .ticksPerSecond(let count): Double(ticks) / count * tempo / 60
    }
  }

  /// The quarter notes of a bar, and when, in quarter notes, the first full bar begins: after the upbeat, where the
  /// first time signature holds for one bar only and the next is longer.
  func meter(_ leftOut: inout LeftOut) -> (barLength: Double, zero: Double) {
    guard let first = meters.first else { return (4, 0) }
    var (meter, zero, rest) = (first, 0.0, meters.dropFirst())
    if let next = rest.first, case .ticksPerQuarter(let ticks) = division, first.time == 0,
      next.barLength > first.barLength, Double(next.time) == first.barLength * Double(ticks)
    {
      (meter, zero, rest) = (next, first.barLength, rest.dropFirst())
    }
    if rest.contains(where: { $0.barLength != meter.barLength }) {
      leftOut.say("changes of time signature were left out")
    }
    return (meter.barLength, zero)
  }
}

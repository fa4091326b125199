/// What was to be seen and heard in the last second.
struct Impressions: Sendable {
  private struct Moment {
    var time: Double
    var place: Double
    var pitch: Double?
  }

  private var moments: [Moment] = []

  /// Takes in the hand's place in centimetres and the pitch that sounds, a MIDI note number; `nil`: silence.
  mutating func add(place: Double, pitch: Double?, at time: Double) {
    moments.append(Moment(time: time, place: place, pitch: pitch))
    while let first = moments.first, first.time < time - 1 { moments.removeFirst() }
  }

  /// Where the hand was at a time, as far as it was seen by then; `nil` before the first picture.
  func place(at time: Double) -> Double? {
    moments.last { $0.time <= time + 1e-9 }?.place
  }

  /// The mean pitch that sounded in a span of time; `nil` where nothing did.
  func pitch(from start: Double, to end: Double) -> Double? {
    let sounding = moments.filter { $0.time >= start - 1e-9 && $0.time <= end + 1e-9 }
      .compactMap { $0.pitch }
    return sounding.isEmpty ? nil : sounding.reduce(0, +) / Double(sounding.count)
  }
}

import Gestures

extension Effects {
  /// Begins and ends effects with what gestures do.
  mutating func observe(_ events: [GestureEvent], seed: UInt64, at time: Double) {
    begin(at: time)
    for event in events {
      switch event.kind {
      case .began: add(event, seed, ended: nil, at: time)
      case .ended: end(event, seed, at: time)
      case .happened: add(event, seed, ended: time + Effect.duration, at: time)
      }
    }
  }

  private func seed(_ event: GestureEvent, _ seed: UInt64) -> UInt64 {
    // FNV-1a over the label's bytes (Fowler, Noll, Vo).
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in event.label.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash &+ seed &* 0x9E37_79B9_7F4A_7C15
  }

  private mutating func add(
    _ event: GestureEvent, _ seed: UInt64, ended: Double?, at time: Double
  ) {
    let labelSeed = self.seed(event, 0)
    add(
      Effect(
        style: EffectStyle(of: event.label, seed: labelSeed), track: event.track,
        seed: self.seed(event, seed), began: time, ended: ended))
  }

  private mutating func end(_ event: GestureEvent, _ seed: UInt64, at time: Double) {
    let seed = self.seed(event, seed)
    end(track: event.track, seed: seed, at: time)
  }
}

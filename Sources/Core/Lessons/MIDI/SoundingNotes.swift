/// The notes of a track that have begun and not yet ended, at most one of each pitch and channel.
///
/// A pitch that begins again while it sounds ends there; the end that was meant for it is then still to come, and is
/// passed over.
struct SoundingNotes {
  private var starts = [Int64](repeating: -1, count: 16 * 128)
  private var endsToPassOver = [Int](repeating: 0, count: 16 * 128)
  /// When notes of a channel have begun, in order of time.
  private var beginnings = [[Int64]](repeating: [], count: 16)

  /// Begins a note; gives back the one that it cuts short.
  mutating func begin(_ channel: Int, _ pitch: Int, at time: Int64) -> MIDITrack.Note? {
    let slot = 128 * channel + pitch
    let start = starts[slot]
    starts[slot] = time
    beginnings[channel].append(time)
    guard start >= 0 else { return nil }
    endsToPassOver[slot] += 1
    return .init(channel: channel, pitch: pitch, start: start, end: time)
  }

  /// Ends a note, if it sounds, and gives it back.
  mutating func end(_ channel: Int, _ pitch: Int, at time: Int64) -> MIDITrack.Note? {
    let slot = 128 * channel + pitch
    if endsToPassOver[slot] > 0 {
      endsToPassOver[slot] -= 1
      return nil
    }
    let start = starts[slot]
    guard start >= 0 else { return nil }
    starts[slot] = -1
    return .init(channel: channel, pitch: pitch, start: start, end: time)
  }

  /// The notes nobody ended, each up to where the channel's next one begins, or up to a time.
  func ended(at time: Int64) -> [MIDITrack.Note] {
    var notes: [MIDITrack.Note] = []
    for slot in starts.indices where starts[slot] >= 0 {
      let (channel, start) = (slot / 128, starts[slot])
      let end = beginnings[channel].first { $0 > start } ?? time
      notes.append(.init(channel: channel, pitch: slot % 128, start: start, end: end))
    }
    return notes
  }
}

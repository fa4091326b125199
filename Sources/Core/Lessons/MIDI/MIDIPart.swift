/// The notes of one channel of one track.
struct MIDIPart {
  /// The channel of percussion by General MIDI, counted from 0.
  static let percussion = 9

  private(set) var trackName: String
  let channel: Int
  private(set) var notes: [MIDITrack.Note] = []
  private(set) var endlessNotes: Int
  private(set) var isBent: Bool

  /// When the first note begins.
  var firstTick: Int64 { notes.reduce(.max) { min($0, $1.start) } }

  /// All parts with notes but percussion, in the tracks' order.
  static func parts(of tracks: [MIDITrack]) -> [MIDIPart] {
    var parts: [MIDIPart] = []
    for track in tracks {
      var channels = [[MIDITrack.Note]](repeating: [], count: 16)
      for note in track.notes { channels[note.channel].append(note) }
      for channel in 0..<16 where channel != percussion && !channels[channel].isEmpty {
        parts.append(
          MIDIPart(
            trackName: track.name, channel: channel, notes: channels[channel],
            endlessNotes: track.endlessNotes[channel], isBent: track.bends[channel]))
      }
    }
    return parts
  }

  /// Which part is the melody.
  static func melody(of parts: [MIDIPart]) -> Int? {
    if let named = parts.firstIndex(where: { SongText.namesMelody($0.trackName) }) {
      return named
    }
    let most = parts.reduce(0) { max($0, $1.notes.count) }
    var best: Int?
    var highest = -1.0
    for (index, part) in parts.enumerated() where 4 * part.notes.count >= most {
      let mean = Double(part.notes.reduce(0) { $0 + $1.pitch }) / Double(part.notes.count)
      if mean > highest { (best, highest) = (index, mean) }
    }
    return best
  }

  /// What the part is called in a sentence.
  func name(among parts: [MIDIPart]) -> String {
    let isAlone = parts.count { $0.trackName.utf8.elementsEqual(trackName.utf8) } == 1
    return isAlone && !trackName.utf8.isEmpty ? "“\(trackName)”" : "of channel \(channel + 1)"
  }
}

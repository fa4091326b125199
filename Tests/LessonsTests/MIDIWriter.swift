/// Builds Standard MIDI Files byte by byte, right ones and wrong ones.
struct MIDIWriter {
  var format = 1
  var division: [UInt8] = [0x01, 0xE0]  // 480 ticks a quarter note
  var tracks: [Track] = []
  /// What the header says, where it is not the truth.
  var trackCount: Int?

  struct Track {
    private(set) var bytes: [UInt8] = []

    /// An event after so many ticks.
    mutating func event(_ delta: Int, _ bytes: UInt8...) {
      self.bytes += MIDIWriter.variable(delta) + bytes
    }

    mutating func meta(_ delta: Int, _ kind: UInt8, _ data: [UInt8]) {
      bytes += MIDIWriter.variable(delta) + [0xFF, kind] + MIDIWriter.variable(data.count) + data
    }

    mutating func name(_ name: String) { meta(0, 0x03, Array(name.utf8)) }

    mutating func tempo(_ microseconds: Int, after delta: Int = 0) {
      let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: microseconds >> $0) }
      meta(delta, 0x51, bytes)
    }

    mutating func meter(_ beats: UInt8, _ power: UInt8, after delta: Int = 0) {
      meta(delta, 0x58, [beats, power, 24, 8])
    }

    mutating func end(_ delta: Int = 0) { meta(delta, 0x2F, []) }

    /// One note after the other: pitch and ticks, 0 for a rest.
    mutating func notes(_ notes: [(pitch: UInt8, ticks: Int)], channel: UInt8 = 0) {
      var rest = 0
      for (pitch, ticks) in notes {
        guard pitch > 0 else {
          rest += ticks
          continue
        }
        event(rest, 0x90 | channel, pitch, 80)
        event(ticks, 0x80 | channel, pitch, 0)
        rest = 0
      }
    }
  }

  static func track(_ build: (inout Track) -> Void) -> Track {
    var track = Track()
    build(&track)
    return track
  }

  static func variable(_ value: Int) -> [UInt8] {
    var bytes = [UInt8(value & 0x7F)]
    var rest = value >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }

  static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: content.count >> $0) }
    return Array(kind.utf8) + length + content
  }

  var file: [UInt8] {
    let count = trackCount ?? tracks.count
    let header = [0, UInt8(format), UInt8(count >> 8), UInt8(count & 0xFF)] + division
    return Self.chunk("MThd", header) + tracks.flatMap { Self.chunk("MTrk", $0.bytes) }
  }
}

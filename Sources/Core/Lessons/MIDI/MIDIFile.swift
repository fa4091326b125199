/// A Standard MIDI File taken apart (Standard MIDI Files 1.0, RP-001, MIDI Manufacturers Association 1996).
struct MIDIFile {
  /// What a tick is.
  enum Division: Equatable {
    case ticksPerQuarter(Int)
    /// Ticks of a clock that goes on whatever the tempo.
    case ticksPerSecond(Double)
  }

  /// 0: one track; 1: tracks that sound together; 2: tracks that are songs of their own.
  let format: Int
  let division: Division
  let tracks: [MIDITrack]

  init(_ file: [UInt8]) throws(SongError) {
    var bytes = MIDIBytes(file)
    guard bytes.rest.starts(with: "MThd".utf8) else { throw .notMIDI }
    _ = try bytes.part(length: 4)
    var header = try bytes.part(length: try bytes.number(bytes: 4))
    format = Int(try header.number(bytes: 2))
    let trackCount = Int(try header.number(bytes: 2))
    division = try Self.division(&header)

    var tracks: [MIDITrack] = []
    while tracks.count < trackCount {
      let isTrack = bytes.rest.starts(with: "MTrk".utf8)
      _ = try bytes.part(length: 4)
      let chunk = try bytes.part(length: try bytes.number(bytes: 4))
      if isTrack { tracks.append(try MIDITrack(chunk)) }
    }
    self.tracks = tracks
  }

  private static func division(_ header: inout MIDIBytes) throws(SongError) -> Division {
    let offset = header.position
    let first = Int(Int8(bitPattern: try header.byte()))
    let second = Int(try header.byte())
    if first >= 0 {
      let ticks = first << 8 | second
      guard ticks > 0 else { throw .damaged(offset: offset) }
      return .ticksPerQuarter(ticks)
    }
    guard second > 0 else { throw .damaged(offset: offset) }
    switch -first {
    case 24, 25, 30: return .ticksPerSecond(Double(-first * second))
    // Drop frame: 30 frames a second of NTSC's colour video.
    case 29: return .ticksPerSecond(30_000.0 / 1001 * Double(second))
    default: throw .damaged(offset: offset)
    }
  }
}

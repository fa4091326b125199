/// The events of one track that matter to a melody; times are ticks from the beginning.
struct MIDITrack {
  struct Note {
    /// 0…15.
    var channel: Int
    var pitch: Int
    var start: Int64
    var end: Int64
  }

  /// A time signature.
  struct Meter {
    var time: Int64
    var beats: Int
    /// The beat is a whole note divided by 2 to this power.
    var power: Int

    /// The quarter notes of a bar.
    var barLength: Double { 4 * Double(beats) / Double(1 << power) }
  }

  private(set) var name = ""
  private(set) var notes: [Note] = []
  /// Microseconds of a quarter note.
  private(set) var tempos: [(time: Int64, microseconds: Int)] = []
  private(set) var meters: [Meter] = []
  private(set) var keys: [(time: Int64, sharps: Int, isMinor: Bool)] = []
  /// Whether a channel's pitch is bent anywhere.
  private(set) var bends = [Bool](repeating: false, count: 16)
  /// How many of a channel's notes nobody ended.
  private(set) var endlessNotes = [Int](repeating: 0, count: 16)

  private var time: Int64 = 0
  private var sounding = SoundingNotes()

  /// Reads the events of a track chunk.
  ///
  /// Running status goes on after other events than a channel's, which the standard forbids and some files do.
  init(_ bytes: MIDIBytes) throws(SongError) {
    var bytes = bytes
    var runningStatus: UInt8?
    var hasEnded = false
    while !bytes.isAtEnd, !hasEnded {
      time += Int64(try bytes.variableNumber())
      let first = try bytes.peek()
      let status: UInt8
      if first >= 0x80 {
        status = try bytes.byte()
      } else if let runningStatus {
        status = runningStatus
      } else {
        throw .damaged(offset: bytes.position)
      }
      switch status {
      case 0x80...0xEF:
        runningStatus = status
        try channelEvent(status, &bytes)
      case 0xF0, 0xF7:
        let length = try bytes.variableNumber()
        _ = try bytes.part(length: UInt32(length))
      case 0xFF:
        let kind = try bytes.byte()
        let length = try bytes.variableNumber()
        try metaEvent(kind, try bytes.part(length: UInt32(length)))
        hasEnded = kind == 0x2F
      default:
        throw .damaged(offset: bytes.position - 1)
      }
    }
    for note in sounding.ended(at: time) {
      endlessNotes[note.channel] += 1
      notes.append(note)
    }
  }

  private mutating func channelEvent(
    _ status: UInt8, _ bytes: inout MIDIBytes
  ) throws(SongError) {
    let channel = Int(status & 0x0F)
    let first = try bytes.data()
    switch status & 0xF0 {
    case 0x80:
      _ = try bytes.data()
      noteOff(channel, first)
    case 0x90:
      // A velocity of 0 ends the note.
      if try bytes.data() > 0 {
        if let cut = sounding.begin(channel, first, at: time) { notes.append(cut) }
      } else {
        noteOff(channel, first)
      }
    case 0xC0, 0xD0:
      break
    case 0xE0:
      if try bytes.data() << 7 | first != 0x2000 { bends[channel] = true }
    default:
      _ = try bytes.data()
    }
  }

  private mutating func noteOff(_ channel: Int, _ pitch: Int) {
    if let note = sounding.end(channel, pitch, at: time) { notes.append(note) }
  }

  private mutating func metaEvent(_ kind: UInt8, _ data: MIDIBytes) throws(SongError) {
    var data = data
    switch (kind, data.rest.count) {
    case (0x03, _):
      if name.utf8.isEmpty { name = SongText.line(data.rest) }
    case (0x51, 3):
      let microseconds = Int(try data.number(bytes: 3))
      if microseconds > 0 { tempos.append((time, microseconds)) }
    case (0x58, 2...):
      let (beats, power) = (Int(try data.byte()), Int(try data.byte()))
      if (1...64).contains(beats), power <= 6 {
        meters.append(.init(time: time, beats: beats, power: power))
      }
    case (0x59, 2):
      let (sharps, mode) = (Int(Int8(bitPattern: try data.byte())), try data.byte())
      if (-7...7).contains(sharps), mode <= 1 { keys.append((time, sharps, mode == 1)) }
    default:
      break
    }
  }
}

import Hands
import Instrument
import Lessons
import Media
import ThereminCore

/// The files of one performance, written together as it goes on.
///
/// Each appears under its name only when all of it is written; let go unfinished, nothing remains.
struct SongOutputs {
  private var sounds: [WaveWriter] = []
  private var tables: [OutputFile] = []
  private let table: SongTable
  private var drawn: DrawnOutputs?
  private var soundTrack: SoundTrack

  /// Opens the files.
  init(_ options: RenderOptions, clip: ClipShape) throws {
    soundTrack = try SoundTrack(options.preset, sampleRate: Double(options.sampleRate))
    table = SongTable(tuning: options.preset.voice.tuning)
    for output in options.outputs {
      switch output {
      case .sound(let path):
        sounds.append(try WaveWriter(path: path, sampleRate: options.sampleRate))
      case .table(let path):
        let file = try OutputFile(path: path)
        try file.write(SongTable.header + "\n")
        tables.append(file)
      case .movie, .picture: break
      }
    }
    drawn = try DrawnOutputs(options, clip: clip)
  }

  private var needsSound: Bool { !sounds.isEmpty || drawn?.needsSound == true }

  /// Takes the next picture, what is played in it, and where a lesson stands, if any.
  mutating func play(_ frame: Frame, _ moment: Moment, lesson: LessonState? = nil) throws {
    let row = table.row(moment.playing) + "\n"
    for file in tables { try file.write(row) }
    try drawn?.play(frame, moment, lesson: lesson)
    guard needsSound else { return }
    try soundTrack.play(moment.playing.control, moment.playing.accompaniment, to: sink)
  }

  /// Takes samples to every file that sounds.
  private var sink: ([Float]) throws -> Void {
    { [sounds, drawn] samples in
      for file in sounds { try file.write(left: samples, right: samples) }
      try drawn?.play(sound: samples)
    }
  }

  /// Ends the performance at the clip's duration, in seconds, and gives all files their names.
  mutating func finish(duration: Double) throws {
    if needsSound { _ = try soundTrack.finish(duration: duration, to: sink) }
    try drawn?.finish(duration: duration)
    for file in sounds { try file.finish() }
    for file in tables { try file.finish() }
  }
}

import Instrument
import Media
import ThereminCore

/// The files of one performance, written together as it goes on.
///
/// Each appears under its name only when all of it is written; let go unfinished, nothing remains.
struct SongOutputs {
  private var sounds: [WaveWriter] = []
  private var tables: [OutputFile] = []
  private let table: SongTable
  private var soundTrack: SoundTrack

  /// Opens the files.
  init(_ options: RenderOptions) throws {
    soundTrack = try SoundTrack(options.preset.voice, sampleRate: Double(options.sampleRate))
    table = SongTable(tuning: options.preset.voice.tuning)
    for output in options.outputs {
      switch output {
      case .sound(let path):
        sounds.append(try WaveWriter(path: path, sampleRate: options.sampleRate))
      case .table(let path):
        let file = try OutputFile(path: path)
        try file.write(SongTable.header + "\n")
        tables.append(file)
      }
    }
  }

  /// Takes what is played in the next picture.
  mutating func play(_ playing: Playing) throws {
    let row = table.row(playing) + "\n"
    for file in tables { try file.write(row) }
    guard !sounds.isEmpty else { return }
    try soundTrack.play(playing.control) { samples in
      for file in sounds { try file.write(left: samples, right: samples) }
    }
  }

  /// Ends the performance at the clip's duration, in seconds, and gives all files their names.
  mutating func finish(duration: Double) throws {
    if !sounds.isEmpty {
      _ = try soundTrack.finish(duration: duration) { samples in
        for file in sounds { try file.write(left: samples, right: samples) }
      }
    }
    for file in sounds { try file.finish() }
    for file in tables { try file.finish() }
  }
}

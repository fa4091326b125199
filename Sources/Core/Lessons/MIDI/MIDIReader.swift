import Instrument
import ScalarMath

/// Reads a melody from a Standard MIDI File.
///
/// Of the parts, which are the channels of each track, the melody is the first whose track is named as one; else,
/// of those that have at least a quarter of the notes of the fullest, the one that lies highest in the mean (as "top
/// channel" in Uitdenbogerd and Zobel, Melodic Matching Techniques for Large Music Databases, ACM Multimedia 1999).
/// Channel 10 is percussion and left out. Times are kept in quarter notes, so changes of tempo move no note.
public enum MIDIReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, of format 0, 1 or 2; of format 2 the first track that has notes is taken.
  ///   - title: what the melody is called where the file gives no title.
  /// - Returns: the melody, and what of the file is not in it.
  /// - Throws: why there is none.
  public static func melody(
    of bytes: [UInt8], titled title: String
  ) throws(SongError) -> ReadMelody {
    let file = try MIDIFile(bytes)
    var leftOut = LeftOut()
    var tracks = file.tracks
    if file.format == 2 {
      let songs = tracks.filter { !$0.notes.isEmpty }
      tracks = Array(songs.prefix(1))
      leftOut.count(songs.count - 1, "other song of the file", "other songs of the file")
    }
    let parts = MIDIPart.parts(of: tracks)
    guard let part = MIDIPart.melody(of: parts) else {
      throw tracks.contains { !$0.notes.isEmpty } ? .onlyPercussion : .noNotes
    }
    leftOut.parts(
      parts.indices.filter { $0 != part }.map { parts[$0].name(among: parts) })
    leftOut.count(
      tracks.reduce(0) { $0 + $1.notes.count { $0.channel == MIDIPart.percussion } }, "drum beat",
      "drum beats")

    let conductor = MIDIConductor(tracks, division: file.division)
    let chosen = parts[part]
    let tempo = conductor.tempo(at: chosen.firstTick)
    let meter = conductor.meter(&leftOut)
    if tempo.changes { leftOut.say("changes of tempo were left out") }
    leftOut.count(
      chosen.endlessNotes, "note", "notes",
      ("that never ends was ended", "that never end were ended"))
    if chosen.isBent { leftOut.say("pitch bends were left out") }

    let key = conductor.key
    let draft = SongDraft(
      title: name(of: file) ?? title, key: key, tempo: tempo.quartersPerMinute,
      barLength: meter.barLength,
      notes: chosen.notes.map { note in
        let start = conductor.quarters(note.start, tempo: tempo.quartersPerMinute)
        let end = conductor.quarters(note.end, tempo: tempo.quartersPerMinute)
        return .init(pitch: note.pitch, start: start - meter.zero, length: end - start)
      }, leftOut: leftOut)
    return try draft.melody()
  }

  /// The name of the first track, which is the song's by the standard, unless it is the name of one part of several.
  private static func name(of file: MIDIFile) -> String? {
    guard let first = file.tracks.first, !first.name.utf8.isEmpty else { return nil }
    return file.tracks.count == 1 || first.notes.isEmpty ? first.name : nil
  }
}

import Instrument
import Testing
import Voice

@Suite struct Transcription {
  /// The notes heard in a melody with glides, at 30 control frames a second.
  func notes(_ melody: [(pitch: Double?, seconds: Double)], glide: Double = 0.13) -> [PlayedNote] {
    var transcriber = NoteTranscriber()
    var start = 0.0
    var frame = 0
    var previous: Double?
    for (pitch, seconds) in melody {
      while Double(frame) / 30 < start + seconds {
        let time = Double(frame) / 30
        let part = min((time - start) / glide, 1)
        let now = pitch.map { target in
          (previous ?? target) + (target - (previous ?? target)) * part
        }
        transcriber.hear(ControlFrame(time: time, pitch: now ?? 0, level: 1, gate: now != nil))
        frame += 1
      }
      start += seconds
      previous = pitch
    }
    transcriber.finish()
    return transcriber.notes
  }

  @Test func aMelodyIsHeardNoteByNote() {
    let heard = notes([(67, 0.75), (69, 0.25), (67, 0.5), (64, 1.5), (nil, 0.5), (64, 0.5)])
    #expect(heard.map { $0.number } == [67, 69, 67, 64, 64])
    for note in heard { #expect(note.cents.magnitude < 25) }
  }

  @Test func aMistunedNoteShowsItsCents() {
    let heard = notes([(69.2, 1)])
    #expect(heard.count == 1)
    #expect((heard[0].cents - 20).magnitude < 1e-6)
  }

  @Test func vibratoIsOneNoteAndGlideIsNone() {
    var transcriber = NoteTranscriber()
    for i in 0..<90 {
      let wave = Double((i % 5) - 2) * 0.15
      transcriber.hear(ControlFrame(time: Double(i) / 30, pitch: 69 + wave, level: 1, gate: true))
    }
    transcriber.finish()
    #expect(transcriber.notes.map { $0.number } == [69])
    #expect(notes([(57, 0.2), (81, 1.2)], glide: 1).map { $0.number } == [57, 81])
  }
}

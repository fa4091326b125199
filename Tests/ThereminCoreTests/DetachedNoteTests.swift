import HandTracking
import Hands
import Instrument
import PublishedNetworks
import Testing
import ThereminCore
import VirtualHand
import Voice

/// Dips of a rendered volume hand, from pictures to sound.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct DetachedNotesOfPictures {
  @Test(arguments: [(30.0, Chirality.right), (60, .right), (30, .left)])
  func everyDipParts(rate: Double, pitchHand: Chirality) throws {
    var preset = Preset.standard
    preset.hands = .two(pitch: pitchHand)
    let session = try Session(models: Models.lite(), preset: preset)
    let song = Performance.dips(hand: pitchHand)
    let renderer = HandRenderer(camera: PinholeCamera(width: 320, height: 240), scene: Scene())
    var transcriber = NoteTranscriber()
    var track = try SoundTrack(preset.voice, sampleRate: 48_000)
    var samples: [Float] = []
    for number in 0..<Int(song.duration * rate) {
      let time = Double(number) / rate
      let moment = session.take(renderer.frame(of: song.hands(time), at: time).frame)
      transcriber.hear(moment.playing.control)
      track.play(moment.playing.control) { samples += $0 }
      // The parts never change.
      if let hand = moment.playing.pitchHand { #expect(hand.chirality == pitchHand) }
      if let hand = moment.playing.volumeHand { #expect(hand.chirality != pitchHand) }
    }
    _ = track.finish(duration: song.duration) { samples += $0 }
    transcriber.finish()
    #expect(transcriber.notes.map { $0.number } == [69, 69, 69, 72, 72, 67, 67, 67])

    // Between the notes nothing sounds at all, for 2 ms and more.
    let starts = (1..<8).map { 1 + 0.75 * Double($0) }
    for start in starts {
      let around = samples[Int((start - 0.15) * 48_000)..<Int((start + 0.25) * 48_000)]
      var (longest, current) = (0, 0)
      for sample in around {
        current = sample == 0 ? current + 1 : 0
        longest = max(longest, current)
      }
      #expect(longest > 96, "the note at \(start) s")
    }
    for note in transcriber.notes { #expect(note.end - note.start > 0.4) }
  }
}

import Hands
import Instrument
import ScalarMath
import Testing

@Suite struct Accompaniments {
  /// The pitches are played by height; the cue's note of each picture comes back.
  private func cues(_ pitches: [Double], rate: Double = 30, key: Key = .chromatic) -> [Int?] {
    var preset = Preset.standard
    preset.key = key
    preset.pitchFilter = nil
    var player = Player(preset)
    var cues: [Int?] = []
    for (i, pitch) in pitches.enumerated() {
      let v = Float(preset.pitchField.height(ofPitch: pitch))
      let tip = preset.field.point(of: Vector2(0.8, v))
      let playing = player.play([hand(tip: (tip.x, tip.y))], at: Double(i) / rate)
      cues.append(playing.accompaniment.cue)
    }
    return cues
  }

  private func held(_ pitch: Double, _ seconds: Double, rate: Double = 30) -> [Double] {
    Array(repeating: pitch, count: Int(seconds * rate))
  }

  @Test(arguments: [24.0, 30, 60, 120])
  func aNoteHeldInTuneRings(rate: Double) {
    let cues = cues(held(69.05, 1, rate: rate), rate: rate)
    #expect(cues.last == 69)
    // Not before the note has armed and been held for a fifth of a second.
    let first = Double(cues.firstIndex { $0 != nil } ?? 0) / rate
    #expect(first >= 0.25 && first <= 0.36)
  }

  @Test func anUncleanNoteDoesNot() {
    #expect(cues(held(69.15, 2)).allSatisfy { $0 == nil })
    #expect(cues(held(70, 2), key: .naturals).allSatisfy { $0 == nil })
  }

  @Test func itStaysUntilTwentyCents() {
    #expect(cues(held(69, 1) + held(69.15, 1)).last == 69)
    #expect(cues(held(69, 1) + held(69.25, 1)).last == .some(nil))
  }

  @Test func aVibratoAboutTheLineIsInTune() {
    let vibrato = (0..<60).map { 69 + 0.3 * sine(turns: 6 * Double($0) / 30) }
    #expect(cues(vibrato).suffix(30).allSatisfy { $0 == 69 })
  }

  @Test func theDroneSoundsWhileAHandIsThere() {
    var preset = Preset.standard
    preset.drone = .root
    var player = Player(preset)
    #expect(!player.play([], at: 0).accompaniment.isDroneOn)
    #expect(player.play([hand()], at: 0.1).accompaniment.isDroneOn)
    #expect(player.play([hand()], at: 0.3).accompaniment.isDroneOn)
    var last = true
    for picture in 10..<40 {
      last = player.play([], at: Double(picture) / 30).accompaniment.isDroneOn
    }
    #expect(!last)
  }
}

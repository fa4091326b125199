import Foundation
import Testing
import Voice

/// The sound of a control frame's timbre.
@Suite struct TimbreChanges {
  private func frame(_ time: Double, _ timbre: Timbre?) -> ControlFrame {
    ControlFrame(time: time, pitch: 57, level: 0.8, gate: true, timbre: timbre)
  }

  /// A note held at thirty frames a second, whose timbre changes after a second.
  private func note(_ settings: VoiceSettings, _ before: Timbre?, _ after: Timbre?) throws
    -> [Float]
  {
    var voice = try Voice(sampleRate: 48_000, settings: settings)
    var cues: [Cue] = (0..<70).map { i in
      (1600 * i, frame(Double(i) / 30, i < 30 ? before : after))
    }
    // The note ends before the window does: a note cut off is a click.
    let end = ControlFrame(time: 70.0 / 30, pitch: 57, level: 0.8, gate: false)
    cues.append((112_000, end))
    return voice.perform(cues, length: 1 << 17)
  }

  /// The power above 1 kHz as a part of all, in dB.
  private func brightness(_ samples: ArraySlice<Float>) -> Double {
    let bins = spectrum(Array(samples))
    let edge = Int(1000.0 / 48_000 * Double(samples.count))
    let high = bins[edge...].reduce(0) { $0 + $1 * $1 }
    return 10 * log10(high / bins.reduce(0) { $0 + $1 * $1 })
  }

  @Test func everyTimbreSoundsAsInItsOwnVoice() throws {
    for timbre in [Timbre.mellow, .bright, .sine] {
      var settings = VoiceSettings.theremin
      let changed = try note(settings, nil, timbre)
      settings.timbre = timbre
      let own = try note(settings, nil, nil)
      let range = 70_000..<70_000 + 32_768
      let difference = brightness(changed[range]) - brightness(own[range])
      #expect(difference.magnitude < 0.1 || brightness(own[range]) < -90)
    }
  }

  @Test func theyDiffer() throws {
    let range = 70_000..<70_000 + 32_768
    let levels = try [Timbre.sine, .mellow, .theremin, .bright].map { timbre in
      brightness(try note(.theremin, nil, timbre)[range])
    }
    // Each brighter than the one before by what is heard.
    for (darker, brighter) in zip(levels, levels.dropFirst()) { #expect(brighter - darker > 3) }
  }

  /// A change adds nothing above 8 kHz that the brighter of both has not.
  @Test(arguments: [Timbre.mellow, .sine]) func aChangeDoesNotClick(timbre: Timbre) throws {
    let changed = try note(.theremin, timbre, nil)
    #expect(Clicks.splatter(changed) < -75)
  }

  @Test func noTimbreIsTheVoicesOwn() throws {
    let plain = try note(.theremin, nil, nil)
    let named = try note(.theremin, .theremin, .theremin)
    #expect(plain == named)
  }

  @Test func wrongNumbersAreHeldToTheirRanges() throws {
    let wrong = Timbre(richness: .nan, quietRolloff: -1, loudRolloff: .infinity)
    #expect(try note(.theremin, nil, wrong).allSatisfy { $0.isFinite && $0.magnitude <= 1 })
  }
}

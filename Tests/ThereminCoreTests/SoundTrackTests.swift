import Testing
import ThereminCore
import Voice

@Suite struct SoundTracks {
  /// The samples of a track whose control frames come at the given times.
  func samples(
    _ frames: [ControlFrame], duration: Double, rate: Double = 48_000,
    settings: VoiceSettings = .sine
  ) throws -> [Float] {
    var track = try SoundTrack(settings, sampleRate: rate)
    var samples: [Float] = []
    for frame in frames { track.play(frame) { samples += $0 } }
    let length = track.finish(duration: duration) { samples += $0 }
    #expect(length == samples.count)
    return samples
  }

  func note(_ times: [Double], gate: Bool = true) -> [ControlFrame] {
    times.map { ControlFrame(time: $0, pitch: 69, level: 1, gate: gate) }
  }

  @Test(arguments: [8_000.0, 44_100, 48_000, 96_000])
  func lastsAsLongAsTheClipAndTheRelease(rate: Double) throws {
    for duration in [0.0, 0.5, 1.001, 2.0 / 3] {
      let sound = try samples(note([0]), duration: duration, rate: rate)
      let expected = (duration + VoiceSettings.sine.release) * rate
      #expect(sound.count == Int(expected.rounded()))
    }
  }

  @Test(arguments: [44_100.0, 48_000])
  func aNoteBeginsAtTheSampleOfItsFrame(rate: Double) throws {
    for time in [0.1, 1.0 / 3, 0.777] {
      let sound = try samples(note([0], gate: false) + note([time]), duration: 1, rate: rate)
      let first = sound.firstIndex { $0 != 0 }!
      // The first sample of a sine is its zero crossing, and the attack begins at nothing.
      #expect(abs(first - Int((time * rate).rounded())) <= 2)
    }
  }

  @Test func endsInSilence() throws {
    let sound = try samples(note((0..<30).map { Double($0) / 30 }), duration: 1)
    #expect(sound[47_900] != 0)
    // The last sample of the release itself: less than a step of 24 bits.
    #expect(sound.last!.magnitude < 0x1p-23)
  }

  @Test func aNoteDoesNotHangWherePicturesStayAway() throws {
    let sound = try samples(note([0, 1.0 / 30, 3]), duration: 3.5)
    let patience = SoundTrack.patience + 1.0 / 30
    let end = Int((patience + VoiceSettings.sine.release) * 48_000) + 2
    #expect(sound[Int(0.4 * 48_000)..<Int(0.5 * 48_000)].contains { $0 != 0 })
    #expect(sound[end..<3 * 48_000].allSatisfy { $0 == 0 })
    #expect(sound[3 * 48_000 + 2000..<3 * 48_000 + 4000].contains { $0 != 0 })
  }

  @Test func equalAndBackwardTimesAddNothing() throws {
    let sound = try samples(note([0, 0.5, 0.5, 0.2, 1]), duration: 1)
    #expect(sound.count == Int((1 + VoiceSettings.sine.release) * 48_000))
  }

  @Test func aWrongSampleRateIsRefused() {
    #expect(throws: VoiceError.self) { try SoundTrack(.sine, sampleRate: 0) }
  }
}

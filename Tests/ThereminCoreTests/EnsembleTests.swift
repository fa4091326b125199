import Instrument
import ScalarMath
import Testing
import ThereminCore
import Voice

@Suite struct Ensembles {
  private let rate = 48_000.0

  private func preset(_ drone: Drone, cue: Bool = false, key: Key = .major(tonic: 2)) -> Preset {
    var preset = Preset.standard
    preset.key = key
    preset.drone = drone
    preset.cue = cue
    return preset
  }

  /// The sound of so many seconds of one picture, thirty a second, cut into blocks of a size.
  private func sound(
    _ preset: Preset, _ control: ControlFrame, _ accompaniment: Accompaniment, seconds: Double,
    block: Int = 480
  ) throws -> [Float] {
    var ensemble = try Ensemble(preset, sampleRate: rate)
    var control = control
    var sound: [Float] = []
    for picture in 0..<Int(seconds * 30) {
      control.time = Double(picture) / 30
      ensemble.play(control, accompaniment)
      var left = 1600
      while left > 0 {
        var samples = [Float](repeating: .nan, count: min(block, left))
        var span = samples.mutableSpan
        ensemble.render(into: &span)
        sound += samples
        left -= samples.count
      }
    }
    return sound
  }

  /// The amplitude at a frequency over the last half second, by projection.
  private func amplitude(_ sound: [Float], _ frequency: Double) -> Double {
    let part = sound.suffix(24_000)
    var (real, imaginary) = (0.0, 0.0)
    for (i, sample) in part.enumerated() {
      let turns = frequency * Double(i) / rate
      // A Hann window keeps neighbours out.
      let weight = 1 - cosine(turns: Double(i) / Double(part.count))
      real += weight * Double(sample) * cosine(turns: turns)
      imaginary += weight * Double(sample) * sine(turns: turns)
    }
    return 2 * (real * real + imaginary * imaginary).squareRoot() / Double(part.count)
  }

  private func frequency(_ pitch: Double) -> Double { Tuning().frequency(ofPitch: pitch) }
  private func decibels(_ ratio: Double) -> Double { 6.0206 * ScalarMath.log2(ratio) }

  private let silent = ControlFrame(time: 0, pitch: 69, level: 0, gate: false)
  private let full = ControlFrame(time: 0, pitch: 69, level: 1, gate: true)

  @Test func withoutThemItIsTheVoice() throws {
    let all = Accompaniment(isDroneOn: true, cue: 69)
    let ensemble = try sound(preset(.off), full, all, seconds: 0.5)
    var voice = try Voice(sampleRate: rate, settings: Preset.standard.voice)
    var control = full
    var alone: [Float] = []
    for picture in 0..<15 {
      control.time = Double(picture) / 30
      voice.play(control)
      var samples = [Float](repeating: 0, count: 1600)
      var span = samples.mutableSpan
      voice.render(into: &span)
      alone += samples
    }
    #expect(ensemble == alone)
  }

  @Test func theDroneIsRootAndFifthFarBelowTheVoice() throws {
    let on = Accompaniment(isDroneOn: true, cue: nil)
    // D major over A3 to A5: the D below A3 is 50.
    let root = try sound(preset(.root), silent, on, seconds: 1.5)
    let voice = amplitude(try sound(preset(.off), full, on, seconds: 1.5), frequency(69))
    let level = decibels(amplitude(root, frequency(50)) / voice)
    #expect(level < -18 && level > -30)
    #expect(decibels(amplitude(root, frequency(57)) / voice) < -60)
    let fifth = try sound(preset(.fifth), silent, on, seconds: 1.5)
    #expect(decibels(amplitude(fifth, frequency(57)) / voice) > -30)
    // Nobody there: digital zero, once it has faded.
    #expect(try sound(preset(.fifth), silent, .none, seconds: 0.5).allSatisfy { $0 == 0 })
  }

  @Test func theCueIsAnOctaveAboveItsLine() throws {
    let on = Accompaniment(isDroneOn: false, cue: 69)
    let cue = try sound(preset(.off, cue: true), silent, on, seconds: 1.5)
    let voice = amplitude(try sound(preset(.off), full, .none, seconds: 1.5), frequency(69))
    let level = decibels(amplitude(cue, frequency(81)) / voice)
    #expect(level < -20 && level > -32)
  }

  @Test func allTogetherStaysWithinFullScale() throws {
    let all = Accompaniment(isDroneOn: true, cue: 69)
    for pitch in [45.0, 57, 60, 69, 81] {
      var control = full
      control.pitch = pitch
      let peak =
        try sound(preset(.fifth, cue: true), control, all, seconds: 1)
        .map { $0.magnitude }.max() ?? 0
      #expect(peak < 1 && peak > 0.3)
    }
  }

  @Test func blocksDoNotMatter() throws {
    let all = Accompaniment(isDroneOn: true, cue: 69)
    let whole = try sound(preset(.fifth, cue: true), full, all, seconds: 0.5, block: 1600)
    for block in [1, 7, 64, 441] {
      #expect(try sound(preset(.fifth, cue: true), full, all, seconds: 0.5, block: block) == whole)
    }
  }

  @Test func theTrackEndsWhenTheDroneHasFaded() throws {
    var track = try SoundTrack(preset(.root), sampleRate: rate)
    var samples: [Float] = []
    for picture in 0..<30 {
      var control = silent
      control.time = Double(picture) / 30
      track.play(control, Accompaniment(isDroneOn: true, cue: nil)) { samples += $0 }
    }
    let length = track.finish(duration: 1) { samples += $0 }
    #expect(length == Int((1 + Ensemble.droneFade) * rate))
    #expect((samples.last ?? 1).magnitude < 1e-6)
    // No step as high as a click: the drone's own steepest slope is far below this.
    let steps = zip(samples, samples.dropFirst()).map { ($0 - $1).magnitude }
    #expect((steps.max() ?? 1) < 0.01)
  }

  @Test func theRootLiesBelowTheLinesAndIsHeardOnAPhone() {
    #expect(Drone.root(of: .major(tonic: 2), in: PitchField(low: 57, high: 81)) == 50)
    #expect(Drone.root(of: .major(tonic: 9), in: PitchField(low: 57, high: 81)) == 57)
    #expect(Drone.root(of: .major(tonic: 0), in: PitchField(low: 40, high: 60)) == 48)
    #expect(Drone.root(of: .chromatic, in: PitchField(low: 57, high: 81)) == 48)
  }
}

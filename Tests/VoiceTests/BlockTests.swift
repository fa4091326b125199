import Foundation
import ScalarMath
import Testing
import Voice

@Suite struct Blocks {
  /// Two seconds in which everything happens.
  static let cues: [Cue] = {
    var random = RandomNumbers(seed: 7)
    return (0..<60).map { index in
      let time = Double(index) / 30 + 0.005 * random.uniform()
      let frame = ControlFrame(
        time: time, pitch: 57 + 24 * random.uniform(), level: random.uniform(),
        gate: index % 20 < 15)
      return (Int(time * 44_100), frame)
    }
  }()

  @Test(arguments: [1, 7, 64, 128, 333, 1024], [VoiceSettings.sine, .theremin])
  func theSamplesDoNotDependOnTheBlocks(block: Int, settings: VoiceSettings) throws {
    var whole = try Voice(sampleRate: 44_100, settings: settings)
    var cut = try Voice(sampleRate: 44_100, settings: settings)
    let expected = whole.perform(Self.cues, length: 90_000, block: 90_000)
    #expect(expected.contains { $0.magnitude > 0.2 })
    #expect(cut.perform(Self.cues, length: 90_000, block: block) == expected)
    #expect(cut == whole)
  }

  @Test func spanAndPointerGiveTheSame() throws {
    var first = try Voice(sampleRate: 48_000)
    first.play(ControlFrame(time: 0, pitch: 60, level: 0.7, gate: true))
    var second = first
    var samples = [Float](repeating: .nan, count: 5000)
    var span = samples.mutableSpan
    first.render(into: &span)
    #expect(second.perform([], length: 5000) == samples)
  }
}

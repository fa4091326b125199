import Hands
import Instrument
import ScalarMath
import Testing
import Voice

/// A hand that closes and opens again, as it is heard.
@Suite struct ClosedHands {
  static let sampleRate = 48_000.0

  /// A hand whose index finger is stretched, 0, up to folded over the palm, 1, in a plane with the camera.
  static func hand(folded fold: Float) -> HandObservation {
    let wrist = Vector2(0.5, 0.75)
    var joints = [Joint](repeating: Joint(position: wrist, confidence: 1), count: JointName.count)
    func place(_ name: JointName, _ up: Float) {
      joints[name.rawValue].position = wrist - Vector2(0, up)
    }
    place(.middleMCP, 0.17)
    place(.indexMCP, 0.17)
    place(.indexPIP, 0.17 + mix(0.08, 0.03, fold))
    place(.indexDIP, 0.17 + mix(0.13, -0.02, fold))
    place(.indexTip, 0.17 + mix(0.17, -0.05, fold))
    return HandObservation(
      track: 1, chirality: .right, chiralityScore: 1, presence: 1, joints: joints)
  }

  @Test(arguments: [30.0, 60], [0.06, 0.15])
  func theNoteEndsAndBeginsOnItsPitchWithoutAClick(rate: Double, span: Double) throws {
    for (settings, limit) in [(VoiceSettings.sine, -65.0), (.theremin, -60)] {
      var player = Player(.standard)
      var cues: [Cue] = (0..<Int(1.2 * rate)).map { i in
        let time = Double(i) / rate
        let fold = clamp((time - 0.3) / span, 0, 1) - clamp((time - 0.8) / span, 0, 1)
        let playing = player.play([Self.hand(folded: Float(fold))], at: time)
        return (Int((time * Self.sampleRate).rounded()), playing.control)
      }
      let end = ControlFrame(time: 1.2, pitch: 69, level: 1, gate: false)
      cues.append((57_600, end))
      var voice = try Voice(sampleRate: Self.sampleRate, settings: settings)
      let samples = voice.perform(cues, length: 1 << 16)
      #expect(Clicks.splatter(samples) < limit, "\(Clicks.splatter(samples))")
      // Digital silence from 60 ms and the voice's release after the finger is folded, until it unfolds.
      let silent = Int((0.3 + span + 0.125) * Self.sampleRate)..<Int(0.8 * Self.sampleRate)
      #expect(samples[silent].allSatisfy { $0 == 0 })
      #expect(samples[38_400..<52_800].contains { $0.magnitude > 0.05 })
      // The fingertip falls by nearly nine semitones, and none of it is heard.
      let pitches = cues.filter { $0.frame.gate }.map { $0.frame.pitch }
      #expect(pitches.max()! - pitches.min()! < 1.6)
    }
  }
}

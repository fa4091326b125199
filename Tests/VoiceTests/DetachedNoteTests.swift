import Foundation
import Hands
import Instrument
import ScalarMath
import Testing
import Voice

/// Notes that a dip of the volume hand detaches, as they are heard.
@Suite struct DetachedNotes {
  static let sampleRate = 48_000.0

  /// The cues of two hands: one holds A4, the other dips from 0.2 s on, down and up within `duration`; the
  /// last one, at 0.6 s, ends the note.
  static func cues(rate: Double, duration: Double, phase: Double) -> [Cue] {
    var preset = Preset.standard
    preset.hands = .two(pitch: .right)
    var player = Player(preset)
    let first = hand(1, .right, palm: Vector2(0.3, 0.6))
    let cues: [Cue] = (0..<Int(0.6 * rate)).map { i in
      let time = Double(i) / rate + phase / rate
      let done = clamp((time - 0.2) / duration, 0, 1)
      // Down and up in one swing of a cosine.
      let height = 0.8 - 0.4 * (1 - cosine(turns: done))
      let place = preset.volumeField.point(of: Vector2(0.2, Float(height)))
      let playing = player.play([first, hand(2, .left, palm: place)], at: time)
      return (Int((time * sampleRate).rounded()), playing.control)
    }
    let end = ControlFrame(time: 0.6, pitch: 69, level: 1, gate: false)
    return cues + [(28_800, end)]
  }

  /// A hand whose index fingertip stands 0.2 above its palm.
  static func hand(_ track: Int, _ chirality: Chirality, palm: Vector2) -> HandObservation {
    var joints = [Joint](repeating: Joint(position: palm, confidence: 1), count: JointName.count)
    joints[JointName.indexTip.rawValue].position.y -= 0.22
    return HandObservation(
      track: track, chirality: chirality, chiralityScore: 1, presence: 1, joints: joints)
  }

  @Test(arguments: [30.0, 60], [0.15, 0.25])
  func theVoiceIsSilentBetweenThemAndNothingClicks(rate: Double, duration: Double) throws {
    for (settings, limit) in [(VoiceSettings.sine, -65.0), (.theremin, -60)] {
      for phase in 0..<3 {
        let cues = Self.cues(rate: rate, duration: duration, phase: Double(phase) / 3)
        var voice = try Voice(sampleRate: Self.sampleRate, settings: settings)
        let samples = voice.perform(cues, length: 1 << 15)
        let loud = { (time: Double) in
          let index = Int(time * Self.sampleRate)
          return samples[index..<index + 480].map(\.magnitude).max()!
        }
        #expect(loud(0.18) > 0.1 && loud(0.28 + duration) > 0.1)
        // Digital silence: 2 ms and more without a sample that is not zero.
        let dip = samples[9600..<9600 + Int((duration + 0.1) * Self.sampleRate)]
        #expect(longestSilence(dip) > 96)
        #expect(Clicks.splatter(samples) < limit, "phase \(phase), \(Clicks.splatter(samples))")
      }
    }
  }

  private func longestSilence(_ samples: ArraySlice<Float>) -> Int {
    var (longest, current) = (0, 0)
    for sample in samples {
      current = sample == 0 ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}

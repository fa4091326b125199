import Hands
import Instrument
import ScalarMath
import Testing
import Voice

/// A volume hand that is held high and dips: 0.2 s after the start of every second, down and up again within `duration`.
struct Dipping: Sendable, CustomTestStringConvertible {
  var rate: Double
  var duration: Double
  /// Where the hand is held, and how far it dips, in heights of the volume field.
  var height = 0.8
  var depth = 0.8

  var testDescription: String { "\(depth) in \(duration) s at \(rate)" }

  /// The height at a time.
  func height(at time: Double) -> Double {
    let x = (time - 0.2 - floor(time - 0.2)) / (duration / 2)
    return height - depth * (leastJerk(x) - leastJerk(x - 1))
  }

  static let all: [Dipping] = [30.0, 60].flatMap { rate in
    [0.15, 0.2, 0.25].flatMap { duration in
      [
        Dipping(rate: rate, duration: duration),
        Dipping(rate: rate, duration: duration, depth: 0.4),
        Dipping(rate: rate, duration: duration, height: 0.6, depth: 0.3),
        Dipping(rate: rate, duration: duration, height: 1.1, depth: 1.3),
      ]
    }
  }
}

/// The preset of two hands.
private let twoHands: Preset = {
  var preset = Preset.standard
  preset.hands = .two(pitch: .right)
  return preset
}()

/// The volume hand at a height of its field.
private func volumeHand(_ height: Double, track: Int = 2) -> HandObservation {
  let place = twoHands.volumeField.point(of: Vector2(0.2, Float(height)))
  return hand(track: track, .left, tip: (place.x, place.y - 0.2), palm: (place.x, place.y))
}

private let pitchHand = hand(track: 1, .right, tip: (0.3, 0.38))

@Suite struct Dips {
  /// The control frames of pictures; the volume hand is as high as `height` says, or not seen.
  private func frames(
    rate: Double, seconds: Double, start: Double = 0, track: (Double) -> Int = { _ in 2 },
    height: (Double) -> Double?
  ) -> [ControlFrame] {
    var player = Player(twoHands)
    return (0..<Int(seconds * rate)).map { i in
      let time = start + Double(i) / rate
      let other = height(time).map { volumeHand($0, track: track(time)) }
      return player.play([pitchHand] + (other.map { [$0] } ?? []), at: time).control
    }
  }

  private func notes(_ frames: [ControlFrame]) -> Int {
    var transcriber = NoteTranscriber()
    for frame in frames { transcriber.hear(frame) }
    transcriber.finish()
    return transcriber.notes.count
  }

  @Test(arguments: Dipping.all)
  func aQuickDipDetachesTwoNotes(dipping: Dipping) {
    // Pictures do not wait for the hand: the dip may fall anywhere between them.
    for phase in 0..<10 {
      let start = Double(phase) / 10 / dipping.rate
      let frames = frames(
        rate: dipping.rate, seconds: 4, start: start, height: dipping.height(at:))
      #expect(notes(frames) == 5, "phase \(phase)")
      for second in 1..<4 {
        let dip = frames.filter { (Double(second) + 0.2...Double(second) + 0.7).contains($0.time) }
        let rest = dip.filter { $0.level == 0 }
        #expect(rest.count >= 2, "phase \(phase)")
        // One rest, and not longer than the dip and a picture at each end.
        let length = rest.last!.time - rest[0].time
        #expect(length >= 0.05 - 1.5 / dipping.rate && length <= max(dipping.duration, 0.1))
        #expect(dip.allSatisfy { $0.gate && $0.pitch == frames.last!.pitch })
        #expect((dip.last!.level - min(dipping.height, 1)).magnitude < 0.01)
      }
    }
  }

  @Test func aSwellAndADeepTremoloDetachNothing() {
    for rate in [30.0, 60] {
      for (period, depth) in [(2.0, 0.7), (1, 0.5), (0.5, 0.2), (0.2, 0.12)] {
        let frames = frames(rate: rate, seconds: 4) {
          0.8 - depth * (0.5 - 0.5 * cosine(turns: $0 / period))
        }
        #expect(notes(frames) == 1, "\(depth) in \(period) s")
        let quietest = frames.dropFirst(10).map { $0.level }.min()!
        // Neither flattened nor deepened by half.
        #expect(quietest < 0.8 - 0.7 * depth && quietest > 0.8 - 1.5 * depth - 0.01)
      }
    }
  }

  @Test func aDecrescendoEndsWhereTheHandDoes() {
    for rate in [30.0, 60] {
      let frames = frames(rate: rate, seconds: 2) { 0.8 - 0.4 * leastJerk(($0 - 0.5) / 0.4) }
      #expect((frames.last!.level - 0.4).magnitude < 0.005)
      #expect(frames.dropFirst(10).allSatisfy { $0.level > 0.39 })
    }
  }

  @Test(arguments: [30.0, 60], [0.034, 0.1, 0.14])
  func aVolumeHandLostForAMomentWhileItIsHeldHighKeepsTheNote(rate: Double, gap: Double) {
    for track in [2, 3] {
      let frames = frames(
        rate: rate, seconds: 2, track: { $0 < 1 ? 2 : track },
        height: { $0 >= 1 && $0 < 1 + gap ? nil : 0.7 })
      #expect(notes(frames) == 1)
      let lost = frames.filter { $0.time >= 1 && $0.time < 1 + gap }
      #expect(lost.count >= 1)
      // Held, and fading to half of it, as the gate's bridging does.
      for (earlier, later) in zip(lost, lost.dropFirst()) { #expect(later.level < earlier.level) }
      #expect(lost.allSatisfy { $0.gate && $0.level > 0.34 && $0.level < 0.705 })
      #expect((frames.last!.level - 0.7).magnitude < 0.005)
    }
  }

  @Test(arguments: [30.0, 60])
  func aVolumeHandThatStaysAwayIsALoweredOne(rate: Double) {
    let frames = frames(rate: rate, seconds: 2, height: { $0 < 1 ? 0.7 : nil })
    for frame in frames where frame.time >= 1.17 { #expect(frame.level == 0 && frame.gate) }
    #expect(notes(frames) == 1)
  }

  /// The hand is lost while it falls, and found again, as the same track or another, when it is nearly up again.
  @Test(arguments: [30.0, 60], [2, 3])
  func aHandLostInItsDipDetachesTwoNotes(rate: Double, track: Int) {
    let dipping = Dipping(rate: rate, duration: 0.25)
    for phase in 0..<10 {
      let start = Double(phase) / 10 / rate
      var fallen = 0
      let frames = frames(
        rate: rate, seconds: 2, start: start, track: { $0 < 1.3 ? 2 : track },
        height: { time in
          let height = dipping.height(at: time)
          fallen = height < 0.7 ? fallen + 1 : 0
          // The first picture in which it has begun to fall still shows it.
          return fallen > 1 ? nil : height
        })
      #expect(notes(frames) == 3, "phase \(phase)")
      #expect(frames.count { $0.time > 1.2 && $0.level == 0 } >= 2)
    }
  }

  /// Below the picture there is no hand.
  @Test(arguments: [30.0, 60], [2, 3])
  func aHandThatLeavesThePictureInItsDipDetachesTwoNotes(rate: Double, track: Int) {
    let dipping = Dipping(rate: rate, duration: 0.25, height: 0.8, depth: 1.3)
    let frames = frames(
      rate: rate, seconds: 2, track: { $0 < 1.3 ? 2 : track },
      height: { time in
        let height = dipping.height(at: time)
        return height < -0.1 ? nil : height
      })
    #expect(notes(frames) == 3)
  }

  @Test func theVolumeHandIsFollowedWhileThePitchHandIsLost() {
    var player = Player(twoHands)
    var levels: [Double] = []
    for i in 0..<60 {
      let isLost = (40..<43).contains(i)
      let volume = volumeHand(i < 41 ? 0.7 : -0.2)
      let hands = isLost ? [volume] : [pitchHand, volume]
      levels.append(player.play(hands, at: Double(i) / 30).control.level)
    }
    #expect((levels[39] - 0.7).magnitude < 0.005)
    #expect(levels[42] == 0)
  }

  @Test func noLevelOfStrangeHeights() {
    var player = Player(twoHands)
    for (i, height) in [0.5, .infinity, -.infinity, 0.5, 1e30, 0.5, -1e30].enumerated() {
      let control = player.play([pitchHand, volumeHand(height)], at: Double(i) / 30).control
      #expect(control.level >= 0 && control.level <= 1)
    }
  }
}

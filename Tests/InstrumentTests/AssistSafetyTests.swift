import Foundation
import Hands
import Instrument
import ScalarMath
import Testing

@Suite struct AssistSafety {
  /// Hands that do anything, at times that do anything: the pull moves at its slew or slower.
  @Test(arguments: [30.0, 60, 100], 0..<6)
  func thePullNeverSteps(amount: Double, kind: Int) {
    for lines in [AssistedHand.chromatic, AssistedHand.major, [57, 69, 81]] {
      var numbers = RandomNumbers(seed: UInt64(kind) + 10)
      var assist = Assist(amount: amount, lines: lines)
      var (time, pitch) = (0.0, 64.2)
      var offset: Double?
      for step in 0..<3000 {
        let elapsed = Self.elapsed(step, &numbers)
        time += elapsed
        pitch = Self.next(pitch, kind, time, elapsed, &numbers)
        let sounded = assist.pull(pitch, at: time)
        if let offset {
          let most = assist.settings.slew * min(max(elapsed, 0), 0.1)
          #expect((assist.offset - offset).magnitude <= most + 1e-12)
        }
        #expect(sounded == pitch + assist.offset && assist.offset.magnitude <= 1)
        offset = assist.offset
      }
    }
  }

  /// Frames of 24 to 120 a second in turns, jitter, equal and backward times, and gaps.
  static func elapsed(_ step: Int, _ numbers: inout RandomNumbers) -> Double {
    switch step % 100 {
    case 17, 18: 0
    case 40: -0.02
    case 60: 1.5
    default: (step / 100 % 2 == 0 ? 1.0 / 24 : 1.0 / 120) * (0.5 + numbers.uniform())
    }
  }

  static func next(
    _ pitch: Double, _ kind: Int, _ time: Double, _ elapsed: Double,
    _ numbers: inout RandomNumbers
  ) -> Double {
    switch kind {
    case 0: clamp(pitch + 0.1 * numbers.normal(), 55, 83)
    case 1: 64.5 + 0.1 * numbers.normal()
    case 2: numbers.uniform() < 0.05 ? 57 + 24 * numbers.uniform() : pitch
    case 3: 64.5 + 0.3 * sine(turns: 6 * time)
    case 4: 69 + 8 * sine(turns: 0.2 * time)
    default: 57 + 24 * numbers.uniform()
    }
  }

  @Test func whatIsNotFinitePassesAndIsForgotten() {
    var assist = Assist(amount: 60, lines: AssistedHand.chromatic)
    for i in 0..<20 { _ = assist.pull(60.3, at: Double(i) / 30) }
    let before = assist
    #expect(assist.pull(.nan, at: 1).isNaN)
    #expect(assist.pull(.infinity, at: 1) == .infinity)
    #expect(assist.pull(60.3, at: .nan) == 60.3)
    #expect(assist == before)
    #expect(assist.pull(60.3, at: 1) < 60.2)
    var fresh = Assist(amount: 60, lines: AssistedHand.chromatic)
    _ = fresh.pull(.nan, at: 0)
    #expect(fresh.pull(60.4, at: 0.1) < 60.2)
  }

  @Test func aTimeThatDoesNotGrowMovesNothing() {
    var assist = Assist(amount: 60, lines: AssistedHand.chromatic)
    for i in 0..<20 { _ = assist.pull(60.3, at: Double(i) / 30) }
    let before = assist
    #expect(assist.pull(72.4, at: 19.0 / 30) == 72.4 + before.offset)
    #expect(assist.pull(72.4, at: 0) == 72.4 + before.offset)
    #expect(assist == before)
  }

  @Test func tinyIntervalsAndLongGapsAreHarmless() {
    var assist = Assist(amount: 100, lines: AssistedHand.chromatic)
    var time = 0.0
    for i in 0..<2000 {
      time += i % 7 == 0 ? 1e-9 : i % 50 == 0 ? 1e6 : 0.01
      let sounded = assist.pull(i % 2 == 0 ? 60.2 : 72.3, at: time)
      #expect(sounded.isFinite && assist.offset.magnitude <= 1)
    }
  }
}

@Suite struct PlayingWithoutAssist {
  /// Hands anywhere, sometimes gone, at jittering times.
  static let pictures: [(hands: [HandObservation], time: Double)] = {
    var numbers = RandomNumbers(seed: 77)
    var (time, height) = (0.0, 0.4)
    return (0..<1500).map { i in
      time += (0.5 + numbers.uniform()) / 30
      height = numbers.uniform() < 0.02 ? 0.1 + 0.5 * numbers.uniform() : height
      height = clamp(height + 0.004 * numbers.normal(), 0.1, 0.66)
      let isGone = i % 200 > 180
      return (isGone ? [] : [hand(tip: (0.4, Float(height)))], time)
    }
  }()

  func play(_ preset: Preset) -> [Playing] {
    var player = Player(preset)
    return Self.pictures.map { player.play($0.hands, at: $0.time) }
  }

  /// The pitch is the very number that the filter gives.
  @Test func amountZeroIsBitIdenticalToNone() {
    let preset = Preset.standard
    var filter = MotionFilter(preset.pitchFilter)
    for (picture, playing) in zip(Self.pictures, play(preset)) {
      if let tip = picture.hands.first?[.indexTip] {
        let v = preset.field.coordinates(of: tip.position).y
        let expected = filter.filter(
          preset.pitchField.pitch(atHeight: Double(v)), at: picture.time)
        #expect(playing.control.pitch.bitPattern == expected.bitPattern)
      } else if !playing.control.gate {
        filter.reset()
      }
    }
  }

  @Test func keyAndRangeThenChangeNoPitch() {
    let plain = play(.standard).map { $0.control }
    for key in [Key.naturals, .major(tonic: 3), Key(tonic: 2, .in)] {
      var preset = Preset.standard
      preset.key = key
      preset.pitchField.range = 57...80.5
      #expect(play(preset).map { $0.control } == plain)
    }
  }

  @Test func anAmountDoesChangeThem() {
    var preset = Preset.standard
    preset.assist = 60
    let (plain, assisted) = (play(.standard), play(preset))
    let changed = zip(plain, assisted).filter { $0.control.pitch != $1.control.pitch }
    #expect(changed.count > plain.count / 2)
    // Nothing else does.
    #expect(zip(plain, assisted).allSatisfy { $0.control.level == $1.control.level })
    #expect(plain.map { $0.line } == assisted.map { $0.line })
  }
}

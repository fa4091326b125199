import Foundation
import Instrument
import Lessons
import ScalarMath
import SimulatedPlayer
import Testing

/// The parts of the model do what their numbers say.
@Suite struct Models {
  @Test func theSameSeedPlaysTheSame() {
    func play(_ seed: UInt64) -> [Double] {
      Take(of: silentNight, on: .standard, by: .beginner, seesLines: true, seed: seed)
        .frames.map { $0.control.pitch }
    }
    #expect(play(3) == play(3))
    #expect(play(3) != play(4))
  }

  @Test func theMachineReachesByLeastJerkInFittsTime() {
    let take = Take(
      of: melody([(62, 2), (69, 2)]), on: plainInstrument, by: machine, seesLines: true, seed: 1)
    // A fifth is eight targets and three bits.
    let duration: Double = 0.1 + 0.1 * 3
    #expect(take.notes[1].start == 3)
    for frame in take.frames where frame.control.time > 2 {
      let s = min(max((frame.control.time - 3 + duration / 2) / duration, 0), 1)
      let expected: Double = 62 + 7 * (s * s * s * (10 - s * (15 - 6 * s)))
      #expect((frame.control.pitch - expected).magnitude < 0.1)
    }
    #expect(median(take.steadyErrors.map { $0.magnitude }) < 2.5)
  }

  @Test func aStillHandSwaysAndTremblesAsMuchAsStated() {
    var model = machine
    model.unsteadiness = PlayerModel.beginner.unsteadiness
    let held = (0..<10).flatMap { seed in
      Take(
        of: melody([(69, 60)]), on: plainInstrument, by: model, seesLines: false,
        seed: UInt64(seed)
      ).steadyErrors
    }
    let parts = [0.2, 0.05, SimulatedPlayer.trackingDeviation]
    let expected = 100 / semitone * (parts.reduce(0) { $0 + $1 * $1 }).squareRoot()
    #expect((rms(held) / expected - 1).magnitude < 0.05)
  }

  /// The deviation of the first note's place over many players.
  func landing(_ model: PlayerModel, seesLines: Bool) -> Double {
    // From the range's middle, 69, a fifth up.
    let errors = (0..<800).map { seed in
      Take(
        of: melody([(76, 0.8)]), on: plainInstrument, by: model, seesLines: seesLines,
        seed: UInt64(seed)
      ).steadyErrors
    }
    return rms(errors.map { $0.reduce(0, +) / Double($0.count) }) / 100 * semitone
  }

  @Test func reachesMissByAsMuchAsStated() {
    var model = machine
    model.reaching.leastDeviation = 0.2
    model.reaching.deviationPerSpeed = 0.025
    let bySpeed: Double = 0.025 * 7 * semitone / 0.4
    let expected: Double = (0.04 + bySpeed * bySpeed).squareRoot()
    #expect((landing(model, seesLines: true) / expected - 1).magnitude < 0.08)
  }

  @Test func withoutLinesThePlaceIsRememberedBadly() {
    var model = machine
    model.reaching.memoryDeviation = 0.9
    #expect(landing(model, seesLines: true) < 0.02)
    #expect((landing(model, seesLines: false) / 0.9 - 1).magnitude < 0.08)
  }

  @Test func withoutLinesErrorsAddUp() {
    var model = machine
    model.reaching.memoryDeviation = 0.5
    let steps = melody([(60, 1), (62, 1), (64, 1), (65, 1), (67, 1), (69, 1), (71, 1), (72, 1)])
    var (first, last): ([Double], [Double]) = ([], [])
    for seed in 0..<300 {
      let take = Take(
        of: steps, on: plainInstrument, by: model, seesLines: false, seed: UInt64(seed))
      let held = take.frames.filter { $0.activity == .holding }
      first.append(held.last { $0.note == 0 }!.control.pitch - 60)
      last.append(held.last { $0.note == 7 }!.control.pitch - 72)
    }
    // Eight errors of one size each.
    #expect((rms(last) / rms(first) - 8.0.squareRoot()).magnitude < 0.4)
  }
}

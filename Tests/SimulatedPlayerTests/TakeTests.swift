import Instrument
import Lessons
import SimulatedPlayer
import Testing

/// What the assist does for players: the full tables come from `make simulate`.
@Suite struct Takes {
  func takes(_ model: PlayerModel, assist: Double, seesLines: Bool) -> [Take] {
    var preset = Preset.standard
    preset.key = .naturals
    preset.assist = assist
    return (0..<12).map {
      Take(of: silentNight, on: preset, by: model, seesLines: seesLines, seed: UInt64($0))
    }
  }

  @Test(arguments: [true, false])
  func assist60HalvesTheBeginnersMedianError(seesLines: Bool) {
    func error(_ assist: Double) -> Double {
      let takes = takes(.beginner, assist: assist, seesLines: seesLines)
      return median(takes.flatMap { $0.steadyErrors.map { $0.magnitude } })
    }
    let (without, halfway, whole) = (error(0), error(60), error(100))
    #expect(without > 8 && without < 80)
    #expect(halfway < without / 2)
    #expect(whole < halfway)
  }

  @Test func linesHelpTheBeginnerToo() {
    func error(_ seesLines: Bool) -> Double {
      let takes = takes(.beginner, assist: 0, seesLines: seesLines)
      return median(takes.flatMap { $0.steadyErrors.map { $0.magnitude } })
    }
    #expect(error(true) < 0.7 * error(false))
  }

  @Test(arguments: [60.0, 100])
  func theExpertsVibratoAndGlidesSurvive(assist: Double) {
    let takes = takes(.expert, assist: assist, seesLines: true)
    let kept = takes.flatMap { $0.vibratoKept }
    #expect(kept.count > 60)
    #expect(kept.allSatisfy { $0 > 0.8 && $0 < 1.2 })
    let glides = takes.flatMap { $0.glideDeviations }
    #expect(glides.count > 100)
    #expect(median(glides) < 30 && glides.allSatisfy { $0 < 80 })
  }

  @Test func withoutAssistNothingIsChanged() {
    for take in takes(.expert, assist: 0, seesLines: true) {
      #expect(take.frames.allSatisfy { $0.control.pitch == $0.unassisted })
      #expect(
        take.vibratoKept.allSatisfy { $0 == 1 } && take.glideDeviations.allSatisfy { $0 == 0 })
    }
  }

  @Test func theVibratoIsSixHertzAndThirtyCents() {
    var model = machine
    model.expression = PlayerModel.expert.expression
    let take = Take(
      of: melody([(69, 4)]), on: plainInstrument, by: model, seesLines: true, seed: 1)
    let vibrato = take.frames.filter { $0.activity == .vibrato }
    #expect(vibrato.count > 80)
    let crossings = zip(vibrato, vibrato.dropFirst()).filter { before, after in
      (before.control.pitch - 69) * (after.control.pitch - 69) < 0
    }
    let seconds = vibrato.last!.control.time - vibrato.first!.control.time
    #expect((Double(crossings.count) / 2 / seconds - 6).magnitude < 0.5)
    #expect((rms(vibrato.map { $0.control.pitch - 69 }) - 0.3 / 2.0.squareRoot()).magnitude < 0.03)
  }

  @Test func aMelodyWithoutNotesIsAnEmptyTake() {
    let take = Take(of: melody([]), on: .standard, by: .beginner, seesLines: true, seed: 1)
    #expect(take.frames.isEmpty && take.steadyErrors.isEmpty && take.vibratoKept.isEmpty)
  }

  @Test(arguments: [24.0, 25, 60, 120])
  func otherFrameRatesPlayTheSameMusic(rate: Double) {
    var preset = Preset.standard
    preset.key = .naturals
    preset.assist = 60
    let errors = (0..<12).flatMap {
      Take(
        of: silentNight, on: preset, by: .beginner, seesLines: true, seed: UInt64($0),
        frameRate: rate
      ).steadyErrors.map { $0.magnitude }
    }
    #expect(median(errors) > 3 && median(errors) < 8)
  }
}

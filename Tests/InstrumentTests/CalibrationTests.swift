import Hands
import Instrument
import ScalarMath
import Testing

@Suite struct Calibrations {
  /// A hand at these heights, thirty pictures a second, a second each height for a number.
  private func calibrate(
    _ stations: [(y: Float, seconds: Double)], preset: Preset = .standard, rate: Double = 30,
    other: Float? = nil
  ) throws -> Preset {
    var player = Player(preset)
    var calibration = Calibration(preset)
    var frame = 0
    for station in stations {
      for _ in 0..<Int(station.seconds * rate) {
        // A tremor of a hundredth of the picture.
        let tremor = 0.005 * Float(frame % 3 - 1)
        var hands = [hand(tip: (0.5, station.y + tremor))]
        if let other {
          hands.append(hand(track: 2, .left, palm: (0.8, station.y + other)))
        }
        calibration.observe(player.play(hands, at: Double(frame) / rate))
        frame += 1
      }
    }
    return try calibration.result()
  }

  @Test(arguments: [24.0, 30, 60, 120])
  func theFieldLiesInTheReach(rate: Double) throws {
    let mine = try calibrate([(0.6, 2), (0.2, 2)], rate: rate)
    #expect((mine.field.bottom - (0.6 - 0.012)).magnitude < 0.002)
    #expect((mine.field.top - (0.2 + 0.012)).magnitude < 0.002)
    let reach = Reach(low: 0.6, high: 0.2)
    #expect(reach.includesLowestNote(of: mine) && reach.includesHighestNote(of: mine))
    // What is not learned stays.
    #expect(mine.pitchField == Preset.standard.pitchField)
    #expect(mine.field.left == Preset.standard.field.left)
  }

  @Test func theOrderDoesNotMatterNorWhatLiesBetween() throws {
    let there = try calibrate([(0.6, 2), (0.4, 0.5), (0.2, 2)])
    let back = try calibrate([(0.2, 2), (0.5, 0.5), (0.6, 2)])
    #expect((there.field.bottom - back.field.bottom).magnitude < 0.002)
    #expect((there.field.top - back.field.top).magnitude < 0.002)
  }

  @Test func twoHandsHaveAReachEach() throws {
    var two = Preset.standard
    two.hands = .two(pitch: .right)
    let mine = try calibrate([(0.6, 2), (0.2, 2)], preset: two, other: 0.05)
    #expect(mine.volumeField.bottom > mine.volumeField.top + 0.3)
    #expect(throws: CalibrationError.noHand(.volume)) {
      try calibrate([(0.6, 2), (0.2, 2)], preset: two)
    }
  }

  @Test func whatCannotBeLearnedIsSaid() {
    #expect(throws: CalibrationError.noHand(.pitch)) { try calibrate([]) }
    #expect(throws: CalibrationError.notHeld(.pitch)) {
      try calibrate([(0.6, 0.5), (0.2, 0.5), (0.5, 0.6)])
    }
    #expect(throws: CalibrationError.self) { try calibrate([(0.6, 2)]) }
    let error = CalibrationError.tooShort(.pitch, 0.07)
    #expect(error.sentence.contains("7 %") && error.sentence.contains("pitch hand"))
  }

  @Test func theStandardFieldCanBeReachedAndTheArticlesCannot() {
    #expect(Reach.visible.includesLowestNote(of: .standard))
    #expect(Reach.visible.includesHighestNote(of: .standard))
    #expect(!Reach.visible.includesLowestNote(of: .iPhone2020))
    let short = Reach(low: 0.6, high: 0.05)
    #expect(!short.includesLowestNote(of: .standard))
    #expect(short.includesHighestNote(of: .standard))
  }
}

import Foundation
import Instrument
import ScalarMath
import Testing

@Suite struct PitchFields {
  /// The formula of the measurement clips' truth: midi = 57 + 24 · (0.68 − y) / 0.60.
  @Test func standardFieldIsLinearInSemitonesFromA3ToA5() {
    let preset = Preset.standard
    for y in stride(from: Float(0.05), through: 0.71, by: 0.01) {
      let v = preset.field.coordinates(of: Vector2(0.5, y)).y
      let expected = 57 + 24 * (0.68 - Double(y)) / 0.60
      let pitch = preset.pitchField.pitch(atHeight: Double(v))
      #expect((pitch - min(max(expected, 56), 82)).magnitude < 1e-4)
    }
  }

  /// The article's formula: frequency = 440 − 220 · y over the whole height.
  @Test func articleFieldIsLinearInHertz() {
    let preset = Preset.iPhone2020
    for y in stride(from: Float(0), through: 1, by: 0.05) {
      let v = preset.field.coordinates(of: Vector2(0.5, y)).y
      let pitch = preset.pitchField.pitch(atHeight: Double(v))
      let frequency = 440 * Foundation.pow(2, (pitch - 69) / 12)
      #expect((frequency - (440 - 220 * Double(y))).magnitude < 1e-3)
    }
  }

  /// The article's thirteen lines stand at y = (440 − f) / 220.
  @Test func articleLinesStandWhereTheArticleDrewThem() {
    let preset = Preset.iPhone2020
    for step in 0...12 {
      let frequency = 440 * Foundation.pow(2, Double(step - 12) / 12)
      let height = preset.pitchField.height(ofPitch: Double(57 + step))
      let y = preset.field.point(of: Vector2(0.5, Float(height))).y
      #expect((Double(y) - (440 - frequency) / 220).magnitude < 1e-6)
    }
  }

  @Test(arguments: PitchField.Spacing.allCases)
  func heightAndPitchAreEachOthersInverse(spacing: PitchField.Spacing) {
    let field = PitchField(low: 48, high: 74.5, spacing: spacing)
    for v in stride(from: 0.0, through: 1, by: 0.01) {
      #expect((field.height(ofPitch: field.pitch(atHeight: v)) - v).magnitude < 1e-9)
    }
  }

  @Test func theAntennasFrequencyIsAStraightLineInOneOverTheDistance() {
    let field = PitchField(low: 45, high: 81, spacing: .antenna)
    func frequency(_ v: Double) -> Double { ScalarMath.exp2(field.pitch(atHeight: v) / 12) }
    // A hand from 48 cm to 12 cm before the antenna.
    let inverses: [Double] = [0.0, 0.3, 0.7, 1.0].map { 1 / (0.48 - 0.36 * $0) }
    let frequencies: [Double] = [0.0, 0.3, 0.7, 1.0].map(frequency)
    let slopes = (1..<4).map {
      (frequencies[$0] - frequencies[0]) / (inverses[$0] - inverses[0])
    }
    #expect((slopes[1] / slopes[0] - 1).magnitude < 1e-12)
    #expect((slopes[2] / slopes[0] - 1).magnitude < 1e-12)
  }

  @Test(arguments: PitchField.Spacing.allCases)
  func aLineThatStaysNeverMoves(spacing: PitchField.Spacing) {
    let whole = PitchField(low: 57, high: 81, spacing: spacing)
    var part = whole
    part.range = 60...72
    #expect(part.notes == 60..<73)
    for note in part.notes {
      #expect(part.height(ofPitch: Double(note)) == whole.height(ofPitch: Double(note)))
    }
    for v in stride(from: 0.0, through: 1, by: 0.01) {
      let pitch = whole.pitch(atHeight: v)
      #expect(part.pitch(atHeight: v) == min(max(pitch, 59), 73))
    }
  }

  @Test(arguments: PitchField.Spacing.allCases)
  func transposingGivesTheSameHeightsToOtherNotes(spacing: PitchField.Spacing) {
    let field = PitchField(low: 57, high: 81, spacing: spacing, range: 60...72)
    let higher = field.transposed(by: 5)
    #expect(higher.notes == 65..<78)
    for v in stride(from: 0.0, through: 1, by: 0.01) {
      #expect((higher.pitch(atHeight: v) - field.pitch(atHeight: v) - 5).magnitude < 1e-9)
    }
  }

  @Test func sidesAreThePlayersOwn() {
    // The player's right is on the left of an unmirrored picture.
    #expect(PlayingField.reachable.coordinates(of: Vector2(0.1, 0.5)).x == 1)
    #expect(PlayingField.reachable.coordinates(of: Vector2(0.9, 0.5)).x == 0)
  }

  @Test func pitchStaysFiniteFarOutside() {
    for v in [-1e6, -10, 0, 1, 10, 1e6] {
      for spacing in PitchField.Spacing.allCases {
        let pitch = PitchField(low: 57, high: 81, spacing: spacing).pitch(atHeight: v)
        #expect(pitch >= 56 && pitch <= 82)
      }
    }
  }
}

@Suite struct NoteNames {
  @Test func namesAndNumbersAgree() {
    #expect(NoteName.number(named: "A4") == 69)
    #expect(NoteName.number(named: "C4") == 60)
    #expect(NoteName.number(named: "c#5") == 73)
    #expect(NoteName.number(named: "Db5") == 73)
    #expect(NoteName.number(named: "C-1") == 0)
    #expect(NoteName.number(named: "Bb3") == 58)
    for number in 0...127 {
      #expect(NoteName.number(named: NoteName(nearestTo: Double(number)).description) == number)
    }
  }

  @Test(arguments: ["", "H3", "A", "A#", "A44", "4", "C-2", "C##4", "61.5", "é4", "A 4"])
  func whatIsNoNoteIsRefused(text: String) {
    #expect(NoteName.number(named: text) == nil)
  }

  @Test func centsAreMeasuredFromTheNearestNote() {
    let note = NoteName(nearestTo: 68.7)
    #expect(note.number == 69)
    #expect((note.cents + 30).magnitude < 1e-9)
  }
}

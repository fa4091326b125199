import Foundation
import Hands
import Instrument
import ScalarMath
import Testing

@Suite struct HeldLines {
  /// A tremor of ±10 cents on the border between two lines.
  @Test(arguments: [0.3, 1, 2, 4, 9], [24.0, 30, 60, 120])
  func aTremorOnTheBorderStaysWithOneLine(frequency: Double, rate: Double) {
    for (phase, lines) in [(0.0, AssistedHand.chromatic), (0.5, AssistedHand.chromatic)] {
      let played = AssistedHand(amount: 60, lines: lines, rate: rate, seconds: 10) {
        64.5 + 0.1 * Foundation.sin(2 * .pi * (frequency * $0 + phase + 0.07))
      }
      #expect(Set(played.lines.map { $0! }).count == 1)
      // No warble: what sounds moves about as far as the hand, where a change of lines would add 75 cents.
      let settled = played.sounded[Int(rate)...]
      #expect(settled.max()! - settled.min()! < 0.22)
    }
  }

  @Test func aTremorOfRandomStepsStaysWithOneLine() {
    var numbers = RandomNumbers(seed: 5)
    var line: Set<Int> = []
    let played = AssistedHand(amount: 100, lines: AssistedHand.major, seconds: 30) { _ in
      66 + 0.2 * (numbers.uniform() - 0.5)
    }
    for held in played.lines { line.insert(held!) }
    #expect(line.count == 1)
  }

  @Test func aHandThatMovesOnTakesTheNextLine() {
    let played = AssistedHand(amount: 60, seconds: 8) { 64.2 + leastJerk(($0 - 1) / 6) }
    #expect(played.lines.first == 64 && played.lines.last == 65)
    let changes = zip(played.lines, played.lines.dropFirst()).filter { $0 != $1 }
    #expect(changes.count == 1)
  }

  @Test func aLeapTakesTheNearestLineWhateverLiesBetween() {
    let played = AssistedHand(amount: 60, seconds: 2) { $0 < 1 ? 60.1 : 74.2 }
    #expect(played.lines.last == 74)
  }

  @Test(arguments: [0.0, 60])
  func thePlayerTellsTheLine(amount: Double) {
    var preset = Preset.standard
    preset.assist = amount
    preset.key = .naturals
    var player = Player(preset)
    #expect(player.play([], at: 0).line == nil)
    // v = 0.55 is 70.2, between A4 and B4, of which A♯ has no line.
    let place = preset.field.point(of: Vector2(0.5, 0.55))
    for i in 1..<20 {
      let playing = player.play([hand(tip: (place.x, place.y))], at: Double(i) / 30)
      #expect(playing.line == 71)
    }
    let gone = (20..<40).map { player.play([], at: Double($0) / 30).line }
    #expect(gone.first == 71 && gone.last == .some(nil))
  }
}

import HandTracking
import Hands
import PublishedNetworks
import ScalarMath
import Testing
import VirtualHand

/// A hand keeps its number while it is away for no longer than 150 ms.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct GapTests {
  let studio = Studio()

  /// The hand's numbers, picture by picture, where it is away in some.
  func numbers(present: [Bool], times: [Double]? = nil) throws -> [Int?] {
    let tracker = try HandTracker(models: Models.lite())
    return present.enumerated().map { number, isPresent in
      let time = times?[number] ?? Double(number) / 30
      let found = tracker.track(studio.frame(isPresent ? [.central()] : [], at: time))
      #expect(found.count == (isPresent ? 1 : 0))
      return found.first?.track
    }
  }

  @Test(arguments: 1...3)
  func aShortGapKeepsTheNumber(missing: Int) throws {
    let gap = [Bool](repeating: false, count: missing)
    #expect(
      try numbers(present: [true, true] + gap + [true, true])
        == [1, 1] + gap.map { _ in nil } + [1, 1])
  }

  /// Seen 167 ms apart: a hand anew.
  @Test func aLongGapGivesANewNumber() throws {
    #expect(
      try numbers(present: [true, true, false, false, false, false, true, true])
        == [1, 1, nil, nil, nil, nil, 2, 2])
  }

  @Test func theGapIsMeasuredBySourceTime() throws {
    // At 10 pictures a second one missing picture makes 200 ms.
    let times = [0, 0.1, 0.2, 0.3]
    #expect(try numbers(present: [true, true, false, true], times: times) == [1, 1, nil, 2])
  }

  @Test func equalAndBackwardTimesAreBorne() throws {
    #expect(
      try numbers(present: [true, true, true, true], times: [5, 5, 5, 4.98]) == [1, 1, 1, 1])
    // A clip begins again: no gap, however far the clock is set back.
    #expect(try numbers(present: [true, true, true], times: [9, 9.03, 0]) == [1, 1, 1])
    // A gap that the clock was set back in is not a short one.
    #expect(try numbers(present: [true, false, true], times: [9, 9.03, 0]) == [1, nil, 2])
  }

  @Test func chiralityScoresStayFiniteWhateverTheTimes() throws {
    let tracker = try HandTracker(models: Models.lite())
    for time in [3, 3, 2, 1e9, -1e9, 0, 0] {
      for hand in tracker.track(studio.frame([.central()], at: time)) {
        #expect(hand.chiralityScore >= 0.5 && hand.chiralityScore <= 1)
        #expect(hand.chirality == .right)
      }
    }
  }
}

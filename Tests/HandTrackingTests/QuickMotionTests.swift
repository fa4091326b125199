import HandTracking
import Hands
import PublishedNetworks
import ScalarMath
import Testing
import VirtualHand

@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct QuickMotionTests {
  /// A fifth in 120 ms at 30 pictures a second: a tracker that looks only where the hand was
  /// guesses the fingertip, wrong by up to a third of the palm.
  @Test func theFingertipIsSeenDuringAGlide() throws {
    let tracker = try HandTracker(models: Models.full())
    let studio = Studio(width: 240, height: 320)
    let melody = Performance.fifths()
    var worst: Float = 0
    for number in 0..<45 {
      let time = 0.8 + Double(number) / 30
      let hands = melody.hands(time)
      let found = tracker.track(studio.frame(hands, at: time))
      try #require(found.map(\.track) == [1])
      worst = max(worst, studio.errors(found[0], hands[0])[JointName.indexTip.rawValue])
    }
    #expect(worst < 0.1)
  }
}

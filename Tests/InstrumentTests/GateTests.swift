import Instrument
import Testing

@Suite struct GateTimes {
  let settings = Gate.Settings(arming: 0.1, bridging: 0.15, release: 0.08)

  /// The phases of a gate that sees a hand in the given pictures.
  func phases(_ seen: [Bool], rate: Double) -> [Gate.Phase] {
    var gate = Gate(settings)
    return seen.enumerated().map { i, handSeen in
      gate.observe(handSeen: handSeen, at: Double(i) / rate)
      return gate.phase
    }
  }

  @Test(arguments: [15.0, 24, 30, 60, 120])
  func soundsOnlyAfterTheHandWasSeenForTheArmingTime(rate: Double) {
    let phases = phases([Bool](repeating: true, count: 60), rate: rate)
    let first = phases.firstIndex(of: .sounding)!
    #expect(Double(first) / rate >= 0.1 - 1e-6)
    #expect(Double(first - 1) / rate < 0.1)
  }

  @Test func aFlickerIsNoHand() {
    let seen = (0..<100).map { $0 % 3 != 2 }
    #expect(!phases(seen, rate: 30).contains(.sounding))
  }

  @Test(arguments: [24.0, 30, 60])
  func shortGapsAreBridgedAndLongOnesEndTheNote(rate: Double) {
    for gap in 1...30 {
      let before = Int(rate)
      let seen =
        [Bool](repeating: true, count: before) + [Bool](repeating: false, count: gap) + [true]
      let phases = phases(seen, rate: rate)
      // Seen last at index before − 1; lost from index `before` on.
      let lost = Double(gap) / rate
      if lost < 0.15 - 1e-6 {
        #expect(phases.last == .sounding)
        #expect(!phases[before...].contains(.release))
      } else if lost > 0.15 + 2 / rate {
        #expect(phases[before...].contains(.release))
        #expect(phases.last == .armed)
      }
    }
  }

  @Test func aNoteEndsWithinAQuarterOfASecondAndTheGateSearchesAgain() {
    let seen = [Bool](repeating: true, count: 30) + [Bool](repeating: false, count: 30)
    let phases = phases(seen, rate: 30)
    let released = phases.firstIndex(of: .release)!
    #expect(Double(released - 30) / 30 + settings.release <= 0.25)
    #expect(phases.last == .search)
  }

  @Test func withoutTimesItFollowsEveryPicture() {
    var gate = Gate(Gate.Settings(arming: 0, bridging: 0, release: 0.08))
    for (i, seen) in [false, true, false, true, true].enumerated() {
      gate.observe(handSeen: seen, at: Double(i) / 30)
      #expect(gate.isOpen == seen)
    }
  }

  @Test(arguments: [24.0, 30, 60])
  func aClosedHandKeepsSilentUntilItOpens(rate: Double) {
    var gate = Gate(settings)
    for i in 0..<Int(3 * rate) {
      let time = Double(i) / rate
      let isClosed = time > 1 && time < 2
      gate.observe(handSeen: true, isClosed: isClosed, at: time)
      if isClosed { #expect(gate.phase == .silent && !gate.isOpen) }
      // An open one sounds at once: that it is a hand is known.
      if time > 0.15 && !isClosed { #expect(gate.phase == .sounding) }
    }
  }

  @Test func aClosedHandIsNoNoteEvenAfterAGap() {
    var gate = Gate(settings)
    for i in 0..<60 {
      // Closed from the first, lost for two pictures and for ten.
      let isLost = (20..<22).contains(i) || (30..<40).contains(i)
      gate.observe(handSeen: !isLost, isClosed: true, at: Double(i) / 30)
      #expect(!gate.isOpen)
      if i == 21 || i == 59 { #expect(gate.phase == .silent) }
      if i == 39 { #expect(gate.phase == .search) }
    }
  }
}

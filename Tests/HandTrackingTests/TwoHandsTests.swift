import HandTracking
import Hands
import ScalarMath
import Testing
import VirtualHand

/// Each hand has one track, and each track one hand.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct TwoHandsTests {
  let studio = Studio()

  func duet(_ right: Float, _ left: Float) -> [HandPlacement] {
    [
      HandPlacement(.right, .point, anchor: .middleMCP, at: Vector2(right, 0.5), depth: 0.6),
      HandPlacement(.left, .open, anchor: .middleMCP, at: Vector2(left, 0.55), depth: 0.7),
    ]
  }

  @Test func twoHandsGetTwoTracksInTheOrderOfTheirNumbers() throws {
    let tracker = try HandTracker(models: Models.lite())
    for number in 0..<8 {
      let hands = duet(0.3 + 0.01 * Float(number), 0.7)
      let found = tracker.track(studio.frame(hands, at: Double(number) / 30))
      #expect(found.map(\.track) == [1, 2])
      for hand in hands {
        let same = found.filter { $0.chirality == hand.chirality }
        try #require(same.count == 1)
        #expect(studio.meanError(same[0], hand) < 0.12)
      }
    }
  }

  @Test func noMoreHandsAreFollowedThanAllowedAtTheMoment() throws {
    let tracker = try HandTracker(models: Models.lite())
    var numbers: [Int] = []
    for (picture, limit) in [2, 2, 1, 1, 2, 2].enumerated() {
      tracker.handLimit = limit
      let found = tracker.track(studio.frame(duet(0.3, 0.7), at: Double(picture) / 30))
      #expect(found.count == limit)
      numbers.append(found[0].track)
    }
    // The hand that came first stays.
    #expect(numbers.allSatisfy { $0 == 1 })
    tracker.handLimit = 9
    #expect(tracker.handLimit == 2)
    tracker.handLimit = 0
    #expect(tracker.handLimit == 1)
  }

  @Test func oneHandNeverGetsTwoTracks() throws {
    let tracker = try HandTracker(models: Models.lite())
    let song = Performance.openFist()
    for number in 0..<60 {
      let time = Double(number) / 30
      let found = tracker.track(studio.frame(song.hands(time), at: time))
      #expect(found.map(\.track) == [1], "\(time)")
    }
  }

  @Test func crossingHandsKeepOneTrackEach() throws {
    let tracker = try HandTracker(models: Models.lite())
    var numbers = Set<Int>()
    for number in 0..<50 {
      let share = Float(number) / 49
      let hands = duet(0.25 + 0.5 * share, 0.75 - 0.5 * share)
      let found = tracker.track(studio.frame(hands, at: Double(number) / 30))
      numbers.formUnion(found.map { $0.track })
      #expect(found.count == 1 || found.count == 2)
      // While one covers the other, one is seen.
      if (share - 0.5).magnitude > 0.15 { #expect(found.count == 2, "\(share)") }
      for hand in found.dropFirst() {
        // Half a palm; two tracks on one hand would be as close as the network is exact.
        let apart = hand[.middleMCP].position.x - found[0][.middleMCP].position.x
        #expect(apart.magnitude > 0.06, "\(share)")
      }
    }
    #expect(numbers.count <= 3, "numbers multiply: \(numbers)")
  }

  @Test func handsThatTouchAndPartKeepTheirNumbers() throws {
    let tracker = try HandTracker(models: Models.lite())
    var first: [HandObservation] = []
    var last: [HandObservation] = []
    for number in 0..<25 {
      // To 0.05 of the picture's width, a third of a palm, and back.
      let near = 0.225 * Float(min(number, 24 - number)) / 12
      last = tracker.track(
        studio.frame(duet(0.25 + near, 0.75 - near), at: Double(number) / 30))
      if number == 0 { first = last }
    }
    #expect(first.map { $0.track } == [1, 2])
    #expect(last.map { $0.track } == [1, 2])
    #expect(last.map { $0.chirality } == first.map { $0.chirality })
  }

  @Test func onlyAsManyHandsAsAskedFor() throws {
    var settings = HandTrackerSettings()
    settings.maximumHandCount = 1
    let tracker = try HandTracker(models: Models.lite(), settings: settings)
    let frames = (0..<5).map { studio.frame(duet(0.3, 0.7), at: Double($0) / 30) }
    #expect(tracker.track(frames).allSatisfy { $0.count == 1 && $0[0].track == 1 })
  }

  @Test func aFurtherHandWaitsForTheNextSearch() throws {
    var settings = HandTrackerSettings()
    settings.searchInterval = 0.3
    let tracker = try HandTracker(models: Models.lite(), settings: settings)
    let counts = (0..<14).map { number in
      let hands = Array(duet(0.3, 0.7).prefix(number < 2 ? 1 : 2))
      return tracker.track(studio.frame(hands, at: Double(number) / 30)).count
    }
    // Searched at 0 s, and again from 0.3 s on.
    #expect(counts == [Int](repeating: 1, count: 9) + [Int](repeating: 2, count: 5))
  }
}

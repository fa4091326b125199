import HandTracking
import Hands
import PublishedNetworks
import ScalarMath
import Testing
import VirtualHand

/// Hands by requests and points, as code for Vision has them.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct PoseRequestTests {
  private static let two = [
    HandPlacement(.right, .point, anchor: .middleMCP, at: Vector2(0.3, 0.5), depth: 0.6),
    HandPlacement(.left, .open, anchor: .middleMCP, at: Vector2(0.7, 0.55), depth: 0.7),
  ]

  @Test func aRequestFindsOneHandUnlessToldOtherwise() throws {
    let frame = Studio().frame(Self.two)
    let handler = try HandPoseRequestHandler(models: Models.lite())
    let (one, both) = (HandPoseRequest(), HandPoseRequest())
    #expect(one.maximumHandCount == 1 && one.revision == .revision1 && one.results == nil)
    both.maximumHandCount = 2
    try handler.perform([one, both], on: frame)
    #expect(one.results?.count == 1)
    let hands = try #require(both.results)
    #expect(hands.count == 2 && hands[0].chirality != hands[1].chirality)
    try handler.perform([one], on: Frame(width: 64, height: 64, time: 1))
    #expect(one.results == [] && both.results?.count == 2)
  }

  /// As in the listing, where each picture has a request of its own.
  @Test func handsAreFollowedAcrossRequests() throws {
    let studio = Studio()
    let handler = try HandPoseRequestHandler(models: Models.lite())
    let tracker = try HandTracker(models: Models.lite(), settings: settings(1))
    for number in 0..<4 {
      let frame = studio.frame([.central(.right, .point)], at: Double(number) / 30)
      let request = HandPoseRequest()
      try handler.perform([request], on: frame)
      #expect(request.results == tracker.track(frame))
      #expect(request.results?.first?.track == 1)
    }
  }

  private func settings(_ handCount: Int) -> HandTrackerSettings {
    var settings = HandTrackerSettings()
    settings.maximumHandCount = handCount
    return settings
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    let request = HandPoseRequest()
    let handler = try HandPoseRequestHandler(models: Models.lite())
    let frame = Frame(width: 64, height: 64, time: 0)
    for count in [0, -3, 17] {
      request.maximumHandCount = count
      #expect(throws: HandPoseRequestError.unusableHandCount(count)) {
        try handler.perform([HandPoseRequest(), request], on: frame)
      }
    }
    #expect(
      HandPoseRequestError.unusableHandCount(0).sentence
        == "a request looks for 1 to 16 hands, not for 0")
    let broken = HandPoseRequestHandler(models: .init(palmDetection: [], handLandmark: []))
    #expect(throws: HandPoseRequestError.self) {
      try broken.perform([HandPoseRequest()], on: frame)
    }
  }
}

/// What an observation hands out, in both conventions.
@Suite struct RecognizedPointTests {
  private let hand = HandObservation(
    track: 1, chirality: .right, chiralityScore: 1, presence: 1,
    joints: (0..<JointName.count).map {
      Joint(position: Vector2(0.01 * Float($0), 0.02 * Float($0)), confidence: 0.03 * Float($0))
    })

  @Test func aPointLiesInBothConventions() {
    let tip = hand.recognizedPoint(.indexTip)
    #expect(tip.name == .indexTip && tip.confidence == hand[.indexTip].confidence)
    #expect(tip.location == hand[.indexTip].position)
    #expect(tip.location(from: .upperLeft) == tip.location)
    let lower = tip.location(from: .lowerLeft)
    #expect(lower.x == tip.location.x && (lower.y + tip.location.y - 1).magnitude < 1e-6)
  }

  @Test func groupsAreTheHandsFingers() {
    let index = hand.recognizedPoints(.indexFinger)
    let names: [JointName] = index.map { $0.name }
    #expect(names == [.indexMCP, .indexPIP, .indexDIP, .indexTip])
    #expect(index[.indexTip] == hand.recognizedPoint(.indexTip))
    #expect(index[.thumbTip] == nil)
    var together: [JointName] = [.wrist]
    for group in JointGroup.allCases where group != .all { together += group.joints }
    #expect(together == JointName.allCases)
    #expect(hand.recognizedPoints(.all).count == JointName.count)
  }

  @Test func keypointsAreAnArrayOfThreeRows() {
    let array = hand.keypoints
    #expect(array.shape == [1, 3, 21] && array.scalars.count == 63)
    let vision = hand.keypoints(from: .lowerLeft)
    for joint in JointName.allCases {
      let position = hand[joint].position
      #expect(array[0, .x, joint] == position.x && array[0, .y, joint] == position.y)
      #expect(array[0, .confidence, joint] == hand[joint].confidence)
      #expect(array.scalars[joint.rawValue] == position.x)
      #expect(array.scalars[21 + joint.rawValue] == position.y)
      #expect(vision[0, .x, joint] == position.x && vision[0, .y, joint] == 1 - position.y)
    }
    let queue = KeypointArray(concatenating: [array, vision, array])
    #expect(queue.shape == [3, 3, 21])
    #expect(queue[1, .y, .indexTip] == vision[0, .y, .indexTip])
    #expect(queue[2, .y, .indexTip] == array[0, .y, .indexTip])
  }
}

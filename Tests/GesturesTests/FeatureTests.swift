import GestureData
import Gestures
import Hands
import ScalarMath
import Testing
import VirtualHand

@Suite struct PoseFeatureTests {
  static let hands: [HandKeypoints] = TrainingSample.virtual(.many, count: 30, seed: 5).map(\.hand)

  static func features(_ hand: HandKeypoints, _ view: PoseView = .invariant) -> [Float] {
    PoseFeatures.values(of: hand, view: view)!
  }

  static func moved(_ hand: HandKeypoints, _ change: (Vector2) -> Vector2) -> HandKeypoints {
    var hand = hand
    for i in hand.points.indices { hand.points[i] = change(hand.points[i]) }
    return hand
  }

  static func greatestDifference(_ a: [Float], _ b: [Float]) -> Float {
    zip(a, b).reduce(0) { $1.0.isNaN && $1.1.isNaN ? $0 : max($0, ($1.0 - $1.1).magnitude) }
  }

  @Test(arguments: [PoseView.invariant, .upright])
  func placeAndSizeDoNotMatter(view: PoseView) {
    for hand in Self.hands {
      let there = Self.moved(hand) { $0 * 3.7 + Vector2(0.4, -1.1) }
      let difference = Self.greatestDifference(
        Self.features(hand, view), Self.features(there, view))
      #expect(difference < 1e-3)
      #expect(Self.features(hand, view).count == PoseFeatures.count(view))
    }
  }

  @Test(arguments: [Float(0.3), 1.57, 3.1, -2])
  func turningDoesNotMatterUnlessItIsAskedFor(angle: Float) {
    for hand in Self.hands {
      let turned = Self.moved(hand) { $0.rotated(by: angle) }
      #expect(Self.greatestDifference(Self.features(hand), Self.features(turned)) < 2e-3)
      let upright = Self.features(hand, .upright)
      let turnedUpright = Self.features(turned, .upright)
      #expect(Self.greatestDifference(upright, turnedUpright) > 0.1)
    }
  }

  @Test func aLeftHandIsARightOneInTheMirror() {
    for hand in Self.hands {
      #expect(Self.features(hand, .upright) == Self.features(hand.mirrored, .upright))
    }
  }

  @Test func unseenJointsAreUnknownAndNothingElse() {
    var hand = Self.hands[0]
    let all = Self.features(hand)
    hand.confidences[8] = 0.1
    let some = Self.features(hand)
    let lost = some.indices.filter { some[$0].isNaN && !all[$0].isNaN }
    // Two coordinates, a bone's two parts, four distances to tips, two to wrist and knuckle, one bend.
    #expect(lost.count == 11)
    for i in some.indices where !some[i].isNaN { #expect(some[i] == all[i]) }
  }

  @Test func whatHasNoSizeHasNoFeatures() {
    let point = HandKeypoints(points: [Vector2](repeating: Vector2(0.3, 0.3), count: 21))
    #expect(PoseFeatures.values(of: point, view: .invariant) == nil)
    let nowhere = HandKeypoints(points: [Vector2](repeating: Vector2(.nan, 0), count: 21))
    #expect(PoseFeatures.values(of: nowhere, view: .upright) == nil)
    #expect(PoseClassifier.builtIn.predict(point) == nil)
    #expect(PoseClassifier.builtIn.predict(nowhere) == nil)
  }

  @Test func aPathIsToldWithoutItsPlace() {
    let path = (0..<16).map { Vector2(Float(sine(turns: Double($0) / 16)), Float($0) * 0.1) }
    let there = path.map { $0 + Vector2(4, -2) }
    let values = PathFeatures.values(of: path, unit: 0.1)
    #expect(values.count == PathFeatures.count(points: 16))
    #expect(Self.greatestDifference(values, PathFeatures.values(of: there, unit: 0.1)) < 1e-3)
  }
}

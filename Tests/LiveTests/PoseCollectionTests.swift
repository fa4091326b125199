import GestureData
import Gestures
import Hands
import Live
import ScalarMath
import Testing
import VirtualHand

/// One's own poses: shown, learned, told, kept as a file.
@Suite struct PoseCollections {
  /// So many hands that show a pose, of people drawn by lot.
  private func hands(_ pose: PoseLabel, _ count: Int, seed: UInt64) -> [HandObservation] {
    let camera = PinholeCamera(width: 480, height: 360)
    var scenes = PoseScenes(.many, seed: seed)
    return (0..<count).map { _ in
      let truth = camera.joints(of: scenes.next(pose, camera))
      return HandObservation(
        track: 1, chirality: truth.chirality, chiralityScore: 1, presence: 1,
        joints: truth.positions.map { Joint(position: $0, confidence: 1) },
        pictureAspect: 480.0 / 360)
    }
  }

  private func collection(_ poses: [(String, PoseLabel)], count: Int = 60) -> PoseCollection {
    var collection = PoseCollection()
    for (label, pose) in poses {
      collection.collect(label)
      for hand in hands(pose, count, seed: 1) { collection.observe([hand]) }
    }
    return collection
  }

  @Test func learnedPosesAreTold() throws {
    var collection = collection([("horns", .rock), ("fist", .fist), ("もしもし", .call)])
    var passes = 0
    try collection.train { _ in
      passes += 1
      return true
    }
    #expect(passes > 1)
    let learned = try #require(collection.classifier)
    #expect(learned.labels == ["horns", "fist", "もしもし"])
    // What is kept as a file tells the same.
    let read = try PoseClassifier(bytes: learned.bytes)
    for (label, pose) in [("horns", PoseLabel.rock), ("fist", .fist), ("もしもし", .call)] {
      let told = hands(pose, 50, seed: 2).count {
        read.predict(HandKeypoints($0))?.label == label
      }
      #expect(told >= 45, "\(label): \(told) of 50")
    }
  }

  @Test func nothingIsCollectedUnlessItIsAskedFor() {
    var collection = collection([("fist", .fist)], count: 5)
    #expect(collection.count(of: "fist") == 5)
    collection.collect(nil)
    collection.observe(hands(.fist, 1, seed: 3))
    #expect(collection.count(of: "fist") == 5)
    collection.collect("fist")
    collection.observe(hands(.fist, 1, seed: 3))
    #expect(collection.count(of: "fist") == 6)
    #expect(collection.examples.count == 1)
  }

  @Test func aForgottenLabelIsGone() {
    var collection = collection([("fist", .fist), ("horns", .rock)], count: 3)
    collection.forget("horns")
    #expect(collection.examples.map(\.label) == ["fist"])
    #expect(collection.collected == nil)
    collection.observe(hands(.rock, 1, seed: 3))
    #expect(collection.count(of: "horns") == 0)
  }

  @Test func noMoreThanTenSecondsAreKept() {
    let collection = collection([("fist", .fist)], count: PoseCollection.limit + 20)
    #expect(collection.count(of: "fist") == PoseCollection.limit)
  }

  @Test func tooLittleToLearnFromIsSaid() {
    var nothing = PoseCollection()
    #expect(throws: TrainingError.noExamples) { try nothing.train() }
    var one = collection([("fist", .fist)], count: 5)
    #expect(throws: TrainingError.oneLabel("fist")) { try one.train() }
    var few = collection([("fist", .fist), ("horns", .rock)], count: 1)
    #expect(throws: TrainingError.tooFewExamples(label: "fist", count: 1)) { try few.train() }
    #expect(few.classifier == nil)
  }
}

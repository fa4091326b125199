import Gestures
import ScalarMath
import Testing

/// Points of two rings that no straight line parts.
private struct Rings {
  var points: [[Float]] = []
  var targets: [Int] = []

  init(_ count: Int, seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for i in 0..<count {
      let radius = (i % 2 == 0 ? 1 : 2) + 0.15 * random.normal()
      let turns = random.uniform()
      points.append([Float(radius * cosine(turns: turns)), Float(radius * sine(turns: turns))])
      targets.append(i % 2)
    }
  }
}

@Suite struct TrainerTests {
  private static let rings = Rings(400, seed: 1)
  private static let labels = ["inner", "outer"]

  private static func train(
    _ settings: TrainerSettings, progress: (TrainingProgress) -> Bool = { _ in true }
  ) throws(TrainingError) -> Classifier {
    try ClassifierTrainer(settings).train(
      labels: labels, targets: rings.targets, progress: progress
    ) { example, _ in rings.points[example] }
  }

  @Test func itLearnsWhatNoLineParts() throws {
    let classifier = try Self.train(TrainerSettings(hiddenLayers: [16, 8]))
    let fresh = Rings(1000, seed: 2)
    var right = 0
    for (point, target) in zip(fresh.points, fresh.targets) {
      let prediction = classifier.predict(point)
      right += prediction.index == target ? 1 : 0
      let sum = prediction.labelProbabilities.reduce(Float(0)) { $0 + $1.probability }
      #expect((sum - 1).magnitude < 1e-5)
      #expect(prediction.label == Self.labels[prediction.index])
    }
    #expect(right >= 980)
    // A network without a hidden layer can only draw a line.
    let line = try Self.train(TrainerSettings(hiddenLayers: []))
    let byLine = zip(fresh.points, fresh.targets).filter { line.predict($0).index == $1 }.count
    #expect(byLine < 700)
  }

  @Test func theSameSeedGivesTheSameModelAndAnotherSeedAnother() throws {
    let one = try Self.train(TrainerSettings(epochs: 5, seed: 3))
    let same = try Self.train(TrainerSettings(epochs: 5, seed: 3))
    let other = try Self.train(TrainerSettings(epochs: 5, seed: 4))
    func answers(_ classifier: Classifier) -> [Float] {
      Self.rings.points.map { classifier.predict($0).labelProbabilities[0].probability }
    }
    #expect(answers(one) == answers(same))
    #expect(answers(one) != answers(other))
  }

  @Test func progressIsToldAndCanStop() throws {
    var told: [TrainingProgress] = []
    _ = try Self.train(TrainerSettings(epochs: 12, patience: 0)) {
      told.append($0)
      return true
    }
    #expect(told.map(\.epoch) == Array(1...12))
    #expect(told.last!.loss < told.first!.loss)
    #expect(told.last!.validation != nil)
    var passes = 0
    _ = try Self.train(TrainerSettings(epochs: 12)) { progress in
      passes = progress.epoch
      return progress.epoch < 3
    }
    #expect(passes == 3)
  }

  @Test func trainingStopsWhenNothingIsGained() throws {
    // Labels by lot: what is learned by heart does not help with what is kept back.
    var random = RandomNumbers(seed: 8)
    let points = (0..<200).map { _ in (0..<6).map { _ in Float(random.normal()) } }
    let targets = (0..<200).map { _ in Int(random.uniform() * 2) }
    var passes = 0
    let settings = TrainerSettings(
      epochs: 200, patience: 10, learningRate: 0.01, validationShare: 0.3)
    _ = try ClassifierTrainer(settings).train(
      labels: Self.labels, targets: targets,
      progress: {
        passes = $0.epoch
        return true
      }
    ) { example, _ in points[example] }
    #expect(passes < 100)
  }

  @Test func aWeightMakesALabelMoreLikely() throws {
    // Two heaps that overlap: what lies between goes to the label that counts more.
    var random = RandomNumbers(seed: 6)
    let points = (0..<400).map { [Float(random.normal()) + ($0 % 2 == 0 ? -0.5 : 0.5)] }
    let targets = (0..<400).map { $0 % 2 }
    func share(_ weights: [Float]) throws -> Int {
      let settings = TrainerSettings(
        hiddenLayers: [8], epochs: 100, learningRate: 0.01, classWeights: .given(weights))
      let classifier = try ClassifierTrainer(settings).train(
        labels: Self.labels, targets: targets
      ) { example, _ in points[example] }
      return points.filter { classifier.predict($0).index == 1 }.count
    }
    let (low, even, high) = (try share([5, 1]), try share([1, 1]), try share([1, 5]))
    // The border moves by log 5, more than a deviation and a half, to either side.
    #expect(low < 100)
    #expect(even > 150 && even < 250)
    #expect(high > 300)
  }

  @Test func unknownFeaturesAreBorne() throws {
    let classifier = try Self.train(TrainerSettings(epochs: 5))
    let prediction = classifier.predict([.nan, .nan])
    #expect(prediction.confidence.isFinite)
    #expect(classifier.predict([.infinity, -1e30]).confidence.isFinite)
  }

  @Test func whatCannotBeLearnedIsSaid() {
    func error(_ labels: [String], _ targets: [Int], _ settings: TrainerSettings = .init())
      -> TrainingError?
    {
      do {
        _ = try ClassifierTrainer(settings).train(labels: labels, targets: targets) { _, _ in [0] }
        return nil
      } catch {
        return error
      }
    }
    #expect(error([], []) == .noExamples)
    #expect(error(["a"], [0, 0]) == .oneLabel("a"))
    #expect(error(["a", "b"], [0, 0, 1]) == .tooFewExamples(label: "b", count: 1))
    #expect(error(["a", ""], [0, 0, 1, 1]) == .unusableLabel(""))
    #expect(error(["a", "b"], [0, 0, 1, 1], .init(epochs: 0)) == .unusableSetting("epochs"))
    #expect(
      error(["a", "b"], [0, 0, 1, 1], .init(classWeights: .given([1])))
        == .unusableSetting("class weights"))
    let many = (0...100).map { "label \($0)" }
    #expect(error(many, (0..<202).map { $0 / 2 }) == .tooManyLabels(limit: 100))
    for sentence in [
      TrainingError.oneLabel("fist").sentence,
      TrainingError.tooFewExamples(label: "fist", count: 1).sentence,
    ] {
      #expect(sentence.contains("“fist”"))
      #expect(!sentence.hasSuffix("."))
    }
  }
}

import GestureData
import Gestures
import Testing

@Suite struct ModelFileTests {
  static let trained = Result {
    try PoseTrainer(
      settings: TrainerSettings(hiddenLayers: [8], epochs: 3), view: .upright
    ).train(TrainingSample.virtual(.many, count: 300, seed: 3))
  }
  static func poses() throws -> PoseClassifier { try trained.get() }
  static let hands = TrainingSample.virtual(.many, count: 100, seed: 4).map(\.hand)

  @Test func aModelIsTheSameAfterItWasWrittenAndRead() throws {
    let written = try Self.poses()
    let read = try PoseClassifier(bytes: written.bytes)
    #expect(read.bytes == written.bytes)
    #expect(read.labels == written.labels)
    #expect(read.view == .upright)
    for hand in Self.hands {
      let one = written.predict(hand)!.labelProbabilities.map(\.probability)
      let other = read.predict(hand)!.labelProbabilities.map(\.probability)
      #expect(one == other)
    }
  }

  @Test func theBuiltInModelsAreSmall() {
    #expect(PoseClassifier.builtIn.bytes.count <= 100_000)
    #expect(ActionClassifier.builtIn.bytes.count <= 100_000)
    #expect(PoseClassifier.builtIn.labels == PoseLabel.allCases.map(\.name))
    #expect(ActionClassifier.builtIn.labels == ActionLabel.allCases.map(\.name))
    #expect(ActionClassifier.builtIn.settings == ActionSettings())
  }

  static func error(_ bytes: [UInt8]) -> GestureModelError? {
    do {
      _ = try PoseClassifier(bytes: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyFlippedBitIsFound() throws {
    let bytes = try Self.poses().bytes
    for i in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[i] ^= UInt8(1 << (i % 8))
      #expect(Self.error(damaged) != nil)
    }
  }

  @Test func everyShorterFileIsRefused() throws {
    let bytes = try Self.poses().bytes
    for count in stride(from: 0, to: bytes.count, by: 13) {
      #expect(Self.error(Array(bytes[..<count])) != nil)
    }
    #expect(Self.error(Array("name,x,y\n".utf8)) == .notAModel)
    #expect(Self.error([]) == .notAModel)
  }

  @Test func anotherKindAndAnotherVersionAreSaid() throws {
    #expect(Self.error(ActionClassifier.builtIn.bytes) == .anotherKind(wanted: .poses))
    #expect(
      Self.error(ActionClassifier.builtIn.bytes)!.sentence
        == "the model tells actions, not poses; give a model of poses")
    var newer = try Self.poses().bytes
    newer[4] = 2
    #expect(Self.error(newer) == .unsupportedVersion(2))
    let poses = try Self.poses().bytes
    #expect(throws: GestureModelError.anotherKind(wanted: .actions)) {
      try ActionClassifier(bytes: poses)
    }
  }

  /// A checksum that fits does not make sense of numbers that do not.
  @Test func numbersThatDoNotBelongTogetherAreRefused() throws {
    let bytes = try Self.poses().bytes
    for i in 6..<min(bytes.count - 4, 400) {
      var changed = Array(bytes.dropLast(4))
      changed[i] ^= 0xFF
      let sum = checksum(changed)
      for shift in [0, 8, 16, 24] {
        changed.append(UInt8(truncatingIfNeeded: sum >> UInt32(shift)))
      }
      // Some changes give another usable model; none may trap, whatever hand comes.
      if let poses = try? PoseClassifier(bytes: changed) {
        #expect(poses.predict(Self.hands[0])!.labelProbabilities.count == poses.labels.count)
      }
    }
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { one, _ in
        one >> 1 ^ (one & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}

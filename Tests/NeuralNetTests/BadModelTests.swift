import Foundation
import NeuralNet
import ScalarMath
import Testing

/// What is wrong with a model is named, and nothing that bytes say can stop the program.
@Suite struct BadModelTests {
  /// A model with every operator, of few bytes.
  static var small: ModelWriter {
    var writer = ModelWriter()
    let one: [Int: FlatbufferWriter.Value] = [1: .integer(1), 2: .integer(1)]
    let source = writer.input([1, 6, 6, 4])
    let (a, b, c) = (
      writer.tensor([1, 6, 6, 8]), writer.tensor([1, 6, 6, 8]), writer.tensor([1, 6, 6, 8])
    )
    let kernel = writer.halfPrecisionConstant([8, 3, 3, 4], Array(repeating: 0x2E66, count: 288))
    writer.operation(3, [source, kernel], [a], options: one.merging([3: .byte(3)]) { $1 })
    let places = writer.constant([1, 3, 3, 8], Array(repeating: 0.1, count: 72))
    writer.operation(4, [a, places], [b], options: one.merging([3: .integer(1)]) { $1 })
    let mix = writer.constant([8, 1, 1, 8], Array(repeating: 0.1, count: 64))
    writer.operation(3, [b, mix], [c], options: one)
    let (sum, bent) = (writer.tensor([1, 6, 6, 8]), writer.tensor([1, 6, 6, 8]))
    writer.operation(0, [c, a], [sum])
    let slopes = writer.constant([1, 1, 8], Array(repeating: 0.5, count: 8))
    writer.operation(54, [sum, slopes], [bent])
    let (pooled, wide, large) = (
      writer.tensor([1, 3, 3, 8]), writer.tensor([1, 3, 3, 12]), writer.tensor([1, 6, 6, 12])
    )
    writer.operation(
      17, [bent], [pooled],
      options: [1: .integer(2), 2: .integer(2), 3: .integer(2), 4: .integer(2)])
    let amounts = writer.constant([4, 2], integers: [0, 0, 0, 0, 0, 0, 0, 4])
    writer.operation(34, [pooled, amounts], [wide])
    let size = writer.constant([2], integers: [6, 6])
    writer.operation(23, [wide, size], [large], options: [3: .byte(1)])
    let (joined, mean, score) = (
      writer.tensor([1, 6, 6, 20]), writer.tensor([1, 20]), writer.tensor([1, 3])
    )
    writer.operation(2, [large, bent], [joined], options: [0: .integer(3)])
    let axes = writer.constant([2], integers: [1, 2])
    writer.operation(40, [joined, axes], [mean])
    let last = writer.constant([3, 20], Array(repeating: 0.1, count: 60))
    writer.operation(9, [mean, last], [score])
    writer.outputs = [writer.tensor([1, 3]), writer.tensor([1, 12, 60])]
    writer.operation(14, [score], [writer.outputs[0]])
    writer.operation(22, [joined], [writer.outputs[1]])
    return writer
  }

  /// The error of making a network of a model, if there is one.
  private func error(
    of writer: ModelWriter, memoryLimit: Int = Network.defaultMemoryLimit
  ) -> ModelError? {
    do {
      _ = try Network(Model(writer.file), memoryLimit: memoryLimit)
      return nil
    } catch { return error }
  }

  @Test func theSmallModelRuns() throws {
    let network = try Network(Model(Self.small.file))
    network.run()
    #expect(network.output(0).allSatisfy { $0 > 0 && $0 < 1 })
    #expect(network.inputShape == [1, 6, 6, 4])
    #expect(network.outputShape(1) == [1, 12, 60])
    #expect(network.multiplications == 36 * (288 + 72 + 64) + 60)
  }

  /// The fuzzer starts from this model.
  @Test func theFuzzersSeedIsTheSmallModel() throws {
    let seed = Models.root.appendingPathComponent("Tests/Fuzz/small.tflite")
    #expect(try Data(contentsOf: seed) == Data(Self.small.file))
  }

  @Test func otherFilesAreNotFlatbuffers() {
    for bytes in [[], Array("RIFF....WAVE".utf8), [UInt8](repeating: 0, count: 100)] {
      #expect(throws: ModelError.notAFlatbuffer) { try Model(bytes) }
    }
  }

  @Test func otherVersionsAreRefused() {
    var writer = Self.small
    writer.version = 4
    #expect(error(of: writer) == .unsupportedVersion(4))
  }

  @Test func unknownOperatorsAreNamed() {
    var writer = Self.small
    writer.operation(25, [writer.outputs[0]], [writer.tensor([1, 3])])  // SOFTMAX
    #expect(error(of: writer) == .unknownOperator(code: 25))
  }

  @Test func shapesThatDoNotFitAreFound() {
    for (weights, output) in [([8, 1, 1, 5], [1, 6, 6, 8]), ([8, 1, 1, 4], [1, 6, 6, 9])] {
      var writer = ModelWriter()
      let source = writer.input([1, 6, 6, 4])
      let values = [Float](repeating: 1, count: weights.reduce(1, *))
      let kernel = writer.constant(weights, values)
      writer.outputs = [writer.tensor(output)]
      writer.operation(
        3, [source, kernel], writer.outputs, options: [1: .integer(1), 2: .integer(1)])
      #expect(error(of: writer) == .shapeMismatch(operation: 0))
    }
  }

  @Test func constantsMustBeComplete() {
    var writer = ModelWriter()
    let source = writer.input([1, 6, 6, 4])
    let kernel = writer.constant([8, 1, 1, 4], [1, 2, 3])
    writer.outputs = [writer.tensor([1, 6, 6, 8])]
    writer.operation(
      3, [source, kernel], writer.outputs, options: [1: .integer(1), 2: .integer(1)])
    #expect(error(of: writer) == .missingConstant(tensor: kernel))
  }

  @Test func dilationAndStridesOfZeroAreRefused() {
    for options in [[1: 0, 2: 1], [1: 1, 2: -1], [1: 1, 2: 1, 4: 2], [1: 1 << 20, 2: 1]] {
      var writer = ModelWriter()
      let source = writer.input([1, 6, 6, 4])
      let kernel = writer.constant([8, 1, 1, 4], Array(repeating: 1, count: 32))
      writer.outputs = [writer.tensor([1, 6, 6, 8])]
      writer.operation(
        3, [source, kernel], writer.outputs, options: options.mapValues { .integer(Int32($0)) })
      #expect(error(of: writer) == .unsupportedOption(operation: 0))
    }
  }

  @Test func tensorsAreComputedOnceAndBeforeTheirUse() {
    var writer = ModelWriter()
    let source = writer.input([1, 2, 2, 4])
    let late = writer.tensor([1, 2, 2, 4])
    writer.outputs = [writer.tensor([1, 2, 2, 4])]
    writer.operation(0, [source, late], writer.outputs)
    #expect(error(of: writer) == .outOfOrder(tensor: late))

    writer = ModelWriter()
    let input = writer.input([1, 2, 2, 4])
    writer.outputs = [input]
    writer.operation(0, [input, input], [input])
    #expect(error(of: writer) == .outOfOrder(tensor: input))
  }

  @Test func sizesAreLimited() {
    #expect(error(of: Self.small, memoryLimit: 1000) == .tooLarge(limit: 1000))
    for shape in [[1, 16384, 16384, 16384], [1, 1 << 20, 1, 1], [2, 3, 3, 3], [1, 0, 1, 1]] {
      var writer = ModelWriter()
      let source = writer.input(shape)
      writer.outputs = [writer.tensor(shape)]
      writer.operation(0, [source, source], writer.outputs)
      #expect(error(of: writer) != nil)
    }
  }

  @Test func everyErrorIsOneSentence() {
    let errors: [ModelError] = [
      .notAFlatbuffer, .unsupportedVersion(4), .truncated(offset: 9), .tooManyEntries(1),
      .unsupportedGraph, .unknownOperator(code: 1), .invalidReference(operation: 2),
      .unsupportedOption(operation: 3), .wrongOperandCount(operation: 4),
      .shapeMismatch(operation: 5), .missingConstant(tensor: 6), .outOfOrder(tensor: 7),
      .unsupportedShape(tensor: 8), .unsupportedType(tensor: 9), .tooLarge(limit: 10),
    ]
    for error in errors {
      #expect(error.sentence.first?.isLowercase == true && !error.sentence.hasSuffix("."))
      #expect(error.sentence.filter { $0 == ";" }.count == 1)
    }
  }

  // Bytes changed at random. That the test ends at all is what it shows.

  /// Reads bytes, and runs what they describe if that is not much work.
  private func survive(_ bytes: [UInt8], running: Bool = true) -> Bool {
    guard let model = try? Model(bytes) else { return false }
    guard running, let network = try? Network(model, memoryLimit: 64 << 20) else { return false }
    if network.multiplications < 1 << 30 { network.run() }
    for index in 0..<network.outputCount { _ = network.output(index) }
    return true
  }

  @Test func truncatedSmallModelsAreRefused() {
    let bytes = Self.small.file
    for length in bytes.indices { _ = survive(Array(bytes[..<length])) }
    #expect(survive(bytes))
    #expect(!survive(Array(bytes[..<(bytes.count / 2)])))
  }

  @Test func changedSmallModelsAreSurvived() {
    var random = RandomNumbers(seed: 5)
    let bytes = Self.small.file
    var accepted = 0
    for _ in 0..<20_000 {
      var changed = bytes
      for _ in 0...Int(random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        changed[place] = random.next() % 3 == 0 ? 255 : UInt8(truncatingIfNeeded: random.next())
      }
      accepted += survive(changed) ? 1 : 0
    }
    #expect(accepted > 1000)
    #expect(accepted < 19_000)
  }

  @Test(
    .enabled(if: Models.arePresent, "the folder Models lacks the networks: run the set-up"),
    arguments: Models.names)
  func truncatedNetworksAreRefused(name: String) throws {
    let bytes = try Models.bytes(name)
    for step in 0..<200 {
      #expect(!survive(Array(bytes[..<(bytes.count * step / 200)]), running: step % 10 == 0))
    }
  }

  /// Most bytes are weights; flips near the ends, where the tables stand, do more.
  @Test(
    .enabled(if: Models.arePresent, "the folder Models lacks the networks: run the set-up"),
    arguments: Models.names)
  func changedNetworksAreSurvived(name: String) throws {
    var random = RandomNumbers(seed: 6)
    var bytes = try Models.bytes(name)
    for round in 0..<400 {
      var undo: [(Int, UInt8)] = []
      for _ in 0..<3 {
        let offset = Int(random.next() % 60_000)
        let place = random.next() % 4 == 0 ? offset : bytes.count - 1 - offset
        undo.append((place, bytes[place]))
        bytes[place] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = survive(bytes, running: round % 20 == 0)
      for (place, byte) in undo.reversed() { bytes[place] = byte }
    }
  }
}

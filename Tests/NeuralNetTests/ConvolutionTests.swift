import NeuralNet
import ScalarMath
import Testing

/// Convolutions of many shapes against their definition.
@Suite struct ConvolutionTests {
  static let sets = InstructionSet.allCases.filter(\.isSupported)

  struct Shape: CustomTestStringConvertible {
    var height = 9
    var width = 11
    var input = 8
    var output = 16
    var window = (1, 1)
    var stride = (1, 1)
    var same = true
    var activation: Int8 = 0

    var testDescription: String {
      "\(height)×\(width)×\(input) to \(output), window \(window), stride \(stride)"
    }
  }

  static let shapes = [
    Shape(), Shape(input: 3, output: 5), Shape(input: 1, output: 1), Shape(input: 7, output: 41),
    Shape(input: 16, output: 24), Shape(input: 5, output: 40, activation: 3),
    Shape(input: 40, output: 63, activation: 1), Shape(height: 1, width: 1, input: 96, output: 33),
    Shape(height: 2, width: 1, input: 3, output: 9, window: (2, 1)),
    Shape(height: 17, width: 16, input: 3, output: 24, window: (3, 3), stride: (2, 2)),
    Shape(height: 16, width: 17, input: 3, output: 32, window: (5, 5), stride: (2, 2)),
    Shape(input: 4, output: 4, window: (3, 5), stride: (1, 3), same: false, activation: 2),
    Shape(input: 2, output: 10, stride: (2, 2)),
    Shape(input: 2, output: 10, stride: (3, 2), same: false),
    Shape(height: 60, width: 50, input: 6, output: 8, window: (3, 3)),
  ]

  @Test(arguments: shapes, sets)
  func convolutionFollowsItsDefinition(shape: Shape, set: InstructionSet) throws {
    var random = RandomNumbers(seed: 1)
    let input = Reference(shape.height, shape.width, shape.input, &random)
    let (kh, kw) = shape.window
    let weights = Reference.random(shape.output * kh * kw * shape.input, &random)
    let bias = Reference.random(shape.output, &random)
    let (rows, top) = Reference.places(shape.height, kh, shape.stride.0, same: shape.same)
    let (columns, left) = Reference.places(shape.width, kw, shape.stride.1, same: shape.same)
    let expected = Reference(rows, columns, shape.output) { y, x, o in
      var sum = bias[o]
      for i in 0..<kh {
        for j in 0..<kw {
          for c in 0..<shape.input {
            sum +=
              input.padded(y * shape.stride.0 - top + i, x * shape.stride.1 - left + j, c)
              * weights[((o * kh + i) * kw + j) * shape.input + c]
          }
        }
      }
      return bounded(sum, shape.activation)
    }

    var writer = ModelWriter()
    let source = writer.input(input.shape)
    let kernel = writer.constant([shape.output, kh, kw, shape.input], weights.map { Float($0) })
    let biases = writer.constant([shape.output], bias.map { Float($0) })
    writer.outputs = [writer.tensor(expected.shape)]
    writer.operation(
      3, [source, kernel, biases], writer.outputs, options: options(shape, activation: 3))
    try check(writer, input, expected, set)
  }

  @Test(arguments: shapes, sets)
  func depthwiseConvolutionFollowsItsDefinition(shape: Shape, set: InstructionSet) throws {
    var random = RandomNumbers(seed: 2)
    let channels = shape.output
    let input = Reference(shape.height, shape.width, channels, &random)
    let (kh, kw) = shape.window
    let weights = Reference.random(kh * kw * channels, &random)
    let bias = Reference.random(channels, &random)
    let (rows, top) = Reference.places(shape.height, kh, shape.stride.0, same: shape.same)
    let (columns, left) = Reference.places(shape.width, kw, shape.stride.1, same: shape.same)
    let expected = Reference(rows, columns, channels) { y, x, c in
      var sum = bias[c]
      for i in 0..<kh {
        for j in 0..<kw {
          sum +=
            input.padded(y * shape.stride.0 - top + i, x * shape.stride.1 - left + j, c)
            * weights[(i * kw + j) * channels + c]
        }
      }
      return bounded(sum, shape.activation)
    }

    var writer = ModelWriter()
    let source = writer.input(input.shape)
    let kernel = writer.constant([1, kh, kw, channels], weights.map { Float($0) })
    let biases = writer.constant([channels], bias.map { Float($0) })
    writer.outputs = [writer.tensor(expected.shape)]
    writer.operation(
      4, [source, kernel, biases], writer.outputs,
      options: options(shape, activation: 4).merging([3: .integer(1)]) { $1 })
    try check(writer, input, expected, set)
  }

  @Test(arguments: sets)
  func fullyConnectedSumsAllInputs(set: InstructionSet) throws {
    var random = RandomNumbers(seed: 3)
    let input = Reference(3, 5, 7, &random)
    let weights = Reference.random(10 * 105, &random)
    let expected = Reference(1, 1, 10) { _, _, o in
      (0..<105).reduce(0) { $0 + input.values[$1] * weights[o * 105 + $1] }
    }
    var writer = ModelWriter()
    let source = writer.input(input.shape)
    let kernel = writer.constant([10, 105], weights.map { Float($0) })
    writer.outputs = [writer.tensor([1, 10])]
    writer.operation(9, [source, kernel, -1], writer.outputs)
    try check(writer, input, expected, set)
  }

  /// The middle one is computed a few rows at a time, in memory for a few rows.
  @Test(arguments: [1, 2, 5, 31, 200], sets)
  func layersThatTakeTurnsAgreeWithTheirDefinition(height: Int, set: InstructionSet) throws {
    var random = RandomNumbers(seed: UInt64(height))
    let input = Reference(height, 12, 4, &random)
    let (first, second) = (Reference.random(8 * 4, &random), Reference.random(25 * 8, &random))
    let third = Reference.random(4 * 8, &random)
    let wide = Reference(height, 12, 8) { y, x, o in
      (0..<4).reduce(0) { $0 + input[y, x, $1] * first[o * 4 + $1] }
    }
    let (rows, top) = Reference.places(height, 5, 2, same: true)
    let (columns, left) = Reference.places(12, 5, 2, same: true)
    let mixed = Reference(rows, columns, 8) { y, x, c in
      var sum = 0.0
      for i in 0..<25 {
        sum += wide.padded(2 * y - top + i / 5, 2 * x - left + i % 5, c) * second[i * 8 + c]
      }
      return sum
    }
    let expected = Reference(rows, columns, 4) { y, x, o in
      (0..<8).reduce(0) { $0 + mixed[y, x, $1] * third[o * 8 + $1] }
    }
    var writer = ModelWriter()
    let source = writer.input(input.shape)
    let (a, b) = (writer.tensor(wide.shape), writer.tensor(mixed.shape))
    writer.outputs = [writer.tensor(expected.shape)]
    let one = options(Shape(), activation: 3)
    writer.operation(
      3, [source, writer.constant([8, 1, 1, 4], first.map { Float($0) })], [a], options: one)
    writer.operation(
      4, [a, writer.constant([1, 5, 5, 8], second.map { Float($0) })], [b],
      options: options(Shape(stride: (2, 2)), activation: 4))
    writer.operation(
      3, [b, writer.constant([4, 1, 1, 8], third.map { Float($0) })], writer.outputs, options: one)
    try check(writer, input, expected, set)
  }

  private func bounded(_ value: Double, _ activation: Int8) -> Double {
    switch activation {
    case 1: max(0, value)
    case 2: min(max(-1, value), 1)
    case 3: min(max(0, value), 6)
    default: value
    }
  }

  private func options(_ shape: Shape, activation: Int) -> [Int: FlatbufferWriter.Value] {
    [
      0: .byte(shape.same ? 0 : 1), 1: .integer(Int32(shape.stride.1)),
      2: .integer(Int32(shape.stride.0)), activation: .byte(shape.activation),
    ]
  }

  /// Runs a network twice: the second run finds the traces of the first in memory.
  private func check(
    _ writer: ModelWriter, _ input: Reference, _ expected: Reference, _ set: InstructionSet
  ) throws {
    let network = try Network(Model(writer.file), instructionSet: set)
    for _ in 0..<2 {
      #expect(difference(network.outputs(of: input)[0], expected.values) < 2e-5)
    }
  }
}

import NeuralNet
import ScalarMath
import Testing

/// Layers that run together, take turns, share memory and are merged with their neighbours compute what
/// each of them computes alone.
@Suite struct ChainTests {
  /// One operation of a chain: how it continues a model from a tensor of that shape.
  struct Link {
    var shape: [Int]
    var write: (inout ModelWriter, _ source: Int, _ target: Int) -> Void
  }

  private static func link(after shape: [Int], _ random: inout RandomNumbers) -> Link {
    let (height, width, channels) = (shape[1], shape[2], shape[3])
    let kind = random.next() % 8
    let stride = Int(random.next() % 2) + 1
    let same: Int8 = height > 4 && random.next() % 3 == 0 ? 1 : 0
    let outputs = [3, 4, 8, 17, 24][Int(random.next() % 5)]
    let weights = Reference.random(6000, &random).map { Float($0 / 3) }
    func slid(_ window: Int) -> (Int, Int) {
      let rows = Reference.places(height, window, stride, same: same == 0).0
      return (rows, Reference.places(width, window, stride, same: same == 0).0)
    }
    let sliding: [Int: FlatbufferWriter.Value] = [
      0: .byte(same), 1: .integer(Int32(stride)), 2: .integer(Int32(stride)),
    ]
    switch kind {
    case 0, 1:  // a convolution of one pixel or nine
      let window = kind == 0 ? 1 : 3
      let (rows, columns) = slid(window)
      return Link(shape: [1, rows, columns, outputs]) { writer, source, target in
        let sides = [outputs, window, window, channels]
        let kernel = writer.constant(sides, Array(weights[..<sides.reduce(1, *)]))
        writer.operation(3, [source, kernel], [target], options: sliding)
      }
    case 2:
      let (rows, columns) = slid(3)
      return Link(shape: [1, rows, columns, channels]) { writer, source, target in
        let kernel = writer.constant([1, 3, 3, channels], Array(weights[..<(9 * channels)]))
        writer.operation(
          4, [source, kernel], [target], options: sliding.merging([3: .integer(1)]) { $1 })
      }
    case 3:
      let (rows, columns) = slid(2)
      return Link(shape: [1, rows, columns, channels]) { writer, source, target in
        writer.operation(
          17, [source], [target],
          options: sliding.merging([3: .integer(2), 4: .integer(2)]) { $1 })
      }
    case 4:
      return Link(shape: shape) { writer, source, target in
        let slopes = writer.constant([1, 1, channels], Array(weights[..<channels]))
        writer.operation(54, [source, slopes], [target])
      }
    case 5:  // a convolution and its input, added
      return Link(shape: shape) { writer, source, target in
        let sides = [channels, 1, 1, channels]
        let kernel = writer.constant(sides, Array(weights[..<(channels * channels)]))
        let sum = writer.tensor(shape)
        writer.operation(
          3, [source, kernel], [sum], options: [1: .integer(1), 2: .integer(1)])
        writer.operation(0, [sum, source], [target])
      }
    case 6:
      return Link(shape: [1, height + 3, width, channels]) { writer, source, target in
        let amounts = writer.constant([4, 2], integers: [0, 0, 1, 2, 0, 0, 0, 0])
        writer.operation(34, [source, amounts], [target])
      }
    default:
      let factor = height < 40 ? 2 : 1
      return Link(shape: [1, height * factor, width * factor, channels]) { writer, source, target in
        let size = writer.constant([2], integers: [height * factor, width * factor])
        writer.operation(23, [source, size], [target], options: [3: .byte(1)])
      }
    }
  }

  @Test(arguments: 0..<60, ConvolutionTests.sets)
  func chainsAgreeWithTheirLinks(seed: Int, set: InstructionSet) throws {
    var random = RandomNumbers(seed: UInt64(seed))
    let input = Reference(Int(random.next() % 60) + 5, Int(random.next() % 12) + 5, 4, &random)
    var chain = ModelWriter()
    var tensor = chain.input(input.shape)
    var (shape, values) = (input.shape, input)
    var links: [Link] = []
    for _ in 0..<9 where shape[1] > 2 && shape[2] > 2 {
      let link = Self.link(after: shape, &random)
      links.append(link)

      var alone = ModelWriter()
      let source = alone.input(shape)
      alone.outputs = [alone.tensor(link.shape)]
      link.write(&alone, source, alone.outputs[0])
      let network = try Network(Model(alone.file), instructionSet: set)
      values.values = network.outputs(of: values)[0].map { Double($0) }
      (values.height, values.width, values.channels) = (link.shape[1], link.shape[2], link.shape[3])

      let target = chain.tensor(link.shape)
      link.write(&chain, tensor, target)
      (tensor, shape) = (target, link.shape)
    }
    chain.outputs = [tensor]
    let network = try Network(Model(chain.file), instructionSet: set)
    let magnitude = values.values.map(\.magnitude).max() ?? 1
    for _ in 0..<2 {
      #expect(difference(network.outputs(of: input)[0], values.values) <= 1e-5 * max(1, magnitude))
    }
  }
}

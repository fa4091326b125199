import NeuralNet
import ScalarMath
import Testing

/// The small operators against their definitions.
@Suite struct OperatorTests {
  let input: Reference
  private var writer = ModelWriter()
  private let source: Int

  init() {
    var random = RandomNumbers(seed: 4)
    input = Reference(6, 5, 7, &random)
    source = writer.input(input.shape)
  }

  private func check(_ expected: Reference, _ writer: ModelWriter, tolerance: Double = 1e-6) throws
  {
    let network = try Network(Model(writer.file))
    for _ in 0..<2 {
      #expect(difference(network.outputs(of: input)[0], expected.values) <= tolerance)
    }
  }

  @Test func additionHoldsItsSum() throws {
    var writer = writer
    writer.outputs = [writer.tensor(input.shape)]
    writer.operation(0, [source, source], writer.outputs, options: [0: .byte(2)])
    try check(
      Reference(6, 5, 7) { min(max(2 * input[$0, $1, $2], -1), 1) }, writer)
  }

  @Test(arguments: [1, 7]) func rectifierBendsNegativeValues(slopes: Int) throws {
    var writer = writer
    let slope = (0..<slopes).map { Float($0) * 0.25 - 0.5 }
    writer.outputs = [writer.tensor(input.shape)]
    let shape = slopes == 1 ? [1] : [1, 1, slopes]
    writer.operation(54, [source, writer.constant(shape, slope)], writer.outputs)
    try check(
      Reference(6, 5, 7) { y, x, c in
        let value = input[y, x, c]
        return value < 0 ? value * Double(slope[slopes == 1 ? 0 : c]) : value
      }, writer)
  }

  /// As in the palm detectors: a convolution, a residual added to it, a rectifier.
  @Test func convolutionTakesInAdditionAndRectifier() throws {
    var writer = writer
    let weights = (0..<49).map { Float($0 % 11) / 8 - 0.5 }
    let (sum, added) = (writer.tensor(input.shape), writer.tensor(input.shape))
    writer.outputs = [writer.tensor(input.shape)]
    writer.operation(
      3, [source, writer.constant([7, 1, 1, 7], weights)], [sum],
      options: [1: .integer(1), 2: .integer(1)])
    writer.operation(0, [source, sum], [added])
    writer.operation(
      54, [added, writer.constant([1, 1, 7], Array(repeating: 0.5, count: 7))], writer.outputs)
    try check(
      Reference(6, 5, 7) { y, x, o in
        let value = (0..<7).reduce(input[y, x, o]) {
          $0 + input[y, x, $1] * Double(weights[o * 7 + $1])
        }
        return value < 0 ? value / 2 : value
      }, writer)
  }

  @Test(arguments: [true, false]) func poolingIgnoresItsPadding(same: Bool) throws {
    var writer = writer
    let (rows, top) = Reference.places(6, 3, 2, same: same)
    let (columns, left) = Reference.places(5, 2, 3, same: same)
    let expected = Reference(rows, columns, 7) { y, x, c in
      var most = -Double.infinity
      for i in 0..<3 {
        for j in 0..<2 where 0..<6 ~= 2 * y - top + i && 0..<5 ~= 3 * x - left + j {
          most = max(most, input[2 * y - top + i, 3 * x - left + j, c])
        }
      }
      return most
    }
    writer.outputs = [writer.tensor(expected.shape)]
    writer.operation(
      17, [source], writer.outputs,
      options: [
        0: .byte(same ? 0 : 1), 1: .integer(3), 2: .integer(2), 3: .integer(2), 4: .integer(3),
      ])
    try check(expected, writer)
  }

  @Test(arguments: [1, 2, 3, -1]) func concatenationPutsMapsSideBySide(axis: Int32) throws {
    var writer = writer
    let direction = Int(axis < 0 ? axis + 4 : axis)
    var shape = input.shape
    shape[direction] *= 2
    let sizes = (input.height, input.width, input.channels)
    let expected = Reference(shape[1], shape[2], shape[3]) { y, x, c in
      input[y % sizes.0, x % sizes.1, c % sizes.2]
    }
    writer.outputs = [writer.tensor(shape)]
    writer.operation(2, [source, source], writer.outputs, options: [0: .integer(axis)])
    try check(expected, writer)
  }

  @Test func paddingSurroundsWithZeros() throws {
    var writer = writer
    let amounts = writer.constant([4, 2], integers: [0, 0, 1, 2, 0, 3, 2, 0])
    let expected = Reference(9, 8, 9) { y, x, c in c < 2 ? 0 : input.padded(y - 1, x, c - 2) }
    writer.outputs = [writer.tensor(expected.shape)]
    writer.operation(34, [source, amounts], writer.outputs)
    try check(expected, writer)
  }

  @Test func reshapeKeepsTheOrder() throws {
    var writer = writer
    writer.outputs = [writer.tensor([1, 30, 7])]
    writer.operation(22, [source], writer.outputs)
    let network = try Network(Model(writer.file))
    #expect(difference(network.outputs(of: input)[0], input.values) == 0)
    #expect(network.outputShape(0) == [1, 30, 7])
  }

  @Test func meanIsOverThePicture() throws {
    var writer = writer
    writer.outputs = [writer.tensor([1, 7])]
    writer.operation(40, [source, writer.constant([2], integers: [1, 2])], writer.outputs)
    try check(
      Reference(1, 1, 7) { _, _, c in
        (0..<30).reduce(0) { $0 + input[$1 / 5, $1 % 5, c] } / 30
      }, writer)
  }

  @Test func logisticIsBetweenZeroAndOne() throws {
    var writer = writer
    writer.outputs = [writer.tensor(input.shape)]
    writer.operation(14, [source], writer.outputs)
    try check(Reference(6, 5, 7) { 1 / (1 + ScalarMath.exp(-input[$0, $1, $2])) }, writer)
  }

  /// Half-pixel centres: the pixel at i stands for the place (i + ½) · scale − ½ of the source.
  @Test(arguments: [(12, 10), (3, 9), (6, 5)])
  func resizeMixesNeighbours(height: Int, width: Int) throws {
    var writer = writer
    let expected = resized(input, height, width)
    writer.outputs = [writer.tensor(expected.shape)]
    let size = writer.constant([2], integers: [height, width])
    writer.operation(23, [source, size], writer.outputs, options: [3: .byte(1)])
    try check(expected, writer)
  }

  /// The convolution is computed before the resize, which must not show.
  @Test func convolutionOfAnEnlargedMapIsThatOfItsPixels() throws {
    var writer = writer
    let weights = (0..<63).map { Float($0 % 5) - 2 }
    let enlarged = writer.tensor([1, 12, 10, 7])
    let large = resized(input, 12, 10)
    let expected = Reference(12, 10, 9) { y, x, o in
      (0..<7).reduce(Double(o)) { $0 + large[y, x, $1] * Double(weights[o * 7 + $1]) }
    }
    writer.outputs = [writer.tensor(expected.shape)]
    let size = writer.constant([2], integers: [12, 10])
    writer.operation(23, [source, size], [enlarged], options: [3: .byte(1)])
    let kernel = writer.constant([9, 1, 1, 7], weights)
    let bias = writer.constant([9], (0..<9).map { Float($0) })
    writer.operation(
      3, [enlarged, kernel, bias], writer.outputs, options: [1: .integer(1), 2: .integer(1)])
    try check(expected, writer, tolerance: 1e-5)
  }

  private func resized(_ map: Reference, _ height: Int, _ width: Int) -> Reference {
    func place(_ i: Int, _ length: Int, _ wanted: Int) -> (Int, Int, Double) {
      let place = max(0, (Double(i) + 0.5) * Double(length) / Double(wanted) - 0.5)
      let first = min(Int(place), length - 1)
      return (first, min(first + 1, length - 1), place - Double(first))
    }
    return Reference(height, width, map.channels) { y, x, c in
      let (top, bottom, down) = place(y, map.height, height)
      let (left, right, across) = place(x, map.width, width)
      let above = map[top, left, c] * (1 - across) + map[top, right, c] * across
      let below = map[bottom, left, c] * (1 - across) + map[bottom, right, c] * across
      return above * (1 - down) + below * down
    }
  }

  /// Bit patterns and values from IEEE 754-2019, table 3.
  @Test func halfPrecisionConstantsAreReadExactly() throws {
    var writer = writer
    let bits: [UInt16] = [0x3C00, 0xC000, 0x7BFF, 0x0400, 0x0001, 0x8000, 0x3555]
    let values: [Double] = [1, -2, 65504, 0x1p-14, 0x1p-24, -0.0, 0.333251953125]
    let slopes = writer.halfPrecisionConstant([1, 1, 7], bits)
    writer.outputs = [writer.tensor(input.shape)]
    writer.operation(54, [source, slopes], writer.outputs)
    try check(
      Reference(6, 5, 7) { y, x, c in
        let value = input[y, x, c]
        return value < 0 ? Double(Float(value * values[c])) : value
      }, writer, tolerance: 0)
  }
}

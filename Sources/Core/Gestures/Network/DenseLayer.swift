/// A layer of weights: output = input · weights + bias.
///
/// Rows of weights are kept in vectors of eight, the last one filled up with zeros. There are only additions and
/// multiplications in a fixed order, no fused ones: every shell computes the same bits.
struct DenseLayer: Equatable, Sendable {
  typealias Eight = SIMD8<Float>

  /// Numbers that come in.
  let inputs: Int
  /// Numbers that go out.
  let outputs: Int
  /// `inputs` rows of `width` vectors.
  var weights: [Eight]
  /// `width` vectors.
  var bias: [Eight]

  /// Vectors of eight in a row.
  var width: Int { Self.width(outputs) }

  static func width(_ outputs: Int) -> Int { (outputs + 7) / 8 }

  init(inputs: Int, outputs: Int) {
    self.inputs = inputs
    self.outputs = outputs
    weights = [Eight](repeating: .zero, count: inputs * Self.width(outputs))
    bias = [Eight](repeating: .zero, count: Self.width(outputs))
  }

  /// One weight by its input and output.
  subscript(_ input: Int, _ output: Int) -> Float {
    get { weights[input * width + output / 8][output % 8] }
    set { weights[input * width + output / 8][output % 8] = newValue }
  }

  /// Computes the outputs of one example: `inputs` numbers in, `width` vectors out.
  @inline(__always)
  func apply(to input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Eight>) {
    let width = width
    weights.withUnsafeBufferPointer { weights in
      for k in 0..<width { output[k] = bias[k] }
      for i in 0..<inputs where input[i] != 0 {
        let x = Eight(repeating: input[i])
        let row = weights.baseAddress! + i * width
        for k in 0..<width { output[k] += x * row[k] }
      }
    }
  }
}

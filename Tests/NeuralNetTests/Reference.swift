import NeuralNet
import ScalarMath

/// A picture of numbers, and the operators by their definitions in plain loops, in double precision.
struct Reference {
  var height: Int
  var width: Int
  var channels: Int
  var values: [Double]

  var shape: [Int] { [1, height, width, channels] }

  init(_ height: Int, _ width: Int, _ channels: Int, _ value: (Int, Int, Int) -> Double) {
    (self.height, self.width, self.channels) = (height, width, channels)
    values = []
    for y in 0..<height {
      for x in 0..<width { for c in 0..<channels { values.append(value(y, x, c)) } }
    }
  }

  /// Random numbers around zero.
  init(_ height: Int, _ width: Int, _ channels: Int, _ random: inout RandomNumbers) {
    self.init(height, width, channels) { _, _, _ in 0 }
    values = Self.random(height * width * channels, &random)
  }

  /// Random numbers that float32 holds exactly.
  static func random(_ count: Int, _ random: inout RandomNumbers) -> [Double] {
    (0..<count).map { _ in Double(Float(random.uniform() * 2 - 1)) }
  }

  subscript(y: Int, x: Int, c: Int) -> Double {
    get { values[(y * width + x) * channels + c] }
    set { values[(y * width + x) * channels + c] = newValue }
  }

  /// Zero outside of the picture.
  func padded(_ y: Int, _ x: Int, _ c: Int) -> Double {
    0..<height ~= y && 0..<width ~= x ? self[y, x, c] : 0
  }

  /// The size and first place of a sliding window along one direction, as TensorFlow defines them.
  static func places(_ length: Int, _ window: Int, _ stride: Int, same: Bool) -> (Int, Int) {
    guard same else { return ((length - window) / stride + 1, 0) }
    let count = (length + stride - 1) / stride
    return (count, max(0, (count - 1) * stride + window - length) / 2)
  }
}

extension Network {
  /// All outputs for an input.
  func outputs(of input: Reference) -> [[Float]] {
    withInput { memory, rowStride in
      let row = input.width * input.channels
      for i in input.values.indices {
        memory[i / row * rowStride + i % row] = Float(input.values[i])
      }
    }
    run()
    return (0..<outputCount).map { output($0) }
  }
}

/// The largest difference of two lists; infinite where they cannot be compared.
func difference(_ a: [Float], _ b: [Double]) -> Double {
  guard a.count == b.count else { return .infinity }
  return zip(a, b).map { pair in
    let error = (Double(pair.0) - pair.1).magnitude
    return error.isNaN ? .infinity : error
  }.max() ?? 0
}

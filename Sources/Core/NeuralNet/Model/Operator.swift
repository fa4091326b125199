/// What an operation does, with the options of its kind; values as in TensorFlow Lite's schema.
enum Operator: Equatable, Sendable {
  case add(Activation)
  case concatenation(axis: Int, Activation)
  case convolution(Sliding, Activation)
  case depthwiseConvolution(Sliding, Activation)
  case dequantize
  case fullyConnected(Activation)
  case logistic
  case maximumPool(Sliding, width: Int, height: Int, Activation)
  case mean
  case pad
  case parametricRectifier
  case reshape
  case resizeBilinear(alignCorners: Bool, halfPixelCenters: Bool)
}

/// How a window slides over a picture.
struct Sliding: Equatable, Sendable {
  /// Whether zeros around the picture keep its size (divided by the stride).
  var samePadding: Bool
  var strideX: Int
  var strideY: Int
}

/// What is applied to each result of an operation: it is held between two bounds.
struct Activation: Equatable, Sendable {
  var low: Float
  var high: Float

  static let none = Activation(low: -.infinity, high: .infinity)

  /// The activation of that number in the schema, or `nil` if it is not a pair of bounds.
  init?(code: Int8) {
    switch code {
    case 0: self = .none
    case 1: self.init(low: 0, high: .infinity)
    case 2: self.init(low: -1, high: 1)
    case 3: self.init(low: 0, high: 6)
    default: return nil
    }
  }

  init(low: Float, high: Float) {
    self.low = low
    self.high = high
  }
}

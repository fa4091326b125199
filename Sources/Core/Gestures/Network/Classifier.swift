import ScalarMath

/// A small network that tells labels from features: standardised numbers, layers with rectifiers between, and the
/// softmax of the last one.
public struct Classifier: Sendable {
  /// The labels it knows, two or more.
  public let labels: [String]
  /// The features' means in training, which also stand for unknown ones.
  var means: [Float]
  /// What a feature's distance from its mean is multiplied by.
  var scales: [Float]
  var layers: [DenseLayer]

  /// How many features it takes.
  public var featureCount: Int { means.count }
  /// How many weights it has, biases included.
  public var weightCount: Int {
    var count = 0
    for layer in layers { count += (layer.inputs + 1) * layer.outputs }
    return count
  }

  /// Tells what `features` (as many as `featureCount`; NaN where unknown) belong to.
  public func predict(_ features: [Float]) -> Prediction {
    precondition(features.count == featureCount, "as many features as the model was trained with")
    return Prediction(labels: labels, probabilities: probabilities(features))
  }

  /// The probability of each label.
  func probabilities(_ features: [Float]) -> [Float] {
    var values = standardized(features)
    for number in layers.indices {
      let layer = layers[number]
      var output = [DenseLayer.Eight](repeating: .zero, count: layer.width)
      values.withUnsafeBufferPointer { values in
        output.withUnsafeMutableBufferPointer {
          layer.apply(to: values.baseAddress!, into: $0.baseAddress!)
        }
      }
      values = [Float](repeating: 0, count: layer.outputs)
      let isLast = number == layers.count - 1
      for i in values.indices {
        let value = output[i / 8][i % 8]
        values[i] = isLast || value > 0 ? value : 0
      }
    }
    softmax(&values)
    return values
  }

  /// Features as the first layer takes them: mean 0, deviation 1, at most 8 from the mean, unknown ones 0.
  func standardized(_ features: [Float]) -> [Float] {
    var values = features
    for i in values.indices {
      let value = (features[i] - means[i]) * scales[i]
      values[i] = value.isNaN ? 0 : clamp(value, -8, 8)
    }
    return values
  }
}

/// Turns numbers into probabilities.
func softmax(_ values: inout [Float]) {
  var highest = values[0]
  for value in values where value > highest { highest = value }
  var sum: Float = 0
  for i in values.indices {
    values[i] = Float(exp(Double(values[i] - highest)))
    sum += values[i]
  }
  for i in values.indices { values[i] /= sum }
}

import ScalarMath

/// Follows the gradient of the cross-entropy: examples are added up, then a step is taken by Adam's rule.
final class GradientDescent {
  private typealias Eight = DenseLayer.Eight

  var classifier: Classifier
  private let settings: TrainerSettings
  private let steps: Int
  private var stepNumber = 0
  private var weightInBatch: Float = 0
  private var gradients: [DenseLayer]
  private var means: [DenseLayer]
  private var squares: [DenseLayer]
  /// What goes into each layer, and last what comes out: whole vectors of eight.
  private var values: [[Eight]]
  /// The gradient by what comes out of each layer.
  private var slopes: [[Eight]]

  init(_ classifier: Classifier, settings: TrainerSettings, steps: Int) {
    self.classifier = classifier
    self.settings = settings
    self.steps = steps
    gradients = classifier.layers.map { DenseLayer(inputs: $0.inputs, outputs: $0.outputs) }
    means = gradients
    squares = gradients
    values = [[Eight](repeating: .zero, count: DenseLayer.width(classifier.featureCount))]
    slopes = []
    for layer in classifier.layers {
      values.append([Eight](repeating: .zero, count: layer.width))
      slopes.append([Eight](repeating: .zero, count: layer.width))
    }
  }

  /// Adds one example to the gradient and tells how well it was told before.
  func learn(_ features: [Float], target: Int, weight: Float) -> ExampleScore {
    let standardized = classifier.standardized(features)
    for i in standardized.indices { values[0][i / 8][i % 8] = standardized[i] }
    forwards()
    let last = classifier.layers.count - 1
    let labels = classifier.labels.count
    var probabilities = [Float](repeating: 0, count: labels)
    for i in 0..<labels { probabilities[i] = values[last + 1][i / 8][i % 8] }
    softmax(&probabilities)
    let smoothing = settings.labelSmoothing
    for i in 0..<labels {
      let wanted = smoothing / Float(labels) + (i == target ? 1 - smoothing : 0)
      slopes[last][i / 8][i % 8] = weight * (probabilities[i] - wanted)
    }
    backwards()
    weightInBatch += weight
    return ExampleScore(probabilities, target: target)
  }

  private func forwards() {
    let last = classifier.layers.count - 1
    for number in 0...last {
      let layer = classifier.layers[number]
      values[number].withUnsafeBytes { input in
        values[number + 1].withUnsafeMutableBufferPointer { output in
          layer.apply(
            to: input.baseAddress!.assumingMemoryBound(to: Float.self), into: output.baseAddress!)
          guard number < last else { return }
          for k in output.indices { output[k].replace(with: 0, where: output[k] .< 0) }
        }
      }
    }
  }

  private func backwards() {
    for number in stride(from: classifier.layers.count - 1, through: 0, by: -1) {
      let width = classifier.layers[number].width
      let inputs = classifier.layers[number].inputs
      slopes[number].withUnsafeBufferPointer { slope in
        for k in 0..<width { gradients[number].bias[k] += slope[k] }
        values[number].withUnsafeBytes { input in
          let input = input.baseAddress!.assumingMemoryBound(to: Float.self)
          gradients[number].weights.withUnsafeMutableBufferPointer { gradient in
            for i in 0..<inputs where input[i] != 0 {
              let x = Eight(repeating: input[i])
              let row = gradient.baseAddress! + i * width
              for k in 0..<width { row[k] += x * slope[k] }
            }
          }
        }
        guard number > 0 else { return }
        passBack(slope.baseAddress!, through: number)
      }
    }
  }

  /// The gradient by a hidden layer's outputs; a neuron at rest passes nothing back.
  private func passBack(_ slope: UnsafePointer<Eight>, through number: Int) {
    let width = classifier.layers[number].width
    classifier.layers[number].weights.withUnsafeBufferPointer { weights in
      for i in 0..<classifier.layers[number].inputs {
        var sum = Eight.zero
        if values[number][i / 8][i % 8] > 0 {
          let row = weights.baseAddress! + i * width
          for k in 0..<width { sum += row[k] * slope[k] }
        }
        let four = sum.lowHalf + sum.highHalf
        slopes[number - 1][i / 8][i % 8] = (four[0] + four[2]) + (four[1] + four[3])
      }
    }
  }

  /// Takes a step against the gradient of the examples since the last one.
  func step() {
    stepNumber += 1
    let share = Double(stepNumber) / Double(max(steps, 1))
    let rate = settings.learningRate * Float(0.5 + 0.5 * cosine(turns: min(share, 1) / 2))
    let (one, two) = (1 - pow(0.9, Double(stepNumber)), 1 - pow(0.999, Double(stepNumber)))
    let adam = AdamStep(
      rate: rate / Float(one), rootFactor: 1 / Float(squareRoot(two)),
      decay: 1 - rate * settings.weightDecay, gradientFactor: 1 / max(weightInBatch, 1e-12))
    weightInBatch = 0
    for number in classifier.layers.indices {
      adam.apply(
        to: &classifier.layers[number].weights, &gradients[number].weights,
        &means[number].weights, &squares[number].weights, decays: true)
      adam.apply(
        to: &classifier.layers[number].bias, &gradients[number].bias, &means[number].bias,
        &squares[number].bias, decays: false)
    }
  }
}

/// One step of Adam.
private struct AdamStep {
  /// The step's size, the means' bias corrected.
  let rate: Float
  /// Corrects the bias of the squares' root.
  let rootFactor: Float
  /// What weights keep of themselves.
  let decay: Float
  /// Makes a mean of a sum.
  let gradientFactor: Float

  @inline(__always)
  func apply(
    to weights: inout [DenseLayer.Eight], _ gradients: inout [DenseLayer.Eight],
    _ means: inout [DenseLayer.Eight], _ squares: inout [DenseLayer.Eight], decays: Bool
  ) {
    for i in weights.indices {
      let gradient = gradients[i] * gradientFactor
      gradients[i] = .zero
      means[i] = means[i] * 0.9 + gradient * 0.1
      squares[i] = squares[i] * 0.999 + gradient * gradient * 0.001
      var roots = DenseLayer.Eight.zero
      for lane in 0..<8 { roots[lane] = squareRoot(squares[i][lane]) }
      let kept = decays ? weights[i] * decay : weights[i]
      weights[i] = kept - means[i] * rate / (roots * rootFactor + 1e-8)
    }
  }
}

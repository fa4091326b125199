import ScalarMath

extension Classifier {
  /// Learns mean and deviation of each feature, unknown ones left out. Features that never change are ignored.
  mutating func standardize(by rows: [[Float]]) {
    for i in means.indices {
      var (sum, squares, count) = (0.0, 0.0, 0.0)
      for row in rows where !row[i].isNaN {
        sum += Double(row[i])
        squares += Double(row[i]) * Double(row[i])
        count += 1
      }
      let mean = sum / max(count, 1)
      let deviation = squareRoot(max(squares / max(count, 1) - mean * mean, 0))
      means[i] = Float(mean)
      scales[i] = deviation > 1e-5 ? Float(1 / deviation) : 0
    }
  }

  /// The same with weights as a model file keeps them.
  var rounded: Classifier {
    var other = self
    for number in layers.indices {
      let step = WeightStep(layers[number])
      for i in layers[number].weights.indices {
        for lane in 0..<8 {
          other.layers[number].weights[i][lane] = step.value(
            step.number(layers[number].weights[i][lane]))
        }
      }
    }
    return other
  }
}

/// A layer's weights as 16-bit numbers: multiples of a step that the greatest of them decides.
struct WeightStep {
  let size: Float

  init(_ layer: DenseLayer) {
    var greatest: Float = 0
    for eight in layer.weights {
      for lane in 0..<8 { greatest = max(greatest, eight[lane].magnitude) }
    }
    // A power of two, so that nothing is rounded twice.
    var step: Float = 0x1p-40
    while step * 32767 < greatest { step *= 2 }
    size = step
  }

  init(size: Float) {
    self.size = size
  }

  func number(_ weight: Float) -> Int16 {
    Int16(clamp(round(Double(weight / size)), -32767, 32767))
  }

  func value(_ number: Int16) -> Float {
    Float(number) * size
  }
}

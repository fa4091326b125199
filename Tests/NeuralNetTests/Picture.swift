import NeuralNet

/// Pictures of a formula in whole numbers; Tests/Goldens/NeuralNet/make_goldens.py has the same.
enum Picture: Int, CaseIterable {
  case texture = 0
  case discs = 1

  func value(x: Int, y: Int, channel: Int, width: Int, height: Int) -> Float {
    switch self {
    case .texture:
      return Float((x * 7 + y * 13 + channel * 29 + x * y % 31 * 5) % 256) / 255
    case .discs:
      let (dx, dy) = (2 * x - width, 2 * y - height + 40 * channel)
      return Float((dx * dx + dy * dy) / 64 % 256) / 255
    }
  }
}

extension Network {
  /// Fills the input with a picture.
  func draw(_ picture: Picture) {
    let (height, width, channels) = (inputShape[1], inputShape[2], inputShape[3])
    withInput { input, rowStride in
      for y in 0..<height {
        for x in 0..<width {
          for c in 0..<channels {
            input[y * rowStride + x * channels + c] = picture.value(
              x: x, y: y, channel: c, width: width, height: height)
          }
        }
      }
    }
  }

  /// All outputs of a picture.
  func outputs(of picture: Picture) -> [[Float]] {
    draw(picture)
    run()
    return (0..<outputCount).map { output($0) }
  }
}

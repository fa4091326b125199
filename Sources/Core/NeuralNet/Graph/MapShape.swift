/// The size of a feature map: rows, columns, and values for each of their crossings.
struct MapShape: Equatable, Sendable {
  var height: Int
  var width: Int
  var channels: Int

  /// Sides, strides and windows above this are refused, so that products of two fit 32 bits.
  static let greatestExtent = 1 << 14

  /// The map of a tensor's shape: [1, height, width, channels], or the last of these.
  init?(_ shape: [Int]) {
    guard 1...4 ~= shape.count, shape.count == 1 || shape[0] == 1 else { return nil }
    for extent in shape {
      guard 1...Self.greatestExtent ~= extent else { return nil }
    }
    height = shape.count == 4 ? shape[1] : 1
    width = shape.count >= 3 ? shape[shape.count - 2] : 1
    channels = shape[shape.count - 1]
    guard !height.multipliedReportingOverflow(by: width * channels).overflow else { return nil }
  }

  init(height: Int, width: Int, channels: Int) {
    self.height = height
    self.width = width
    self.channels = channels
  }

  /// The number of values.
  var count: Int { height * width * channels }
}

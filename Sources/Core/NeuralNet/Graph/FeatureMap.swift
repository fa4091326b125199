/// The memory of a feature map: NHWC float32 with a border of zeros around the picture.
///
/// The border spares convolutions all special cases at the picture's edge. Nothing ever writes to it,
/// so a map may hold one picture after the other.
final class FeatureMap {
  let shape: MapShape
  /// Pixels of zeros on each side.
  let border: Int
  /// Floats from one row to the next.
  let rowStride: Int
  /// The first value of the picture proper.
  let base: UnsafeMutablePointer<Float>
  private let memory: AlignedFloats

  init(_ shape: MapShape, border: Int) {
    self.shape = shape
    self.border = border
    rowStride = (shape.width + 2 * border) * shape.channels
    memory = AlignedFloats(count: (shape.height + 2 * border) * rowStride)
    base = memory.start + border * (rowStride + shape.channels)
  }

  /// The bytes such a map takes, or `nil` if that is more than a number can say.
  static func size(_ shape: MapShape, border: Int) -> Int? {
    let (width, height) = (shape.width + 2 * border, shape.height + 2 * border)
    let (row, rowOverflow) = width.multipliedReportingOverflow(by: shape.channels)
    let (all, overflow) = row.multipliedReportingOverflow(by: height)
    guard !rowOverflow, !overflow, all < Int.max / 8 else { return nil }
    return 4 * (all + AlignedFloats.slack)
  }

  /// Whether the picture's values lie in one line.
  var isContiguous: Bool { border == 0 || shape.height * shape.width == 1 }

  /// The first value of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<Float> { base + y * rowStride }
}

/// Zeroed floats at the start of a cache line, with room after the end for reads of whole vectors.
final class AlignedFloats {
  /// Floats after the end that may be read but mean nothing.
  static let slack = 64
  let start: UnsafeMutablePointer<Float>

  init(count: Int) {
    let capacity = count + Self.slack
    start = UnsafeMutableRawPointer.allocate(byteCount: 4 * capacity, alignment: 64)
      .bindMemory(to: Float.self, capacity: capacity)
    start.initialize(repeating: 0, count: capacity)
  }

  convenience init(_ values: [Float]) {
    self.init(count: values.count)
    for i in values.indices { start[i] = values[i] }
  }

  deinit { start.deallocate() }
}

/// The memory of a feature map: rows of NHWC float32, with zeros around them.
///
/// The zeros spare convolutions all special cases at the picture's edge. Nothing ever writes to them,
/// so a map may hold one picture after the other. A map may also have memory for a few of its rows
/// only, which then hold one row after the other.
final class FeatureMap {
  let shape: MapShape
  let layout: Layout
  /// Floats from one row to the next.
  let rowStride: Int
  /// The first value of the picture proper.
  let base: UnsafeMutablePointer<Float>
  private let memory: AlignedFloats

  /// How a map lies in memory.
  struct Layout: Equatable {
    /// Pixels of zeros left and right of each row.
    var sideBorder = 0
    /// Rows of zeros above and below the picture; only of maps that have all their rows.
    var endBorder = 0
    /// Rows there is memory for: row y takes the place y modulo this.
    var rows: Int
  }

  init(_ shape: MapShape, _ layout: Layout) {
    self.shape = shape
    self.layout = layout
    rowStride = (shape.width + 2 * layout.sideBorder) * shape.channels
    memory = AlignedFloats(count: (layout.rows + 2 * layout.endBorder) * rowStride)
    base = memory.start + layout.endBorder * rowStride + layout.sideBorder * shape.channels
  }

  /// The bytes such a map takes.
  static func size(_ shape: MapShape, _ layout: Layout) -> Int64 {
    let width = Int64(shape.width + 2 * layout.sideBorder)
    let height = Int64(layout.rows + 2 * layout.endBorder)
    return 4 * (width * height * Int64(shape.channels) + Int64(AlignedFloats.slack))
  }

  /// The first value of a row of the picture, or of one in the border above.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<Float> { base + y % layout.rows * rowStride }
}

/// One step of a network that is ready to run: it fills rows of one map from one or more others.
protocol Layer: AnyObject {
  /// Pixels of zeros the layer reads left and right of its first input's rows.
  var sideBorder: Int { get }

  /// Rows of zeros it reads above and below its first input.
  var endBorder: Int { get }

  /// Whether it finds the rows of its first input by their distance, so that all must be there.
  var readsAcrossRows: Bool { get }

  /// Whether it needs all rows of its input for any of its output.
  var needsAllRows: Bool { get }

  /// Multiplications of one run, for measuring.
  var multiplications: Int64 { get }

  /// Bytes of constants that each call of `compute` reads.
  var weightBytes: Int { get }

  /// The rows of an input that rows of the output depend on; rows outside the picture may be named.
  func rows(ofInput index: Int, for rows: Range<Int>) -> Range<Int>

  /// Computes rows of the output; the inputs' rows they depend on are there.
  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap)
}

extension Layer {
  var sideBorder: Int { 0 }
  var endBorder: Int { 0 }
  var readsAcrossRows: Bool { false }
  var needsAllRows: Bool { false }
  var multiplications: Int64 { 0 }
  var weightBytes: Int { 0 }
  func rows(ofInput index: Int, for rows: Range<Int>) -> Range<Int> { rows }
}

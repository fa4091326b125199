/// One step of a network that is ready to run: it fills rows of one map from one or more others.
protocol Layer: AnyObject {
  /// Zeros the layer reads around its first input.
  var border: Int { get }

  /// Multiplications of one run, for measuring.
  var multiplications: Int { get }

  /// The end of the rows of its inputs that the output's rows up to `end` depend on.
  func inputRows(for end: Int) -> Int

  /// Computes rows of the output; the inputs' rows they depend on are there.
  func compute(_ rows: Range<Int>, from inputs: [FeatureMap], into output: FeatureMap)
}

extension Layer {
  var border: Int { 0 }
  var multiplications: Int { 0 }
  func inputRows(for end: Int) -> Int { end }
}

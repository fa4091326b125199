extension NetworkBuilder {
  mutating func addMaximumPool(
    _ operation: Model.Operation, _ index: Int, _ sliding: Sliding, _ width: Int, _ height: Int,
    _ activation: Activation
  ) throws(ModelError) {
    try require(1...1, operation, index)
    let input = try shape(operation.inputs[0])
    guard let window = Window(height: height, width: width, sliding: sliding, over: input) else {
      throw .shapeMismatch(operation: index)
    }
    let output = MapShape(
      height: window.output.height, width: window.output.width, channels: input.channels)
    try define(operation.outputs[0], output, operation: index)
    append(
      MaximumPoolLayer(window: window, activation: activation), operation.inputs,
      operation.outputs[0])
  }

  /// A second input, of int32, says the new size, which the output's shape says as well.
  mutating func addResize(
    _ operation: Model.Operation, _ index: Int, _ alignCorners: Bool, _ halfPixelCenters: Bool
  ) throws(ModelError) {
    try require(2...2, operation, index)
    let input = try shape(operation.inputs[0])
    guard operation.inputs[1] >= 0 else { throw .wrongOperandCount(operation: index) }
    let size = try model.integers(operation.inputs[1])
    guard size.count == 2 else { throw .shapeMismatch(operation: index) }
    let output = MapShape(height: size[0], width: size[1], channels: input.channels)
    try define(operation.outputs[0], output, operation: index)
    append(
      BilinearResizeLayer(
        from: input, to: output, alignCorners: alignCorners, halfPixelCenters: halfPixelCenters),
      [operation.inputs[0]], operation.outputs[0])
  }

  /// The mean over height and width; other axes are not implemented.
  mutating func addMean(_ operation: Model.Operation, _ index: Int) throws(ModelError) {
    try require(2...2, operation, index)
    let input = try shape(operation.inputs[0])
    guard operation.inputs[1] >= 0 else { throw .wrongOperandCount(operation: index) }
    let axes = try model.integers(operation.inputs[1]).map { $0 < 0 ? $0 + 4 : $0 }
    guard model.tensors[operation.inputs[0]].shape.count == 4, axes == [1, 2] || axes == [2, 1]
    else { throw .unsupportedOption(operation: index) }
    try define(
      operation.outputs[0], MapShape(height: 1, width: 1, channels: input.channels),
      operation: index)
    append(MeanLayer(), [operation.inputs[0]], operation.outputs[0])
  }
}

extension NetworkBuilder {
  /// An addition joins the convolution that computes one of its operands, where possible.
  mutating func addAddition(
    _ operation: Model.Operation, _ index: Int, _ activation: Activation
  ) throws(ModelError) {
    try require(2...2, operation, index)
    let (a, b) = (operation.inputs[0], operation.inputs[1])
    let sum = try shape(a)
    guard try shape(b) == sum else { throw .shapeMismatch(operation: index) }
    try define(operation.outputs[0], sum, operation: index)
    for (tensor, other) in [(b, a), (a, b)] where tensor != other {
      guard
        let convolution = take(
          ConvolutionLayer.self, computing: tensor, where: { $0.canAdd })
      else {
        continue
      }
      convolution.layer.addResidual(activation)
      return append(convolution.layer, convolution.inputs + [other], operation.outputs[0])
    }
    append(AdditionLayer(activation), [a, b], operation.outputs[0])
  }

  /// A rectifier joins the convolution that computes its operand, where possible.
  mutating func addRectifier(_ operation: Model.Operation, _ index: Int) throws(ModelError) {
    try require(2...2, operation, index)
    let input = try shape(operation.inputs[0])
    try define(operation.outputs[0], input, operation: index)
    let slopes = try slopes(operation.inputs[1], channels: input.channels)
    try reserve(Int64(8 * (input.channels + AlignedFloats.slack)))
    if let convolution = take(
      ConvolutionLayer.self, computing: operation.inputs[0], where: { $0.canBend })
    {
      convolution.layer.bend(slopes)
      return append(convolution.layer, convolution.inputs, operation.outputs[0])
    }
    append(ParametricRectifierLayer(slopes), [operation.inputs[0]], operation.outputs[0])
  }

  /// One slope for each channel, of shape [1, 1, channels], or one for all.
  private func slopes(_ tensor: Int, channels: Int) throws(ModelError) -> [Float] {
    guard tensor >= 0 else { throw .missingConstant(tensor: tensor) }
    if model.elementCount(tensor) == 1 {
      return Array(repeating: try constant(tensor, count: 1)[0], count: channels)
    }
    guard model.tensors[tensor].shape.last == channels else {
      throw .unsupportedShape(tensor: tensor)
    }
    return try constant(tensor, count: channels)
  }

  mutating func addLogistic(_ operation: Model.Operation, _ index: Int) throws(ModelError) {
    try require(1...1, operation, index)
    try define(operation.outputs[0], try shape(operation.inputs[0]), operation: index)
    append(LogisticLayer(), operation.inputs, operation.outputs[0])
  }
}
